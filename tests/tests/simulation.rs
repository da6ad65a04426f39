//! Random games: at least a hundred thousand entries, each looked at from all sides.
//! `GAME=kokpar SEED=17 cargo test -p tests --test simulation` plays one game alone.

use tests::simulation::{Coverage, Played, fill_a_table, play, play_kokpar};

/// Entries in all games together.
const ENTRIES: usize = 100_000;

/// Steps of one game at the most: a whole match ends well before.
const STEPS: usize = 1_500;

/// Entries in all games of the Kazakh kind together.
const ENTRIES_OF_KOKPAR: usize = 50_000;

/// All games of one kind together.
#[derive(Default)]
struct All {
    entries: usize,
    refused: usize,
    undone: usize,
    games: usize,
    over: usize,
    finals: usize,
    shootouts: usize,
    coverage: Coverage,
}

/// Plays games until so many entries have been looked at; `SEED` and `GAME` play one alone.
fn all(game: &str, play: fn(u64, usize) -> Played, entries: usize) -> Option<All> {
    if let Ok(seed) = std::env::var("SEED") {
        if std::env::var("GAME").is_ok_and(|named| named == game) {
            let seed = seed.parse().expect("SEED is a whole number");
            println!("{:?}", play(seed, STEPS));
        }
        return None;
    }
    let mut all = All::default();
    for seed in 1.. {
        let played = std::panic::catch_unwind(|| play(seed, STEPS));
        let Ok(played) = played else {
            panic!("GAME={game} SEED={seed} plays this game again")
        };
        all.entries += played.entries;
        all.refused += played.refused;
        all.undone += played.undone;
        all.games += 1;
        all.over += usize::from(played.over);
        all.finals += usize::from(played.through.0);
        all.shootouts += usize::from(played.through.1);
        all.coverage.add(&played.coverage);
        if all.entries >= entries {
            break;
        }
    }
    println!(
        "{} entries, {} refused, {} taken back",
        all.entries, all.refused, all.undone
    );
    println!(
        "{} games, {} over, {} finals, {} shoot-outs",
        all.games, all.over, all.finals, all.shootouts
    );
    assert!(
        all.refused > entries / 100 && all.undone > entries / 200,
        "the games were too tame"
    );
    Some(all)
}

#[test]
fn random_games_keep_the_rules() {
    let Some(mut all) = all("khamsa", play, ENTRIES) else {
        return;
    };
    let (finals, shootouts) = (all.finals > all.games / 5, all.shootouts > all.games / 20);
    assert!(
        all.over > all.games / 4 && finals && shootouts,
        "too few games came to their end"
    );
    all.coverage.add(&fill_a_table());
    assert_eq!(all.coverage.missing(), [""; 0], "never seen");
}

#[test]
fn random_games_of_kokpar_keep_the_rules() {
    let Some(all) = all("kokpar", play_kokpar, ENTRIES_OF_KOKPAR) else {
        return;
    };
    assert!(all.over > all.games / 4, "too few games came to their end");
    assert_eq!(all.coverage.missing_of_kokpar(), [""; 0], "never seen");
}
