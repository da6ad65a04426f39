//! Plays the scenes that need a real gpiochip: `hall SCENE BINARY CONFIG STATE BANK`, where BANK is
//! the gpio-sim bank's directory in sysfs. Run by `tests/vm/hall` inside the virtual machine.
//!
//! `hall match BINARY CONFIG STATE ADDRESS` plays a whole match on drawn buttons, on any machine:
//! CONFIG says `kind = "simulated"` and listens there.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use dabyl_rules::Preset;
use tests::daemon::Start;
use tests::phone::Phone;
use tests::scenes::whole::{self, fingers::Fingers};
use tests::scenes::{Stage, cut, guard, race, theme};

const MATCHES: [Preset; 2] = [Preset::KhamsaRu, Preset::KhamsaAz];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [scene, binary, config, state, bank] = arguments.as_slice() else {
        eprintln!("usage: hall theme|race|cut|guard|match BINARY CONFIG STATE BANK");
        return ExitCode::from(2);
    };
    let state = PathBuf::from(state).join(scene);
    std::fs::create_dir_all(&state).expect("the state directory can be made");
    if scene == "match" && bank.contains(':') {
        let start = Start {
            binary: binary.into(),
            config: config.into(),
            state,
            address: bank.clone(),
        };
        let drawn = Fingers::Drawn(Phone::new(bank));
        MATCHES
            .into_iter()
            .for_each(|preset| whole::run(&start, &drawn, preset));
        return ExitCode::SUCCESS;
    }
    let stage = Stage::new(Path::new(bank), binary.into(), config.into(), state);
    match scene.as_str() {
        // T10: open round, 100 to 500 in Russian, 200 to 1000 in Azerbaijani.
        "theme" => {
            theme::play(&stage, Preset::KhamsaRu, [-400, -700, -300, -100]);
            theme::play(&stage, Preset::KhamsaAz, [-800, -1400, -600, -200]);
        }
        "match" => {
            let wired = Fingers::Wired(&stage);
            MATCHES
                .into_iter()
                .for_each(|preset| whole::run(&stage.start, &wired, preset));
        }
        "race" => race::run(&stage),
        "cut" => cut::run(&stage),
        "guard" => guard::run(&stage),
        other => {
            eprintln!("hall: there is no scene \"{other}\"");
            return ExitCode::from(2);
        }
    }
    println!("scene {scene}: as it should be");
    ExitCode::SUCCESS
}
