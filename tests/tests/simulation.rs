//! Random games: at least a hundred thousand entries, each looked at from all sides.
//! `SEED=17 cargo test -p tests --test simulation` plays one game alone.

use tests::simulation::{Coverage, fill_a_table, play};

/// Entries in all games together.
const ENTRIES: usize = 100_000;

/// Steps of one game at the most: a whole match ends well before.
const STEPS: usize = 1_500;

#[test]
fn random_games_keep_the_rules() {
    if let Ok(seed) = std::env::var("SEED") {
        let seed = seed.parse().expect("SEED is a whole number");
        println!("{:?}", play(seed, STEPS));
        return;
    }
    let (mut entries, mut refused, mut undone) = (0, 0, 0);
    let (mut games, mut over, mut finals, mut shootouts) = (0, 0, 0, 0);
    let mut coverage = Coverage::default();
    for seed in 1.. {
        let game = std::panic::catch_unwind(|| play(seed, STEPS));
        let Ok(played) = game else {
            panic!("SEED={seed} plays this game again")
        };
        entries += played.entries;
        refused += played.refused;
        undone += played.undone;
        games += 1;
        over += usize::from(played.over);
        finals += usize::from(played.through.0);
        shootouts += usize::from(played.through.1);
        coverage.add(&played.coverage);
        if entries >= ENTRIES {
            break;
        }
    }
    println!("{entries} entries, {refused} refused, {undone} taken back");
    println!("{games} games, {over} over, {finals} finals, {shootouts} shoot-outs");
    assert!(
        refused > ENTRIES / 100 && undone > ENTRIES / 200,
        "the games were too tame"
    );
    assert!(
        over > games / 4 && finals > games / 5 && shootouts > games / 20,
        "too few games came to their end"
    );
    coverage.add(&fill_a_table());
    assert_eq!(coverage.missing(), [""; 0], "never seen");
}
