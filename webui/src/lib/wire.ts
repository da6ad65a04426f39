// The types of the wire, exported from the daemon by tests/tests/wire.rs. Not to be edited:
// `UPDATE=1 cargo test -p tests --test wire` writes this file.

/**
 * What became of something said.
 */
export type Answer = { "answer": "done",
/**
 * The revision now.
 */
revision: Revision, } | { "answer": "refused",
/**
 * Why.
 */
why: Refusal, } | { "answer": "stale",
/**
 * The revision now.
 */
revision: Revision, } | { "answer": "bad-setup",
/**
 * Why.
 */
why: SetupError, } | { "answer": "not-saved",
/**
 * The revision now.
 */
revision: Revision, };

/**
 * `POST /api/preview`: a host asks what a word would do to the sums; nothing is changed. Answered by
 * `Preview`.
 */
export type AskPreview = {
/**
 * The game that the page showed.
 */
game: number,
/**
 * What might be said.
 */
command: Command, };

/**
 * One judged answer.
 */
export type AttemptView = {
/**
 * Number in the game, from 1; 0 if the answer clock judged (`auto_fail`) and not a host.
 */
attempt: number,
/**
 * Number of the question in the game, from 1.
 */
question: number,
/**
 * What the question was worth.
 */
price: number,
/**
 * Who.
 */
seat: Seat,
/**
 * How it was judged.
 */
verdict: Verdict,
/**
 * What it brought or cost; 0 when void.
 */
points: number,
/**
 * It counts for nothing, since an earlier attempt was right or the question was withdrawn.
 */
void: boolean, };

/**
 * `POST /api/begin`: a host begins a new game. Answered by `Answer`.
 */
export type Begin = {
/**
 * The game that the page showed, 0 if none: another one on the table makes this stale.
 */
game: number,
/**
 * Its name: the same when the same tap is sent again.
 */
id: CommandId,
/**
 * With what.
 */
setup: NewGame, };

/**
 * A block of themes.
 */
export type BlockView = {
/**
 * Its name; nothing where the set-up gives none.
 */
title: string | null,
/**
 * It has been drawn for the player whose turn it is.
 */
drawn: boolean,
/**
 * Its themes.
 */
themes: Array<TopicView>, };

/**
 * A theme of the board.
 */
export type BoardTheme = {
/**
 * Its number, from 1.
 */
number: number,
/**
 * Its name, if the box knows it.
 */
title: string | null,
/**
 * Its sectors, the cheapest first.
 */
sectors: Array<SectorView>, };

/**
 * A wired seat.
 */
export type BoxSeat = {
/**
 * Which.
 */
seat: Seat,
/**
 * One or three.
 */
keys: number,
/**
 * A key of it is down now.
 */
down: boolean,
/**
 * What its lamp does.
 */
lamp: Lamp,
/**
 * A key of it hangs on another input than the configuration says.
 */
spare: boolean, };

/**
 * The box's own state, the same for every onlooker.
 */
export type BoxView = {
/**
 * The board's name, for people.
 */
board: string,
/**
 * Buttons and lamps are simulated: the panel may press.
 */
simulated: boolean,
/**
 * Every wired seat.
 */
seats: Array<BoxSeat>,
/**
 * Every input that is configured as a spare.
 */
spares: Array<SpareInput>,
/**
 * The test of the buttons, while it is on: no press reaches the game.
 */
test: ButtonTest | null,
/**
 * The key for which the wiring assistant waits.
 */
learning: Learning | null,
/**
 * What the assistant has done last, until it is asked for something else.
 */
learned: Learned | null,
/**
 * What the host should know of the hardware and the card.
 */
warnings: Array<Warning>, };

/**
 * The test of the buttons (rules.md 6.2).
 */
export type ButtonTest = {
/**
 * Every player's key.
 */
seats: Array<TestedKey>,
/**
 * Every wired button of the host's.
 */
host: Array<TestedHostKey>,
/**
 * The last row of presses: it begins anew after a while of silence, and with a key that is in it.
 */
order: Array<TestedPress>,
/**
 * Keys that were down when the test began and still are, or have been down for too long.
 */
held: Array<SeatKey>,
/**
 * Edges that the kernel lost since the test began.
 */
lost: number, };

/**
 * A captain's code: it makes one phone the captain's.
 */
export type CaptainCode = {
/**
 * Six digits.
 */
code: string,
/**
 * How long it is good for, in milliseconds.
 */
expiresMs: number, };

/**
 * What a captain may see and do besides what all may.
 */
export type CaptainView = {
/**
 * Whose captain.
 */
seat: Seat,
/**
 * Its words that are legal now, with sample values.
 */
legal: Array<Command>,
/**
 * Its players.
 */
roster: RosterView,
/**
 * Its entry in the present step.
 */
entry: EntryView | null, };

/**
 * Which clock, and so why it runs.
 */
export type ClockKind = "thinking" | "answering" | "deciding" | "discussing" | "collecting" | "rebound";

/**
 * A clock that says what is left.
 */
export type ClockView = {
/**
 * Which.
 */
kind: ClockKind,
/**
 * Whether it runs.
 */
running: boolean,
/**
 * Milliseconds left at the instant of the view, rounded up: 0 only when it has run out.
 */
leftMs: number,
/**
 * Milliseconds it had at first.
 */
wholeMs: number, };

/**
 * A question as the host reads and judges it.
 */
export type Clue = {
/**
 * The text to be read.
 */
text: string,
/**
 * The right answer.
 */
answer: string,
/**
 * Other answers to accept.
 */
accept: Array<string>,
/**
 * Answers that are not enough.
 */
reject: Array<string>,
/**
 * For the host alone.
 */
note: string | null,
/**
 * What is to be chosen from, for keys A, B, C; empty where the answer is spoken.
 */
options?: Array<string>,
/**
 * Which of them is right.
 */
right?: Key | null,
/**
 * Picture, video or sound that the screen plays with it.
 */
media?: Media | null, };

/**
 * A question. Only a host's view carries more than `text`, and `answer` after it was shown.
 */
export type ClueView = {
/**
 * The text to be read. The public sees it from the end of reading on.
 */
text: string | null,
/**
 * The right answer.
 */
answer: string | null,
/**
 * Other answers to accept.
 */
accept: Array<string>,
/**
 * Answers that are not enough.
 */
reject: Array<string>,
/**
 * For the host alone.
 */
note: string | null,
/**
 * What is to be chosen from, for keys A, B, C.
 */
options: Array<string>,
/**
 * Which of them is right: for the host, and for all once it was revealed.
 */
right: Key | null,
/**
 * What the screen plays with it.
 */
media: MediaView | null, };

/**
 * A wish of the host. One that cannot be obeyed gets a [`Refusal`] and leaves no trace.
 */
export type Command = { "say": "call", } | { "say": "theme", } | { "say": "show",
/**
 * The price that the host reads out.
 */
price: number | null,
/**
 * The right option.
 */
key?: Key | null, } | { "say": "read", } | { "say": "done", } | { "say": "go", } | { "say": "judge",
/**
 * Who answered.
 */
seat: Seat,
/**
 * How.
 */
verdict: Verdict, } | { "say": "began",
/**
 * Who speaks.
 */
seat: Seat, } | { "say": "release",
/**
 * Who had the floor.
 */
seat: Seat, } | { "say": "buzz",
/**
 * Whose button is dead.
 */
seat: Seat,
/**
 * Which key, of a console of three; the only one if not said.
 */
key?: Key | null, } | { "say": "first",
/**
 * Who was first.
 */
seat: Seat, } | { "say": "close", } | { "say": "answer", } | { "say": "next", } | { "say": "withdraw", } | { "say": "replace", } | { "say": "amend",
/**
 * Number of the attempt in this game, from 1, in the order of being judged.
 */
attempt: number,
/**
 * What it should have been.
 */
verdict: Verdict, } | { "say": "amend-key",
/**
 * Number of the question among those that were revealed, from 1.
 */
reveal: number,
/**
 * Its right option.
 */
key: Key, } | { "say": "fine",
/**
 * Whose.
 */
seat: Seat,
/**
 * How many, more than 0.
 */
points: number,
/**
 * Why, for the protocol.
 */
reason: string | null, } | { "say": "adjust",
/**
 * Whose score.
 */
seat: Seat,
/**
 * By how much, not 0.
 */
points: number,
/**
 * Why; must not be empty.
 */
reason: string, } | { "say": "undo", } | { "say": "pause", } | { "say": "resume", } | { "say": "start", } | { "say": "assign",
/**
 * Whose.
 */
seat: Seat,
/**
 * For themes 1 … 5 the number of a player in the roster, from 1; a shorter list leaves the
 * rest open.
 */
players: Array<number>, } | { "say": "pick",
/**
 * Whose.
 */
seat: Seat,
/**
 * Number in the roster, from 1.
 */
player: number, } | { "say": "sequence",
/**
 * Whose.
 */
seat: Seat,
/**
 * As in `assign`.
 */
players: Array<number>, } | { "say": "lock", } | { "say": "name",
/**
 * Whose.
 */
seat: Seat,
/**
 * Number in the roster, from 1; 0 where a seat is a player.
 */
player: number, } | { "say": "strike",
/**
 * Who strikes.
 */
seat: Seat,
/**
 * Number of the theme, from 1.
 */
theme: number, } | { "say": "wager",
/**
 * Whose.
 */
seat: Seat,
/**
 * How many points.
 */
points: number, } | { "say": "write",
/**
 * Whose.
 */
seat: Seat,
/**
 * What; opaque text, at most [`crate::limits::WRITTEN_CHARS`].
 */
text: string, } | { "say": "discuss", } | { "say": "remove",
/**
 * Which.
 */
seat: Seat, } | { "say": "dispute",
/**
 * Number of the question in the game, from 1.
 */
question: number, } | { "say": "settle",
/**
 * Which.
 */
question: number, } | { "say": "annul",
/**
 * Number of the question in the game, from 1.
 */
question: number, } | { "say": "freeze",
/**
 * Stand still.
 */
frozen: boolean, } | { "say": "sign", } | { "say": "reveal", } | { "say": "finish", } | { "say": "signal", } | { "say": "talk",
/**
 * Who.
 */
seat: Seat, } | { "say": "draw",
/**
 * Who.
 */
seat: Seat, } | { "say": "topic",
/**
 * Who.
 */
seat: Seat,
/**
 * Number in the drawn block, from 1; of all themes under `polyglot_pick free`.
 */
theme: number, } | { "say": "sector",
/**
 * Who.
 */
seat: Seat,
/**
 * Number of the theme, from 1.
 */
theme: number,
/**
 * Price of the sector.
 */
price: number, } | { "say": "play", };

/**
 * Names a command so that a doubled tap does nothing twice: chosen by the sender, 8 to 64 characters.
 */
export type CommandId = string;

/**
 * `GET /api/devices`: one paired device. The answer is a list of them.
 */
export type Device = {
/**
 * Names it for `POST /api/devices/revoke`.
 */
id: string,
/**
 * What it called itself.
 */
device: string,
/**
 * Seconds since 1970 by the box's own clock when it was paired: for people only.
 */
pairedAt: number,
/**
 * It is the device that asks.
 */
mine: boolean,
/**
 * A page of it is connected now.
 */
connected: boolean,
/**
 * Not a host: the captain of the team at this seat.
 */
captain: Seat | null,
/**
 * The captain's team; opaque text.
 */
team: string | null, };

/**
 * `POST /api/captains`: a host wants a code for the captain of the team at this seat. A new one
 * replaces the one before. Answered by [`CaptainCode`].
 */
export type DrawCode = {
/**
 * Where the team sits.
 */
seat: Seat, };

/**
 * A team's entry, for those who may see it.
 */
export type EntryView = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Numbers in the roster, 0 where nobody is named yet.
 */
players: Array<number>, };

/**
 * A team in the final. Wager and answer stand here for the host, for the team's own captain, and
 * for everybody once they have been judged.
 */
export type FinaleSeat = {
/**
 * Which.
 */
seat: Seat,
/**
 * It plays; others sit out.
 */
plays: boolean,
/**
 * Its wager is in.
 */
wagered: boolean,
/**
 * Its answer is in.
 */
answered: boolean,
/**
 * Its wager.
 */
wager: number | null,
/**
 * Its limits; for the host and its captain.
 */
limits: [number, number] | null,
/**
 * Its answer.
 */
answer: string | null,
/**
 * How it was judged.
 */
verdict: Verdict | null,
/**
 * Its total before the final.
 */
before: number, };

/**
 * The final as far as this onlooker may know it.
 */
export type FinaleView = {
/**
 * Every seat.
 */
seats: Array<FinaleSeat>,
/**
 * Whose answer is shown next: lowest total first.
 */
next: Seat | null, };

/**
 * The box at one instant, for one kind of onlooker.
 */
export type Frame = {
/**
 * Drawn at each start of the daemon, so that a page knows that the box was away.
 */
boot: number,
/**
 * Counts frames since the start.
 */
serial: number,
/**
 * Which game is on the table, counted from the first ever; 0 when there is none.
 */
game: number,
/**
 * The game, if one is on the table.
 */
view: View | null,
/**
 * The box.
 */
box: BoxView, };

/**
 * `GET /api/book/head`: what is saved of the present game, in one number that the protocol shows.
 */
export type Head = {
/**
 * Which game.
 */
game: number,
/**
 * Its rows, the set-up among them.
 */
rows: number,
/**
 * SHA-256 of the chain up to the last of them: 64 hexadecimal digits, of which the first twelve
 * are the short form. It gives nothing of the game away.
 */
head: string, };

/**
 * Which button is to be held, and the ticket to ask with at `GET /api/pair/hold/{ticket}`:
 * 202 not yet, 204 with a cookie when it was held, 410 when the ticket is gone.
 */
export type Hold = {
/**
 * Names this attempt; known to the asker alone.
 */
ticket: string,
/**
 * The button, drawn by lot.
 */
role: WiredButton,
/**
 * How long it must be held, in milliseconds.
 */
holdMs: number,
/**
 * How long the ticket is good for, in milliseconds.
 */
expiresMs: number, };

/**
 * The host's wired buttons.
 */
export type HostButton = "arm" | "right" | "wrong";

/**
 * The host's wired buttons.
 */
export type HostKey = "arm" | "right" | "wrong";

/**
 * What only the host may see and do.
 */
export type HostView = {
/**
 * All that may be said now. Words with free text or points stand here once, with sample values.
 */
legal: Array<Command>,
/**
 * The likeliest of them, best first: what the big buttons say.
 */
likely: Array<Command>,
/**
 * What `undo` would take back.
 */
undo: Command | null,
/**
 * Every attempt of the game so far.
 */
attempts: Array<AttemptView>,
/**
 * The presses of this question, in order of their stamps.
 */
presses: Array<PressView>,
/**
 * The floor was claimed before the reading had begun (RU-30b).
 */
beforeReading: boolean,
/**
 * The answer clock has run out: the host decides whether the answer was late.
 */
answerOverdue: boolean,
/**
 * Tied seats among whom the host must name the first (`press_tie host`).
 */
tied: Array<Seat>,
/**
 * Lots drawn on this question.
 */
lots: Array<Array<Seat>>,
/**
 * Every team's entry in the present step.
 */
entries: Array<EntryView>,
/**
 * Who can play, by number.
 */
rosters: Array<RosterView>,
/**
 * Numbers of disputed questions.
 */
disputes: Array<number>,
/**
 * Spare questions of the pack that still fit the present question; nothing on paper.
 */
spares: number | null, };

/**
 * Why a press did not count; the first that applies (game-format.md, fine print 5).
 */
export type Ignored = "eliminated" | "held" | "paused" | "not-at-table" | "early" | "late" | "closed" | "already-answered" | "already-queued";

/**
 * One of the up to three keys of a console. A station with a single button has key A.
 */
export type Key = "a" | "b" | "c";

/**
 * What a lamp does. A lamp that can only be on or off shows `Armed` as off.
 */
export type Lamp = "off" | "armed" | "blink" | "on";

/**
 * `POST /api/wiring`: the next press of any input becomes this key's. 202, and what came of it is in
 * the frames. `DELETE /api/wiring` gives it up, `POST /api/wiring/reset` (with `{}`) puts every key
 * where the configuration says: 204.
 */
export type LearnKey = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which of the console's keys.
 */
key?: Key, };

/**
 * The wiring assistant has given an input to a key.
 */
export type Learned = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which of the console's keys.
 */
key: Key,
/**
 * The pin that it has now.
 */
pin: number,
/**
 * The key whose input this was: it has this one's former input.
 */
swapped: SeatKey | null, };

/**
 * The wiring assistant waits for a press.
 */
export type Learning = {
/**
 * Whose key it will be.
 */
seat: Seat,
/**
 * Which of the console's keys.
 */
key: Key,
/**
 * For how long it still waits.
 */
leftMs: number, };

/**
 * `POST /api/leave`: a browser gives up being a host's or a captain's. 204.
 */
export type Leave = Record<symbol, never>;

/**
 * Who plays which theme for one team.
 */
export type LineUp = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Names for themes 1 …; nothing where nobody plays, or where it is not yet public.
 */
players: Array<string | null>, };

/**
 * `GET /api/me`: what the asking browser is, and how it could become a host.
 */
export type Me = {
/**
 * It is paired as a host.
 */
host: boolean,
/**
 * It is the phone of the captain of the team at this seat.
 */
captain: Seat | null,
/**
 * The box has a PIN, so `POST /api/pair` may succeed.
 */
pinSet: boolean,
/**
 * The box has a wired button, so `POST /api/pair/hold` may succeed.
 */
holdable: boolean, };

/**
 * A file that the screen plays with a question.
 */
export type Media = {
/**
 * What it is.
 */
kind: MediaKind,
/**
 * Its name in the box's store of media: the SHA-256 of its bytes in 64 hexadecimal digits, a dot and the
 * extension. Nobody can guess it before the question is shown.
 */
file: string, };

/**
 * What a file shows.
 */
export type MediaKind = "picture" | "video" | "sound";

/**
 * A file that the screen plays.
 */
export type MediaView = {
/**
 * What it shows.
 */
kind: MediaKind,
/**
 * Its name in the box's store: `/media/` and this is its address.
 */
file: string, };

/**
 * What a host may settle before a game. It is [`Setup`] without what the box settles: the seed of
 * the lots and their outcomes, which nobody may choose.
 */
export type NewGame = {
/**
 * Which game.
 */
preset: Preset,
/**
 * The seats in play with who sits there, in order of seats.
 */
seats: Array<SeatSetup>,
/**
 * Themes from the first that is played; may be empty (a game on paper).
 */
themes?: Array<Theme>,
/**
 * The file of a pack on the box, whose questions are laid instead of `themes`.
 */
pack?: string | null,
/**
 * Options by name, where they differ from the preset.
 */
options?: { [key in string]: string },
/**
 * Where the game begins, all before counted as over: a game that goes on from paper.
 */
start?: Start | null,
/**
 * Totals with which it begins: a game that goes on from paper.
 */
scores?: { [key in Seat]: number },
/**
 * Answer times in milliseconds with which it begins (kokpar-kk): a game that goes on from paper.
 */
times?: { [key in Seat]: number },
/**
 * Names of the blocks of themes (KK-13), for a game on paper.
 */
blocks?: Array<string>, };

/**
 * Why a player is out of the game.
 */
export type Out = "talked" | "left";

/**
 * What is wrong with an archive. The page says it by the name of the variant (`archive-…` in the
 * locales).
 */
export type PackArchiveWrong = { "archive": "broken", } | { "archive": "no-text", } | { "archive": "two-texts", } | { "archive": "many",
/**
 * The most.
 */
most: number, } | { "archive": "name",
/**
 * Which.
 */
name: string, } | { "archive": "link",
/**
 * Its name.
 */
name: string, } | { "archive": "deep",
/**
 * Its name.
 */
name: string, } | { "archive": "twice",
/**
 * Which.
 */
name: string, } | { "archive": "locked",
/**
 * Its name.
 */
name: string, } | { "archive": "method",
/**
 * Its name.
 */
name: string, };

/**
 * One thing that is wrong, or that had better be looked at.
 */
export type PackFault = {
/**
 * The line, from 1.
 */
line: number,
/**
 * The column, from 1, in characters.
 */
column: number,
/**
 * What is wrong; its sentence says what to do as well.
 */
what: PackWrong, };

/**
 * What is wrong with a file beside the text. The page says it by the name of the variant (`file-…` in
 * the locales).
 */
export type PackFileWrong = { "is": "name", } | { "is": "alone", } | { "is": "missing", } | { "is": "misspelt",
/**
 * What may be meant.
 */
nearest: string, } | { "is": "kind", } | { "is": "codec",
/**
 * How its picture or sound is packed.
 */
codec: string, } | { "is": "broken", } | { "is": "unreadable", } | { "is": "too-large",
/**
 * The most, in MiB.
 */
most: number, } | { "is": "wide",
/**
 * The most points.
 */
most: number, } | { "is": "total",
/**
 * The most, in MiB.
 */
most: number, } | { "is": "unused", };

/**
 * `GET /api/packs`: a pack on the box. The answer is a list of them.
 */
export type PackInfo = {
/**
 * Its file, which names it.
 */
file: string,
/**
 * It came with the box, so nobody can remove it.
 */
shipped: boolean,
/**
 * Its title, or its file's name if it has none.
 */
title: string,
/**
 * Its language, if it says one.
 */
language: PackLanguage | null,
/**
 * What it has for each round, in the order of the file.
 */
rounds: Array<PackRound>,
/**
 * Spare questions, those of the final too.
 */
spares: number,
/**
 * Files that its questions show.
 */
files: number,
/**
 * Bytes of all of them.
 */
bytes: number,
/**
 * Games that it is not for; none as long as it has faults, for then nobody knows.
 */
unfit: Array<PackUnfit>,
/**
 * Faults found in it; such a pack cannot be played.
 */
faults: number,
/**
 * What had better be looked at: `GET /api/packs/{file}` says it.
 */
warnings: number, };

/**
 * A language of the box.
 */
export type PackLanguage = "az" | "ru" | "kk" | "en";

/**
 * `GET /api/packs/{file}`: what is wrong with a pack, and what `POST /api/packs/{file}` answers with
 * 422 to one that cannot be played.
 */
export type PackReport = {
/**
 * What must be mended, in order of places.
 */
faults: Array<PackFault>,
/**
 * What had better be looked at, in order of places.
 */
warnings: Array<PackFault>,
/**
 * How many of both are not told.
 */
more: number, };

/**
 * What a pack has for one round.
 */
export type PackRound = {
/**
 * Which; nothing for the themes of a quiz without rounds.
 */
kind: Round | null,
/**
 * Titles of its themes; none in the final and the shoot-out.
 */
themes: Array<string>,
/**
 * Questions of all its themes, or its own.
 */
questions: number, };

/**
 * A game that a pack is not for.
 */
export type PackUnfit = {
/**
 * Which.
 */
preset: Preset,
/**
 * Why.
 */
why: WhyUnfit, };

/**
 * A fault, which keeps a pack from being played, or a warning, which does not.
 */
export type PackWrong = { "wrong": "too-large",
/**
 * The most, in KiB.
 */
most: number, } | { "wrong": "not-utf8", } | { "wrong": "utf16", } | { "wrong": "cp1251", } | { "wrong": "no-toml",
/**
 * What the parser says, in English.
 */
message: string, } | { "wrong": "open-text", } | { "wrong": "no-equals", } | { "wrong": "no-quotes", } | { "wrong": "text-goes-on", } | { "wrong": "key-twice", } | { "wrong": "format", } | { "wrong": "missing",
/**
 * Which.
 */
key: string, } | { "wrong": "unknown-key",
/**
 * Which.
 */
key: string, } | { "wrong": "misspelt",
/**
 * As it stands there.
 */
key: string,
/**
 * What it may be.
 */
nearest: string, } | { "wrong": "misplaced",
/**
 * Which.
 */
key: string,
/**
 * The kind of this round.
 */
round: Round, } | { "wrong": "not-text",
/**
 * Which key.
 */
key: string, } | { "wrong": "not-texts",
/**
 * Which key.
 */
key: string, } | { "wrong": "not-number",
/**
 * Which key.
 */
key: string,
/**
 * The least.
 */
least: number,
/**
 * The most.
 */
most: number, } | { "wrong": "not-tables",
/**
 * Which key.
 */
key: string, } | { "wrong": "empty",
/**
 * Which key.
 */
key: string, } | { "wrong": "too-long",
/**
 * Which key.
 */
key: string,
/**
 * The most characters.
 */
most: number, } | { "wrong": "control",
/**
 * Which key.
 */
key: string, } | { "wrong": "word",
/**
 * Which key.
 */
key: string,
/**
 * What stands there.
 */
given: string,
/**
 * What may stand there.
 */
allowed: string, } | { "wrong": "too-many",
/**
 * Of what.
 */
key: string,
/**
 * The most.
 */
most: number, } | { "wrong": "not-here",
/**
 * Which.
 */
key: string, } | { "wrong": "options",
/**
 * How many it has.
 */
count: number, } | { "wrong": "same-options",
/**
 * What both say.
 */
option: string, } | { "wrong": "right-cyrillic", } | { "wrong": "theme-count",
/**
 * Which.
 */
round: Round,
/**
 * How many it has.
 */
count: number,
/**
 * How many it needs.
 */
exactly: number, } | { "wrong": "block-themes",
/**
 * Which, from 1.
 */
block: number,
/**
 * How many it has.
 */
count: number,
/**
 * How many it needs.
 */
exactly: number, } | { "wrong": "blocks",
/**
 * How many there are.
 */
count: number, } | { "wrong": "file",
/**
 * Its name.
 */
file: string,
/**
 * What is wrong with it.
 */
what: PackFileWrong, } | { "wrong": "archive",
/**
 * What is wrong with it.
 */
what: PackArchiveWrong, } | { "wrong": "questions",
/**
 * How many it has.
 */
count: number, } | { "wrong": "themes",
/**
 * Which.
 */
round: Round,
/**
 * How many it has.
 */
count: number,
/**
 * How many it needs.
 */
least: number, } | { "wrong": "round-twice",
/**
 * Which.
 */
round: Round, } | { "wrong": "mixed", } | { "wrong": "nothing-to-play", } | { "wrong": "no-round",
/**
 * Which.
 */
round: Round, } | { "wrong": "few-themes",
/**
 * How many there are.
 */
count: number, } | { "wrong": "more-themes",
/**
 * In which round.
 */
round: Round,
/**
 * How many there are.
 */
count: number, } | { "wrong": "no-spares", } | { "wrong": "few-shootout",
/**
 * How many there are.
 */
count: number,
/**
 * How many there had better be.
 */
least: number, } | { "wrong": "few-baige",
/**
 * How many there are.
 */
count: number,
/**
 * How many there had better be.
 */
least: number, } | { "wrong": "few-overtime",
/**
 * How many there are.
 */
count: number,
/**
 * How many there had better be.
 */
least: number, } | { "wrong": "nothing-to-see", } | { "wrong": "same-key",
/**
 * Which: `a`, `b` or `c`.
 */
key: string, } | { "wrong": "answer-not-right",
/**
 * The answer.
 */
answer: string,
/**
 * The right option.
 */
option: string, } | { "wrong": "answer-in-text",
/**
 * The answer.
 */
answer: string, } | { "wrong": "same-question",
/**
 * In which line.
 */
first: number, } | { "wrong": "both-ways",
/**
 * The answer.
 */
answer: string, };

/**
 * `POST /api/pair/hold`: a browser wants to become a host by holding a wired button. Answered by
 * [`Hold`].
 */
export type PairByHold = {
/**
 * What the device calls itself; opaque text for the list of devices.
 */
device: string, };

/**
 * `POST /api/pair`: a browser wants to become a host by the PIN. 204 with a cookie.
 */
export type PairByPin = {
/**
 * The PIN as typed.
 */
pin: string,
/**
 * What the device calls itself; opaque text for the list of devices.
 */
device: string, };

/**
 * `POST /api/pair/captain`: a phone wants to become a captain's by the code that the host's page
 * shows. 204 with a cookie.
 */
export type PairCaptain = {
/**
 * The code as typed.
 */
code: string,
/**
 * What the device calls itself; opaque text for the list of devices.
 */
device: string, };

/**
 * `POST /api/panel`: a button of the simulated board goes down or up. 204.
 */
export type PanelPress = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which of the console's keys.
 */
key: Key,
/**
 * Down or up.
 */
down: boolean, } | {
/**
 * Which.
 */
host: HostButton,
/**
 * Down or up.
 */
down: boolean, } | {
/**
 * Its pin.
 */
spare: number,
/**
 * Down or up.
 */
down: boolean, };

/**
 * Where in the game.
 */
export type Place = {
/**
 * The round, in games that have rounds.
 */
round: Round | null,
/**
 * Number of the theme, from 1; 0 in games without themes.
 */
theme: number,
/**
 * Themes of this round.
 */
themes: number,
/**
 * Number of the question in its theme (lockout: in the game), from 1.
 */
question: number,
/**
 * The price of the question that is played or comes next.
 */
price: number | null,
/**
 * All prices of the theme.
 */
prices: Array<number>, };

/**
 * A player of a roster.
 */
export type PlayerView = {
/**
 * The name; opaque text.
 */
name: string,
/**
 * May not play in this game (RU-4).
 */
reserve: boolean,
/**
 * Has had a theme in this round.
 */
used: boolean, };

/**
 * The closed list of games.
 */
export type Preset = "khamsa-az" | "khamsa-ru" | "kokpar-kk" | "lockout";

/**
 * One press and its fate.
 */
export type PressView = {
/**
 * Who.
 */
seat: Seat,
/**
 * Which key.
 */
key: Key,
/**
 * Microseconds behind the first press that counted on this question (negative: before it).
 */
afterFirstUs: number, } & ({ "fate": "floor" } | { "fate": "queued" } | { "fate": "answered" } | { "fate": "ignored", "why": Ignored });

/**
 * What a word would do to the sums.
 */
export type Preview = { "answer": "sums",
/**
 * Every seat in play, in order.
 */
scores: Array<Sum>, } | { "answer": "refused",
/**
 * Why.
 */
why: Refusal, } | { "answer": "stale",
/**
 * The revision now.
 */
revision: Revision, };

/**
 * Anything but success that is not an `Answer`: what, where, what to do.
 */
export type Problem = {
/**
 * For the page, which has its own sentence for each.
 */
problem: ProblemCode,
/**
 * For whoever looks at the wire: English, and never anything secret.
 */
detail: string, };

/**
 * The kinds of problem.
 */
export type ProblemCode = "bad-json" | "bad-query" | "not-paired" | "foreign-origin" | "wrong-pin" | "no-pin" | "wrong-code" | "not-yours" | "not-found" | "no-panel" | "no-such-button" | "no-such-device" | "no-such-team" | "no-such-game" | "no-such-pack" | "pack-name" | "pack-shipped" | "packs-full" | "pack-faulty" | "pack-unfit" | "pack-large" | "pack-card" | "method" | "too-slow" | "question-live" | "ticket-gone" | "captain-gone" | "too-large" | "not-json" | "wrong-host" | "too-many" | "full" | "no-answer" | "not-saved" | "no-button";

/**
 * A verdict that was changed.
 */
export type ProtocolAmendment = {
/**
 * Number of the attempt in the game.
 */
attempt: number,
/**
 * What it had been.
 */
from: Verdict,
/**
 * What it became.
 */
to: Verdict, };

/**
 * A judged answer.
 */
export type ProtocolAttempt = {
/**
 * Its number in the game, from 1; 0 if the answer clock judged and not a host.
 */
attempt: number,
/**
 * Whose.
 */
seat: Seat,
/**
 * How it was judged, as it stands now.
 */
verdict: Verdict,
/**
 * What it brings or costs; 0 when void.
 */
points: number,
/**
 * It counts for nothing: an earlier answer was right after all, or the question does not count.
 */
void: boolean,
/**
 * Microseconds that the answer took, in games that count them.
 */
timeUs?: number, };

/**
 * Points that no answer brought.
 */
export type ProtocolCorrection = {
/**
 * Whose score.
 */
seat: Seat,
/**
 * By how much; below 0 for a fine.
 */
points: number,
/**
 * A fine by the rules (RU-35), or a correction by hand.
 */
fine: boolean,
/**
 * Why.
 */
reason: string | null,
/**
 * The last question that had been announced by then; 0 before the first.
 */
afterQuestion: number, };

/**
 * A player's points and times. Corrections by hand stand apart.
 */
export type ProtocolFigures = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Points of Бәйге.
 */
baige: number,
/**
 * Microseconds of the answers of Бәйге that count for ties.
 */
baigeUs: number,
/**
 * Points of Полиглот.
 */
polyglot: number,
/**
 * The same time of Полиглот.
 */
polyglotUs: number,
/**
 * What broke ties: whole milliseconds, rounded down for each answer (fine print 8).
 */
timeMs: number,
/**
 * Points of Көкпар, for those who play it.
 */
kokpar: number | null,
/**
 * Sent out of the game for talking.
 */
talkedOut: boolean, };

/**
 * The final.
 */
export type ProtocolFinale = {
/**
 * Number of its question in the game, from 1.
 */
number: number,
/**
 * Every team.
 */
seats: Array<ProtocolFinaleSeat>,
/**
 * Judged answers that count for nothing, since the question was withdrawn or replaced.
 */
voided: Array<ProtocolFinaleSeat>,
/**
 * What became of its question.
 */
outcome: ProtocolOutcome,
/**
 * It was marked as disputed.
 */
disputed: boolean,
/**
 * The dispute has not been decided yet.
 */
disputeOpen: boolean, };

/**
 * A team in the final. Nothing of what it staked and wrote stands here before it has been judged.
 */
export type ProtocolFinaleSeat = {
/**
 * Which.
 */
seat: Seat,
/**
 * It plays; others sit out.
 */
plays: boolean,
/**
 * Number of the attempt in the game, from 1.
 */
attempt: number | null,
/**
 * What it put at stake.
 */
wager: number | null,
/**
 * What it wrote, if it did so on the box.
 */
answer: string | null,
/**
 * How that was judged.
 */
verdict: Verdict | null,
/**
 * What it brought or cost.
 */
points: number, };

/**
 * A right option that was changed.
 */
export type ProtocolKeyAmendment = {
/**
 * Number of the question in the game.
 */
question: number,
/**
 * What had been right.
 */
from: Key,
/**
 * What became right.
 */
to: Key, };

/**
 * What a key brought.
 */
export type ProtocolKeyAnswer = {
/**
 * Whose.
 */
seat: Seat,
/**
 * The key; nothing if none was pressed.
 */
key: Key | null,
/**
 * Microseconds from the opening of the keys.
 */
timeUs: number | null,
/**
 * How it was.
 */
verdict: Verdict,
/**
 * What it brought; 0 if the question does not count.
 */
points: number, };

/**
 * A lot.
 */
export type ProtocolLot = {
/**
 * What it decided.
 */
what: ProtocolLotKind,
/**
 * Number of the question that it was drawn for, or that comes next.
 */
question: number,
/**
 * How it came out, first to last; of a block or a theme, for whom it was drawn.
 */
order: Array<Seat>,
/**
 * Number of the block or the theme that was drawn.
 */
drawn?: number, };

/**
 * What a lot decided.
 */
export type ProtocolLotKind = "press" | "strikes" | "equals" | "board" | "block" | "theme";

/**
 * An offence by talking.
 */
export type ProtocolOffence = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which of the player's offences, from 1.
 */
times: number,
/**
 * Number of the question in the game that was played or came next.
 */
question: number,
/**
 * The player was sent out of the game for it.
 */
out: boolean, };

/**
 * In which order players choose in a stage.
 */
export type ProtocolOrder = {
/**
 * The stage.
 */
stage: Round,
/**
 * First to last.
 */
order: Array<Seat>, };

/**
 * What became of a question.
 */
export type ProtocolOutcome = "played" | "withdrawn" | "replaced" | "annulled";

/**
 * Who plays for a team.
 */
export type ProtocolPlayer = {
/**
 * For whom.
 */
seat: Seat,
/**
 * The name; opaque text.
 */
name: string, };

/**
 * A press and its fate.
 */
export type ProtocolPress = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Microseconds since the buttons were opened for this question, negative before that; if they
 * never were, since the question's first press. Pauses do not count.
 */
atUs: number, } & ({ "fate": "floor" } | { "fate": "queued" } | { "fate": "answered" } | { "fate": "ignored", "why": Ignored });

/**
 * A question that was announced.
 */
export type ProtocolQuestion = {
/**
 * Its number in the game, from 1.
 */
number: number,
/**
 * Its place in the theme, from 1; nothing in games without themes and in single questions.
 */
level: number | null,
/**
 * What it is worth, if it has a price.
 */
price: number | null,
/**
 * Who plays it, where that is not said of the whole theme.
 */
players: Array<ProtocolPlayer>,
/**
 * Presses in order of being judged: all that counted, and the first
 * [`crate::limits::PRESSES_PRINTED`] that did not.
 */
presses: Array<ProtocolPress>,
/**
 * How many more presses there were that did not count.
 */
pressesLeftOut: number,
/**
 * Answers in order of being judged, void ones and those of a question that was replaced too.
 */
attempts: Array<ProtocolAttempt>,
/**
 * What became of it.
 */
outcome: ProtocolOutcome,
/**
 * It was marked as disputed.
 */
disputed: boolean,
/**
 * The dispute has not been decided yet.
 */
disputeOpen: boolean,
/**
 * Lots among presses at one instant.
 */
lots: Array<Array<Seat>>, };

/**
 * A round as far as it has been played.
 */
export type ProtocolRound = {
/**
 * Which; nothing in games without rounds.
 */
round: Round | null,
/**
 * Who plays which theme, as far as that is public.
 */
entries: Array<LineUp>,
/**
 * Themes that were struck out, in order.
 */
strikes: Array<ProtocolStrike>,
/**
 * Themes whose players have been called.
 */
themes: Array<ProtocolTheme>,
/**
 * Team by round (AZ-31): what all of its players brought.
 */
totals: Array<SeatPoints>, };

/**
 * A team.
 */
export type ProtocolSeat = {
/**
 * Where it sat.
 */
seat: Seat,
/**
 * Its name; opaque text.
 */
team: string,
/**
 * Its players, the captain first.
 */
players: Array<string>,
/**
 * Its reserves.
 */
reserves: Array<string>,
/**
 * It left the game.
 */
removed: boolean, };

/**
 * Questions between equals (3.1.8).
 */
export type ProtocolShootout = {
/**
 * Who plays for a place.
 */
seats: Array<Seat>,
/**
 * The best of them, once the match is over, if there is one.
 */
winner: Seat | null,
/**
 * The questions. Their points decide among equals and are in no total.
 */
questions: Array<ProtocolQuestion>, };

/**
 * A question and what was done about it.
 */
export type ProtocolStageQuestion = {
/**
 * Of which stage.
 */
stage: Round,
/**
 * Who was asked alone, or chose the sector.
 */
turn: Seat | null,
/**
 * Number of its theme: 1 to 12 in Полиглот, 1 to 4 in Көкпар.
 */
theme: number | null,
/**
 * Name of its theme, if the box knows it.
 */
title: string | null,
/**
 * The right option, once everybody may know it.
 */
right: Key | null,
/**
 * What each key brought, in order of seats.
 */
answers: Array<ProtocolKeyAnswer>,
/**
 * Whose key decided: a place in Көкпар, or the game.
 */
decided: Seat | null,
/**
 * Whose right keys came at one instant, so that nothing was decided.
 */
tied: Array<Seat>,
/**
 * The answer was spoken without a press: its time is that of the host's verdict (3.3).
 */
hostTimed: boolean,
/**
 * Presses, answers that were judged, and what became of it.
 */
question: ProtocolQuestion, };

/**
 * The Kazakh game, stage by stage.
 */
export type ProtocolStages = {
/**
 * Every player's points and times.
 */
players: Array<ProtocolFigures>,
/**
 * Every question that was shown, in order.
 */
questions: Array<ProtocolStageQuestion>,
/**
 * Names of the blocks of themes, as far as the set-up gives any.
 */
blocks: Array<string>,
/**
 * In which order players chose.
 */
orders: Array<ProtocolOrder>,
/**
 * Who went on to Көкпар, best first.
 */
finalists: Array<Seat>,
/**
 * Offences by talking (KK-6).
 */
offences: Array<ProtocolOffence>,
/**
 * Right options that were changed.
 */
keyAmendments: Array<ProtocolKeyAmendment>, };

/**
 * Where a team stands.
 */
export type ProtocolStanding = {
/**
 * Which.
 */
seat: Seat,
/**
 * Equals share a place; those who left the game come behind all others.
 */
place: number,
/**
 * Its total.
 */
score: number, };

/**
 * A theme that was struck out.
 */
export type ProtocolStrike = {
/**
 * By whom.
 */
seat: Seat,
/**
 * Its number, from 1.
 */
theme: number,
/**
 * Its name, if the box knows it.
 */
title: string | null, };

/**
 * A theme that is or was played.
 */
export type ProtocolTheme = {
/**
 * Its number in the round, from 1.
 */
number: number,
/**
 * Its name, once announced, if the box knows it.
 */
title: string | null,
/**
 * Who plays it; teams without a roster are not in here.
 */
players: Array<ProtocolPlayer>,
/**
 * Its questions so far.
 */
questions: Array<ProtocolQuestion>,
/**
 * Player by theme (AZ-30).
 */
subtotals: Array<SeatPoints>, };

/**
 * A word that was taken back.
 */
export type ProtocolUndo = {
/**
 * Milliseconds since the table was laid.
 */
atMs: number,
/**
 * Which word; nothing if it was a team's own decision, which may be a secret.
 */
word: Command | null, };

/**
 * One who waits for the floor.
 */
export type QueuedView = {
/**
 * Who.
 */
seat: Seat,
/**
 * Microseconds behind the first press of this contest.
 */
behindUs: number, };

/**
 * Why a command was not obeyed. Leaves no trace in the table. Each has a sentence in the `.ftl`
 * files under `refusal-…` that says what, where and what to do.
 */
export type Refusal = { "refusal": "not-now",
/**
 * The state the game is in.
 */
state: State, } | { "refusal": "while-paused" } | { "refusal": "not-the-floor",
/**
 * The seat named.
 */
seat: Seat,
/**
 * Who has it.
 */
holder: Seat | null, } | { "refusal": "no-such-seat",
/**
 * The seat named.
 */
seat: Seat, } | { "refusal": "other-price",
/**
 * The value that is next.
 */
next: number, } | { "refusal": "no-such-attempt",
/**
 * How many there are.
 */
attempts: number, } | { "refusal": "attempt-void" } | { "refusal": "same-verdict" } | { "refusal": "not-in-these-rules" } | { "refusal": "reason-missing" } | { "refusal": "reason-too-long",
/**
 * The most characters.
 */
most: number, } | { "refusal": "nothing-to-undo" } | { "refusal": "points-out-of-range",
/**
 * The least.
 */
least: number,
/**
 * The most.
 */
most: number, } | { "refusal": "table-full" } | { "refusal": "no-such-player",
/**
 * Whose.
 */
seat: Seat,
/**
 * How many it has.
 */
players: number, } | { "refusal": "player-twice",
/**
 * Number in the roster, from 1.
 */
player: number, } | { "refusal": "reserve",
/**
 * Number in the roster, from 1.
 */
player: number, } | { "refusal": "player-used",
/**
 * Number in the roster, from 1.
 */
player: number, } | { "refusal": "too-many-players",
/**
 * The most.
 */
most: number, } | { "refusal": "no-such-theme",
/**
 * How many there are.
 */
themes: number, } | { "refusal": "theme-struck",
/**
 * Which.
 */
theme: number, } | { "refusal": "not-their-turn",
/**
 * Whose turn it is; nobody's if any team that has not struck may.
 */
turn: Seat | null, } | { "refusal": "wager-out-of-range",
/**
 * The least.
 */
least: number,
/**
 * The most.
 */
most: number, } | { "refusal": "sits-out",
/**
 * Which.
 */
seat: Seat, } | { "refusal": "text-unfit",
/**
 * The most characters.
 */
most: number, } | { "refusal": "no-such-question",
/**
 * How many there are.
 */
questions: number, } | { "refusal": "dispute-open",
/**
 * Number of the question in the game, from 1.
 */
question: number, } | { "refusal": "book-closed" } | { "refusal": "key-missing" } | { "refusal": "no-such-reveal",
/**
 * How many there are.
 */
reveals: number, } | { "refusal": "same-key" } | { "refusal": "theme-taken",
/**
 * Which.
 */
theme: number, } | { "refusal": "sector-taken",
/**
 * Number of the theme, from 1.
 */
theme: number,
/**
 * Price of the sector.
 */
price: number, } | { "refusal": "out-of-game",
/**
 * Who.
 */
seat: Seat, };

/**
 * `POST /api/wiring/reset`.
 */
export type ResetWiring = Record<symbol, never>;

/**
 * How many entries the table has taken: what a view shows and a command refers to.
 */
export type Revision = number;

/**
 * `POST /api/devices/revoke`: a host sends a device away. 204.
 */
export type Revoke = {
/**
 * Which.
 */
id: string, };

/**
 * Who can play for a team.
 */
export type RosterView = {
/**
 * Whose.
 */
seat: Seat,
/**
 * In order of their numbers from 1, the captain first, reserves last.
 */
players: Array<PlayerView>, };

/**
 * Which round of Khamsa, or which stage of the Kazakh game.
 */
export type Round = "open" | "semi" | "secret" | "personal" | "final" | "shootout" | "baige" | "polyglot" | "sudden-death" | "kokpar" | "overtime";

/**
 * `POST /api/say`: a host says something, or a captain his own team's entry. Answered by `Answer`.
 */
export type Say = {
/**
 * The game that the page showed.
 */
game: number,
/**
 * The revision that the page showed.
 */
revision: Revision,
/**
 * Its name: the same when the same tap is sent again.
 */
id: CommandId,
/**
 * What.
 */
command: Command, };

/**
 * A place at the table with a button and a lamp: furniture, not people. Numbered from 1.
 */
export type Seat = number;

/**
 * A player's key.
 */
export type SeatKey = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which of the console's keys.
 */
key: Key, };

/**
 * Points of a seat.
 */
export type SeatPoints = {
/**
 * Whose.
 */
seat: Seat,
/**
 * How many.
 */
points: number, };

/**
 * A seat in play.
 */
export type SeatSetup = {
/**
 * Which.
 */
seat: Seat,
/**
 * The team's name; opaque text, at most [`crate::limits::NAME_CHARS`].
 */
team: string,
/**
 * Its players in roster order, the captain first; may be empty.
 */
players: Array<string>,
/**
 * Its reserves (RU-3), numbered behind the players.
 */
reserves?: Array<string>,
/**
 * The entry form has been confirmed (RU-2).
 */
confirmed?: boolean, };

/**
 * A seat and who sits there.
 */
export type SeatView = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * The team's name; opaque text.
 */
team: string,
/**
 * The player who stands there now.
 */
player: string | null,
/**
 * Its total.
 */
score: number,
/**
 * What its lamp does.
 */
lamp: Lamp,
/**
 * It has had its attempt at this question.
 */
tried: boolean,
/**
 * It plays the present question: a player stands there.
 */
plays: boolean,
/**
 * It has left the game.
 */
removed: boolean,
/**
 * It has solved the present question.
 */
solved: boolean,
/**
 * Shared places have the same number.
 */
rank: number, };

/**
 * What has become of a sector.
 */
export type SectorState = "closed" | "current" | "played";

/**
 * A sector of the board.
 */
export type SectorView = {
/**
 * What it is worth.
 */
price: number,
/**
 * What has become of it.
 */
state: SectorState,
/**
 * Who chose it.
 */
chosenBy: Seat | null,
/**
 * Who got its points.
 */
wonBy: Seat | null, };

/**
 * Why a game cannot be set up so: what is wrong, and where.
 */
export type SetupError = { "fault": "seat-count",
/**
 * The least.
 */
least: number,
/**
 * The most.
 */
most: number, } | { "fault": "seat-twice",
/**
 * Which.
 */
seat: Seat, } | { "fault": "not-wired",
/**
 * Which.
 */
seat: Seat, } | { "fault": "name",
/**
 * Whose.
 */
seat: Seat,
/**
 * The most characters.
 */
most: number, } | { "fault": "same-name",
/**
 * The first of them.
 */
seat: Seat,
/**
 * The other.
 */
other: Seat, } | { "fault": "players",
/**
 * Whose.
 */
seat: Seat,
/**
 * The most players.
 */
most: number, } | { "fault": "unknown-option",
/**
 * Its name.
 */
option: string, } | { "fault": "option-value",
/**
 * The option.
 */
option: string,
/**
 * What was given.
 */
value: string,
/**
 * What it may be.
 */
allowed: string, } | { "fault": "theme",
/**
 * Number of the theme, from 1.
 */
theme: number, } | { "fault": "entry-form",
/**
 * Whose.
 */
seat: Seat, } | { "fault": "reserves",
/**
 * Whose.
 */
seat: Seat,
/**
 * The most.
 */
most: number, } | { "fault": "start" } | { "fault": "score",
/**
 * Whose.
 */
seat: Seat, };

/**
 * `GET /api/protocol?game=N`: the protocol, and the book that it was made from.
 */
export type Sheet = {
/**
 * Which game.
 */
game: number,
/**
 * Head of the book's chain up to the last row that the box knew then: 64 hexadecimal digits.
 */
head: string,
/**
 * Which game.
 */
preset: Preset,
/**
 * The pack's title, if it was played from one.
 */
pack: string | null,
/**
 * It is signed: nothing changes any more.
 */
signed: boolean,
/**
 * The public scores stand still, and so does the public's protocol.
 */
frozen: boolean,
/**
 * Who played.
 */
seats: Array<ProtocolSeat>,
/**
 * Totals with which the game began.
 */
opening: Array<SeatPoints>,
/**
 * Rounds so far; a game without rounds has a single one without a name.
 */
rounds: Array<ProtocolRound>,
/**
 * The final, from its beginning on.
 */
finale: ProtocolFinale | null,
/**
 * Questions that told equals apart; totals do not know of them.
 */
shootout: ProtocolShootout | null,
/**
 * The Kazakh game, stage by stage; it has no rounds.
 */
stages: ProtocolStages | null,
/**
 * Whom the host named among equals, in order (`tie_policy host`, `cutoff_tie host`).
 */
named: Array<Seat>,
/**
 * Fines, and corrections by hand.
 */
corrections: Array<ProtocolCorrection>,
/**
 * Verdicts that were changed.
 */
amendments: Array<ProtocolAmendment>,
/**
 * Every lot that stands, in the order of being drawn.
 */
lots: Array<ProtocolLot>,
/**
 * How many words were taken back.
 */
undone: number,
/**
 * Each of them.
 */
undos: Array<ProtocolUndo>,
/**
 * Options by name and value, where they differ from the preset.
 */
options: Array<[string, string]>,
/**
 * The seed of the lots in decimal digits, once the game is over: before, it would foretell them.
 */
seed: string | null,
/**
 * From the best to the last.
 */
standings: Array<ProtocolStanding>, };

/**
 * A sound that an entry calls for.
 */
export type Sound = { "sound": "press", "seat": Seat } | { "sound": "right" } | { "sound": "wrong" } | { "sound": "time" } | { "sound": "answer-time" } | { "sound": "start" } | { "sound": "warning" } | { "sound": "signal" } | { "sound": "key" } | { "sound": "whistle" };

/**
 * An input that is configured as a spare.
 */
export type SpareInput = {
/**
 * The line's offset on the chip; names it for the panel too.
 */
pin: number,
/**
 * It is down now.
 */
down: boolean,
/**
 * The key that it was given to.
 */
usedBy: SeatKey | null, };

/**
 * A player's own figures.
 */
export type StagePlayer = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * Points of Бәйге.
 */
baige: number,
/**
 * Points of Полиглот.
 */
polyglot: number,
/**
 * Answer time that counts for ties, in milliseconds.
 */
timeMs: number,
/**
 * Offences by talking.
 */
offences: number,
/**
 * Why the player is out of the game.
 */
out: Out | null,
/**
 * A key was pressed for this question.
 */
answered: boolean,
/**
 * Which: for the host from the closing on, for all once it was revealed.
 */
key: Key | null,
/**
 * When, in microseconds from the opening of the keys (Полиглот: from showing): with the key.
 */
timeUs: number | null,
/**
 * How the present question went for the player, once that is known.
 */
verdict: Verdict | null,
/**
 * Sectors that the player has chosen.
 */
picks: number, };

/**
 * The Kazakh game as everybody may see it; a few fields say more to the host.
 */
export type StagesView = {
/**
 * Questions of the stage: of Бәйге, of a player's theme in Полиглот, turns in Көкпар; 0 where the
 * number is open.
 */
questions: number,
/**
 * Questions are answered by one button and aloud (`baige_mode`, `overtime_mode race`).
 */
race: boolean,
/**
 * Every player, in order of seats.
 */
players: Array<StagePlayer>,
/**
 * In this order players choose in this stage.
 */
order: Array<Seat>,
/**
 * Whose turn it is.
 */
turn: Seat | null,
/**
 * A player must draw before a theme can be taken.
 */
draws: boolean,
/**
 * Полиглот: blocks with their themes.
 */
blocks: Array<BlockView>,
/**
 * Көкпар: the board, a row for each theme.
 */
board: Array<BoardTheme>,
/**
 * Who plays Көкпар, best first; empty before that is known.
 */
finalists: Array<Seat>,
/**
 * Equals between whom keys decide now.
 */
contenders: Array<Seat>,
/**
 * Places in Көкпар that are still free among the contenders.
 */
places: number,
/**
 * How often the clip of the question has been started.
 */
plays: number, };

/**
 * Where a game begins.
 */
export type Start = {
/**
 * The round.
 */
round: Round,
/**
 * The theme, from 1; 0 is the beginning of the round, before players are named.
 */
theme: number,
/**
 * The price of the first question.
 */
price: number | null,
/**
 * Көкпар: who plays it, best first (kokpar-kk, fine print 6); the first seats if nobody is named.
 */
finalists?: Array<Seat>, };

/**
 * Where the game stands, in the words of `expect state`; a pause is told apart from it.
 */
export type State = "assigning" | "picking" | "sequencing" | "striking" | "naming" | "wagering" | "discussing" | "collecting" | "revealing" | "calling" | "ready" | "value" | "reading" | "thinking" | "open" | "answering" | "closed" | "shown" | "void" | "presenting" | "waiting-signal" | "rebound" | "over";

/**
 * What the teams decide.
 */
export type StepKind = "assign" | "pick" | "sequence" | "strike" | "name" | "wager" | "write";

/**
 * A decision of the teams, as everybody may know it: who is ready, never what they chose.
 */
export type StepView = {
/**
 * Which.
 */
kind: StepKind,
/**
 * Entries are accepted: the step has been started and not closed.
 */
open: boolean,
/**
 * Teams that take part in it.
 */
asked: Array<Seat>,
/**
 * Those of them whose entry is complete.
 */
ready: Array<Seat>,
/**
 * Who strikes now; nobody if the order is free.
 */
turn: Seat | null,
/**
 * The order of strikes.
 */
order: Array<Seat>, };

/**
 * `GET /api/events?as=…`: whose frames the stream carries.
 */
export type StreamKind = "host" | "captain" | "public";

/**
 * A team's total before and after a word.
 */
export type Sum = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Now.
 */
before: number,
/**
 * If it were said.
 */
after: number, };

/**
 * `POST /api/test`: the test of the buttons begins or ends. 204.
 */
export type TestButtons = {
/**
 * Begins.
 */
on: boolean, };

/**
 * A button of the host's under test.
 */
export type TestedHostKey = {
/**
 * Which.
 */
host: HostKey,
/**
 * How often it was pressed since the test began.
 */
presses: number,
/**
 * It is down now.
 */
down: boolean, };

/**
 * A key under test.
 */
export type TestedKey = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which of the console's keys.
 */
key: Key,
/**
 * How often it was pressed since the test began; 0 may be a dead one.
 */
presses: number,
/**
 * It is down now.
 */
down: boolean, };

/**
 * A press in the last row of the test.
 */
export type TestedPress = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which of the console's keys.
 */
key: Key,
/**
 * How far behind the first of the row, in whole microseconds.
 */
behindUs: number, };

/**
 * A theme with its questions in rising order of price.
 */
export type Theme = {
/**
 * Its name.
 */
title: string,
/**
 * The round that it belongs to. The final, the shoot-out, Бәйге and Овертайм have one theme of
 * questions.
 */
round?: Round | null,
/**
 * Полиглот: number of its block, from 1.
 */
block?: number | null,
/**
 * Its questions; may be empty (paper).
 */
clues: Array<Clue>, };

/**
 * A theme of the round.
 */
export type ThemeView = {
/**
 * Its number, from 1.
 */
number: number,
/**
 * Its name, if it may be known and the box knows it.
 */
title: string | null,
/**
 * It was struck out, by this team.
 */
struckBy: Seat | null,
/**
 * It is over.
 */
played: boolean,
/**
 * It is played now.
 */
current: boolean, };

/**
 * A theme of Полиглот.
 */
export type TopicView = {
/**
 * Its number in what `topic` takes: in the block, or among all themes under `polyglot_pick free`.
 */
number: number,
/**
 * Its name, if the box knows it.
 */
title: string | null,
/**
 * Who has taken it.
 */
takenBy: Seat | null,
/**
 * It is played now, or waits for its player.
 */
current: boolean, };

/**
 * What the host says of an answer (rules.md 3.0).
 */
export type Verdict = "correct" | "wrong" | "double" | "no-answer" | "late";

/**
 * The game as one onlooker may see it.
 */
export type View = {
/**
 * Entries taken so far.
 */
revision: Revision,
/**
 * The revision of the last entry that changed what a command would mean. A command that looked
 * at an older revision than this is stale.
 */
scene: Revision,
/**
 * Which game.
 */
preset: Preset,
/**
 * Where it stands.
 */
state: State,
/**
 * All clocks stand still.
 */
paused: boolean,
/**
 * The box came up after a cut and nobody has gone on since.
 */
interrupted: boolean,
/**
 * Round, theme, question, price.
 */
place: Place,
/**
 * The theme's name, once it may be known.
 */
theme: string | null,
/**
 * The question, as far as this onlooker may see it.
 */
clue: ClueView | null,
/**
 * The clock of the present state.
 */
clock: ClockView | null,
/**
 * Every seat in play, in order.
 */
seats: Array<SeatView>,
/**
 * Who has the right to answer.
 */
floor: Seat | null,
/**
 * Who waits for it, in order.
 */
queue: Array<QueuedView>,
/**
 * Winners, once the game is over.
 */
winners: Array<Seat>,
/**
 * What was just to be heard; sounds follow events.
 */
sounds: Array<Sound>,
/**
 * What the teams decide now.
 */
step: StepView | null,
/**
 * Themes of this round as far as they may be known; empty outside rounds.
 */
themes: Array<ThemeView>,
/**
 * Who plays which theme of this round, once that is public.
 */
lineUps: Array<LineUp>,
/**
 * The final, from its beginning on.
 */
finale: FinaleView | null,
/**
 * Who plays off equal totals (3.1.8); empty outside a shoot-out.
 */
shootout: Array<Seat>,
/**
 * The Kazakh game, if it is one.
 */
stages: StagesView | null,
/**
 * The public scores stand still.
 */
frozen: boolean,
/**
 * The protocol is signed.
 */
signed: boolean,
/**
 * What only this captain may see.
 */
captain: CaptainView | null,
/**
 * What only the host may see.
 */
host: HostView | null, };

/**
 * Something about the box that the host should know.
 */
export type Warning = { "warning": "not-saved" } | { "warning": "edges-lost",
/**
 * How many, since the question began.
 */
count: number, } | { "warning": "held-down",
/**
 * Whose.
 */
seat: Seat, } | { "warning": "glitches",
/**
 * Whose.
 */
seat: Seat,
/**
 * How many since the start.
 */
count: number, };

/**
 * Why a pack is not for a game.
 */
export type WhyUnfit = "no-rounds" | "other-rounds";

/**
 * A wired button.
 */
export type WiredButton = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which of the console's keys.
 */
key: Key, } | {
/**
 * Which.
 */
host: HostButton, };
