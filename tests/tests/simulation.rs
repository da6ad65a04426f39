//! Random games: at least a hundred thousand entries, each looked at from all sides.
//! `SEED=17 cargo test -p tests --test simulation` plays one game alone.

use tests::simulation::play;

/// Entries in all games together.
const ENTRIES: usize = 100_000;

/// Steps of one game: about as many as a theme takes, so that starts and ends come often.
const STEPS: usize = 150;

#[test]
fn random_games_keep_the_rules() {
    if let Ok(seed) = std::env::var("SEED") {
        let seed = seed.parse().expect("SEED is a whole number");
        println!("{:?}", play(seed, STEPS));
        return;
    }
    let (mut entries, mut refused, mut undone) = (0, 0, 0);
    for seed in 1.. {
        let game = std::panic::catch_unwind(|| play(seed, STEPS));
        let Ok(played) = game else {
            panic!("SEED={seed} plays this game again")
        };
        entries += played.entries;
        refused += played.refused;
        undone += played.undone;
        if entries >= ENTRIES {
            break;
        }
    }
    println!("{entries} entries, {refused} refused, {undone} taken back");
    assert!(
        refused > ENTRIES / 100 && undone > ENTRIES / 200,
        "the games were too tame"
    );
}
