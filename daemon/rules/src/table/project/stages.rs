//! What each onlooker may see of a game of four stages.

use super::super::Table;
use crate::contest::Contest;
use crate::game::Rules;
use crate::games::kokpar::Kokpar;
use crate::games::kokpar::board::Sector;
use crate::games::kokpar::terms::{BLOCKS, PRICES, ROWS, TOPICS, TOPICS_OF_BLOCK, TopicPick};
use crate::ledger::Attempt;
use crate::view::{
    BlockView, BoardTheme, Onlooker, Out, Round, SectorState, SectorView, StagePlayer, StagesView,
    TopicView,
};
use crate::vocabulary::{Phase, Seat};

const NS_PER_US: u64 = 1_000;

pub(super) fn stages(table: &Table, game: &Kokpar, who: Onlooker) -> StagesView {
    let seats = table.setup.seats.iter().map(|place| place.seat);
    StagesView {
        questions: questions(game),
        race: game.by_race(),
        players: seats.map(|seat| player(game, seat, who)).collect(),
        order: game.choosers().to_vec(),
        turn: game.turn(),
        draws: game.must_draw(),
        blocks: blocks(table, game),
        board: board(table, game, who),
        finalists: game.finalists().to_vec(),
        contenders: game.contenders_here().iter().collect(),
        places: game.places(),
        plays: game.plays(),
    }
}

fn questions(game: &Kokpar) -> u32 {
    let terms = game.terms();
    match game.round() {
        Round::Baige => terms.baige_questions,
        Round::Polyglot => u32::from(terms.topic_questions),
        Round::Kokpar => {
            let players = u32::try_from(game.at_question().len()).unwrap_or(0);
            u32::from(terms.picks) * players
        }
        Round::SuddenDeath | Round::Overtime => 0,
        Round::Open | Round::Semi | Round::Secret | Round::Personal => 0,
        Round::Final | Round::Shootout => 0,
    }
}

fn player(game: &Kokpar, seat: Seat, who: Onlooker) -> StagePlayer {
    let contest = game.contest();
    let told = game.frozen().filter(|_| who != Onlooker::Host);
    let figures = told.map_or_else(|| game.figures(), |told| *told)[seat.index()];
    let out = if game.eliminated().contains(seat) {
        Some(Out::Talked)
    } else if contest.in_game().contains(seat) {
        None
    } else {
        Some(Out::Left)
    };
    let line = line(contest, seat);
    let cast = game.ballot().of(seat);
    let known = keys_are_known(game, who);
    let alone = game
        .pressed_after()
        .filter(|_| game.round() == Round::Polyglot && game.turn() == Some(seat));
    let time_ns = match line {
        Some(line) if line.time_ns > 0 => Some(line.time_ns),
        Some(_) | None => alone.or(cast.filter(|_| known).map(|cast| cast.time_ns)),
    };
    StagePlayer {
        seat,
        baige: figures.baige,
        polyglot: figures.polyglot,
        time_ms: u32::try_from(figures.time_ms).unwrap_or(u32::MAX),
        offences: game.talks(seat),
        out,
        answered: cast.is_some(),
        key: cast.filter(|_| known).map(|cast| cast.key),
        time_us: time_ns.map(|ns| ns / NS_PER_US),
        verdict: line.map(|line| line.verdict),
        picks: game.board().turns(seat),
    }
}

/// The line of this seat on the present question, as far as it stands.
fn line(contest: &Contest, seat: Seat) -> Option<&Attempt> {
    let mut lines = contest.ledger().of(contest.number());
    lines.find(|line| line.seat == seat && !line.withdrawn)
}

/// Which keys were pressed: for the host when nothing can be pressed any more, for all once the right
/// option was shown.
fn keys_are_known(game: &Kokpar, who: Onlooker) -> bool {
    let (_, shown) = game.is_public();
    let closed = match game.contest().phase() {
        Phase::Closed | Phase::Shown | Phase::Void | Phase::After => true,
        Phase::Before | Phase::Ready | Phase::Value | Phase::Reading | Phase::Thinking => false,
        Phase::Open | Phase::Answering | Phase::Presenting => false,
        Phase::WaitingSignal | Phase::Rebound => false,
    };
    shown || (closed && who == Onlooker::Host)
}

/// The blocks of themes, from Полиглот on.
fn blocks(table: &Table, game: &Kokpar) -> Vec<BlockView> {
    match game.round() {
        Round::Polyglot => {}
        Round::Baige | Round::SuddenDeath | Round::Kokpar | Round::Overtime => return Vec::new(),
        Round::Open | Round::Semi | Round::Secret | Round::Personal => return Vec::new(),
        Round::Final | Round::Shootout => return Vec::new(),
    }
    let free = game.terms().topic_pick == TopicPick::Free;
    let drawn = game.turn().and_then(|seat| game.topics().block(seat));
    let current = game.turn().and_then(|seat| game.topics().of(seat));
    let topic = |theme: u8| TopicView {
        number: if free {
            theme
        } else {
            (theme - 1) % TOPICS_OF_BLOCK + 1
        },
        title: title(table, game, theme),
        taken_by: game.topics().taker(theme),
        current: current == Some(theme),
    };
    let block = |block: u8| BlockView {
        title: table.setup.blocks.get(usize::from(block) - 1).cloned(),
        drawn: drawn == Some(block),
        themes: (1..=TOPICS)
            .skip(usize::from((block - 1) * TOPICS_OF_BLOCK))
            .take(usize::from(TOPICS_OF_BLOCK))
            .map(topic)
            .collect(),
    };
    (1..=BLOCKS).map(block).collect()
}

/// The board, in Көкпар.
fn board(table: &Table, game: &Kokpar, who: Onlooker) -> Vec<BoardTheme> {
    if game.round() != Round::Kokpar {
        return Vec::new();
    }
    let ledger = game.contest().ledger();
    // While scores stand still, the board does not tell who has got its points.
    let told = game.frozen().is_none() || who == Onlooker::Host;
    let sector = |theme: u8, level: usize| {
        let sector = Sector { theme, level };
        let opener = game.board().opener(sector);
        let current = game.sector() == Some(sector);
        SectorView {
            price: sector.price(),
            state: match opener {
                None => SectorState::Closed,
                Some(_) if current => SectorState::Current,
                Some(_) => SectorState::Played,
            },
            chosen_by: opener.map(|(seat, _)| seat),
            won_by: opener
                .filter(|_| told)
                .and_then(|(_, question)| ledger.solver(question)),
        }
    };
    let row = |theme: u8| BoardTheme {
        number: theme,
        title: title(table, game, theme),
        sectors: (0..PRICES.len())
            .map(|level| sector(theme, level))
            .collect(),
    };
    (1..=ROWS).map(row).collect()
}

fn title(table: &Table, game: &Kokpar, theme: u8) -> Option<String> {
    let theme = table.setup.themes.get(game.theme_of_pack(theme)?)?;
    Some(theme.title.clone()).filter(|title| !title.is_empty())
}
