//! What may be seen of a match of Khamsa: decisions of the teams, themes, the final. Who is ready is
//! for everybody; what a team has chosen is its own and the host's until it becomes public.

use crate::game::Rules;
use crate::games::khamsa::{Entry, Khamsa, Stage};
use crate::seat_set::SeatSet;
use crate::setup::{SeatSetup, Setup};
use crate::table::Table;
use crate::view::{
    CaptainView, EntryView, FinaleSeat, FinaleView, LineUp, Onlooker, PlayerView, RosterView,
    Round, StepKind, StepView, ThemeView,
};
use crate::vocabulary::{At, Command, Seat};

fn seats(set: SeatSet) -> Vec<Seat> {
    set.iter().collect()
}

/// What the teams decide now.
pub(super) fn step(khamsa: &Khamsa) -> Option<StepView> {
    let kind = match khamsa.stage() {
        Stage::Entries(Entry::Assign) => StepKind::Assign,
        Stage::Entries(Entry::Pick) => StepKind::Pick,
        Stage::Entries(Entry::Sequence) => StepKind::Sequence,
        Stage::Striking => StepKind::Strike,
        Stage::Naming => StepKind::Name,
        Stage::Wagering => StepKind::Wager,
        Stage::Discussing | Stage::Collecting => StepKind::Write,
        Stage::Calling | Stage::Playing | Stage::Reading | Stage::Revealing => return None,
        Stage::Withdrawn | Stage::Over => return None,
    };
    let always_open = matches!(
        khamsa.stage(),
        Stage::Naming | Stage::Discussing | Stage::Collecting
    );
    let turn = khamsa.strikes().turn(khamsa.contest().in_game());
    Some(StepView {
        kind,
        open: always_open || khamsa.is_open(),
        asked: seats(khamsa.asked()),
        ready: seats(khamsa.ready()),
        turn: turn.iter().next().filter(|_| turn.len() == 1),
        order: khamsa.strikes().order().collect(),
    })
}

/// Themes of the round, with the names that may be known.
pub(super) fn themes(table: &Table, khamsa: &Khamsa, who: Onlooker) -> Vec<ThemeView> {
    let stage = khamsa.stage();
    let public = |number: u8| match khamsa.round() {
        // AZ-7, RU-12: all five are announced before the round.
        Round::Open => true,
        // AZ-8, RU-14, AZ-10, RU-16: each directly before it is played.
        Round::Semi | Round::Secret => {
            number < khamsa.theme() || (number == khamsa.theme() && khamsa.theme_is_public())
        }
        // AZ-11: announced at once; RU-18: when the representatives have been named.
        Round::Personal => {
            let hidden = stage == Stage::Naming && khamsa.strikes().left().is_none();
            !hidden
        }
        Round::Final | Round::Shootout => false,
        Round::Baige | Round::Polyglot | Round::SuddenDeath => false,
        Round::Kokpar | Round::Overtime => false,
    };
    // While teams decide about all themes of a round, or strike them out, none is played yet.
    let decided = matches!(
        stage,
        Stage::Calling | Stage::Playing | Stage::Entries(Entry::Pick)
    ) || khamsa.strikes().left().is_some();
    let view = |number: u8| {
        let theme = khamsa.pages().theme(khamsa.round(), number);
        let theme = theme.and_then(|theme| table.setup.themes.get(theme));
        let current = decided && number == khamsa.theme();
        ThemeView {
            number,
            title: theme
                .map(|theme| theme.title.clone())
                .filter(|_| who == Onlooker::Host || public(number)),
            struck_by: khamsa.strikes().striker(number),
            played: khamsa.round() != Round::Personal && number < khamsa.theme(),
            current,
        }
    };
    (1..=khamsa.themes()).map(view).collect()
}

/// The name of a player by number.
pub(crate) fn name(place: &SeatSetup, number: u8) -> Option<String> {
    let mut roster = place.players.iter().chain(&place.reserves);
    roster.nth(usize::from(number).checked_sub(1)?).cloned()
}

/// Who plays is public from the moment that entries are closed; in the semi-open and the secret round
/// for one theme after the other (A-23, AZ-10).
pub(super) fn player_is_public(khamsa: &Khamsa) -> bool {
    match khamsa.stage() {
        Stage::Entries(_) | Stage::Naming => false,
        Stage::Striking | Stage::Calling | Stage::Playing | Stage::Over => true,
        Stage::Wagering | Stage::Reading | Stage::Discussing | Stage::Collecting => true,
        Stage::Revealing | Stage::Withdrawn => true,
    }
}

/// Who plays which theme of the round.
pub(crate) fn line_ups(setup: &Setup, khamsa: &Khamsa) -> Vec<LineUp> {
    let (round, theme) = (khamsa.round(), khamsa.theme());
    let last = match round {
        Round::Open if player_is_public(khamsa) => khamsa.themes(),
        Round::Semi | Round::Secret if player_is_public(khamsa) => theme,
        Round::Semi | Round::Secret => theme.saturating_sub(1),
        Round::Personal if player_is_public(khamsa) => 1,
        Round::Shootout if player_is_public(khamsa) => 1,
        Round::Open | Round::Personal | Round::Final | Round::Shootout => 0,
        Round::Baige | Round::Polyglot | Round::SuddenDeath => 0,
        Round::Kokpar | Round::Overtime => 0,
    };
    if last == 0 {
        return Vec::new();
    }
    let line = |place: &SeatSetup| LineUp {
        seat: place.seat,
        players: (1..=last)
            .map(|theme| name(place, khamsa.lists().at(place.seat, theme)?))
            .collect(),
    };
    let named = |place: &&SeatSetup| khamsa.squad(place.seat).is_named();
    setup.seats.iter().filter(named).map(line).collect()
}

/// The final, from its beginning on.
pub(super) fn finale(table: &Table, khamsa: &Khamsa, who: Onlooker) -> Option<FinaleView> {
    let begun = match khamsa.round() {
        Round::Final => true,
        Round::Shootout => khamsa.finale().is_locked(),
        Round::Open | Round::Semi | Round::Secret | Round::Personal => false,
        Round::Baige | Round::Polyglot | Round::SuddenDeath => false,
        Round::Kokpar | Round::Overtime => false,
    };
    if !begun {
        return None;
    }
    let playing = khamsa.finalists();
    let frozen = khamsa.contest().book().frozen;
    let frozen = frozen.filter(|_| who != Onlooker::Host);
    let view = |place: &SeatSetup| {
        let seat = place.seat;
        let verdict = khamsa.judged(seat);
        let own = who == Onlooker::Host || who == Onlooker::Captain(seat);
        let shown = own || verdict.is_some();
        let finale = khamsa.finale();
        FinaleSeat {
            seat,
            plays: playing.contains(seat),
            wagered: khamsa.has_wagered(seat),
            answered: finale.answer(seat).is_some(),
            wager: finale.wager(seat).filter(|_| shown),
            limits: khamsa.limits(seat).filter(|_| own && !finale.is_locked()),
            answer: finale.answer(seat).filter(|_| shown).map(str::to_owned),
            verdict,
            before: frozen.map_or_else(|| khamsa.before_final(seat), |totals| totals[seat.index()]),
        }
    };
    Some(FinaleView {
        seats: table.setup.seats.iter().map(view).collect(),
        next: khamsa.next_to_reveal(),
    })
}

/// What a team has entered in the present stage.
pub(super) fn entry(khamsa: &Khamsa, seat: Seat) -> Option<EntryView> {
    let players = match khamsa.stage() {
        Stage::Entries(Entry::Assign | Entry::Sequence) => khamsa.lists().of(seat).to_vec(),
        Stage::Entries(Entry::Pick) => vec![khamsa.lists().at(seat, khamsa.theme()).unwrap_or(0)],
        Stage::Naming => vec![khamsa.lists().at(seat, 1).unwrap_or(0)],
        Stage::Striking | Stage::Calling | Stage::Playing | Stage::Wagering => return None,
        Stage::Reading | Stage::Discussing | Stage::Collecting => return None,
        Stage::Revealing | Stage::Withdrawn | Stage::Over => return None,
    };
    Some(EntryView { seat, players })
}

/// Who can play for a team.
pub(super) fn roster(khamsa: &Khamsa, place: &SeatSetup) -> RosterView {
    let seat = place.seat;
    let squad = khamsa.squad(seat);
    let stays = khamsa.list_rules().reserves_play;
    let names = place.players.iter().chain(&place.reserves);
    let view = |(number, name): (u8, &String)| PlayerView {
        name: name.clone(),
        reserve: number > squad.players && !stays,
        used: khamsa.lists().is_used(seat, number, khamsa.theme()),
    };
    RosterView {
        seat,
        players: (1_u8..).zip(names).map(view).collect(),
    }
}

/// What only this captain may see.
pub(super) fn captain(table: &Table, khamsa: &Khamsa, seat: Seat, at: At) -> Option<CaptainView> {
    let place = table.setup.seats.iter().find(|place| place.seat == seat)?;
    let mut words: Vec<Command> = table.game.own_words();
    words.retain(|word| word.of_captain() == Some(seat) && super::legal::obeys(table, at, word));
    Some(CaptainView {
        seat,
        legal: words,
        roster: roster(khamsa, place),
        entry: entry(khamsa, seat),
    })
}
