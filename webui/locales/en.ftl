# English. Every message stands in all four languages with the same variables.

## Doors and titles

title-door = Dabyl
title-host = Host · Dabyl
title-screen = Screen · Dabyl
title-panel = Panel · Dabyl
door-choose = What is this device?
door-host = Host
door-host-about = Runs the game. Needs pairing at the box.
door-screen = Screen
door-screen-about = For the projector or the television. Only shows.
door-panel = Panel
door-panel-about = A simulated desk: buttons and lamps on this page.
door-idle = The box is ready. No game is on the table.
door-playing = A game is on the table: { $game }
language = Language

## The link to the box

link-joining = Looking for the box…
link-live = linked
link-lost = no link
link-unknown = not paired
link-lost-advice = No link to the box. What you see may have passed. The page comes back by itself.
link-lost-screen = No link to the box
saved = saved
unsaved = not saved

## Pairing

pair-title = Become the host
pair-why = Prove that you stand at the box.
pair-by-hold = Hold a button at the box
pair-by-pin = Or enter the PIN of the box
pair-enter = Enter
pair-impossible = This box has neither a PIN nor a button that could be held. Set a PIN in its configuration.
hold-seat = Hold the button of seat { $seat } for { $seconds } seconds
hold-key = Hold key { $key } of seat { $seat } for { $seconds } seconds
hold-host-arm = Hold the host’s button “next” for { $seconds } seconds
hold-host-right = Hold the host’s button “right” for { $seconds } seconds
hold-host-wrong = Hold the host’s button “wrong” for { $seconds } seconds
hold-waiting = Waiting for the button…
hold-nothing-else = This only pairs: the game does not move while the button is held.
hold-seen = Pressed. Keep holding…
hold-hint = Hold to confirm

## A new game

new-game = New game
new-preset = Game
preset-khamsa-az = Xəmsə
preset-khamsa-az-about = Azerbaijani rules
preset-khamsa-ru = Khamsa
preset-khamsa-ru-about = Russian rules
preset-lockout = First press
preset-lockout-about = For any other quiz: who was first?
begin =
    { $seats ->
        [one] Begin with { $seats } team
       *[other] Begin with { $seats } teams
    }
back-to-game = Back to the game
new-replaces = The game on the table ends here; it stays in the journal.
new-teams = Teams
no-seats = No button is wired. Check the configuration of the box.
team-default = Team { $seat }
team-name = Name of the team at seat { $seat }
seat-plays = Seat { $seat } plays
players = Players (optional)
captain = { $number }. Captain
player = { $number }. Player
player-name = Player { $number } of seat { $seat }
new-round = Round
new-themes = Themes
new-themes-about =
    { $count ->
        [one] { $count } theme will be played. Left empty, it is on paper.
       *[other] { $count } themes will be played. What is left empty is on paper.
    }
theme-title = Name of theme { $number }
theme-default = Theme { $number }
new-questions = Questions (optional)
new-questions-about = Five questions in rising order of value. Without them the host reads from paper.
question-number = Question { $number }
accept-field = Also accept (between semicolons)
reject-field = Do not accept (between semicolons)
new-options = Rules in detail
choose = Choose…

option-think_after_wrong = Thinking time after a wrong answer
option-think_after_wrong-remaining = goes on with what is left
option-think_after_wrong-restart = begins anew
option-think_after_wrong-close = the question is over
option-think_after_wrong-rule = “For thinking on each question the host gives at most 5 seconds.”
option-no_answer_cost = Silence and delay
option-no_answer_cost-value = cost the value
option-no_answer_cost-none = cost nothing
option-no_answer_cost-rule = “If the player answers wrongly, he loses points equal to the value.” Of silence the rules say nothing.
option-press_tie = Presses that cannot be told apart
option-press_tie-lot = are decided by lot
option-press_tie-host = the host says who was first
option-press_tie-replace_question = the question is replaced
option-press_tie-rule = “The right of first answer goes to the player who pressed before the others.” Of equal presses the rules say nothing.

## Where the game stands

round-open = Open round
round-semi = Semi-open round
round-secret = Secret round
round-personal = Personal round
place-theme = theme { $theme } of { $themes }
place-question = Question { $question }
theme-hidden = Theme not yet announced
question = Question
answer = Answer
accept = Accept:
reject = Not enough:
note = Note
on-paper = Read from paper.
seats = Seats
seat-tried = has had an attempt
seat-down = button is down
queue = Waiting to answer
queue-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
behind = { $ms } ms

state-calling = Call the players to their buttons
state-ready = The next question is not announced yet
state-value = The value is announced
state-reading = The question is being read
state-thinking = Thinking time
state-open = The buttons are open
state-answering = An answer is being given
state-closed = The question is over
state-shown = The answer has been shown
state-void = The question was withdrawn
state-over = The game is over
state-paused = Pause
pause-by-host = Paused by the host. Presses do not count.
pause-after-undo = A step was taken back, so the game stands still. Presses do not count until you resume.
pause-stands = The game stands still. Presses do not count.

clock-thinking = Thinking time
clock-answering = Time to answer
lamp-off = lamp off
lamp-armed = may press
lamp-blink = lamp blinks: waits
lamp-on = lamp on

stop = STOP
stop-answers = STOP. Seat { $seat } answers: { $name }
answer-overdue = The time to answer is over. Had the answer begun?
before-reading = Pressed before the reading had begun.
tied = Pressed at the same time. Who was first?
lot-drawn = Drawn by lot: { $seats }

## Words of the host

command-call = Players to the buttons
command-theme = Announce the theme
command-show =
    { $price ->
        [0] Announce the value
       *[other] Announce { $price }
    }
command-read = Start reading
command-done = Read to the end
command-go = Open the buttons
command-judge = { $seat } { $name }: { $verdict }
command-began = Has begun to answer: { $seat } { $name }
command-release = Cancel the press: { $seat } { $name }
command-buzz = { $seat } { $name }
command-first = First: { $seat } { $name }
command-close = Close the buttons
command-answer = Show the answer
command-next = Next
command-withdraw = Withdraw the question
command-replace = Replace the question
command-amend = Attempt { $attempt }: { $verdict }
command-fine =
    { $reason ->
        [0] Fine { $seat } { $name }: { $points }
       *[other] Fine { $seat } { $name }: { $points } ({ $reason })
    }
command-adjust = Correct { $seat } { $name }: { $points } ({ $reason })
command-undo = Undo
command-pause = Pause
command-resume = Resume

began = Answer begun
undo = Undo:
nothing-to-undo = Nothing to undo
past-call = players called
past-theme = theme announced
past-show =
    { $price ->
        [0] value announced
       *[other] { $price } announced
    }
past-read = reading begun
past-done = read to the end
past-go = buttons opened
past-judge = { $seat } { $name }: { $verdict }
past-began = answer begun: { $seat } { $name }
past-release = press cancelled: { $seat } { $name }
past-buzz = pressed by hand: { $seat } { $name }
past-first = first: { $seat } { $name }
past-close = buttons closed
past-answer = answer shown
past-next = on to the next
past-withdraw = question withdrawn
past-replace = question replaced
past-amend = attempt { $attempt } amended: { $verdict }
past-fine =
    { $reason ->
        [0] fine { $seat } { $name }: { $points }
       *[other] fine { $seat } { $name }: { $points } ({ $reason })
    }
past-adjust = correction { $seat } { $name }: { $points } ({ $reason })
past-undo = undone
past-pause = pause
past-resume = resumed

verdict-correct = Right
verdict-wrong = Wrong
verdict-double = Two answers
verdict-no-answer = Silent
verdict-late = Too late

fate-floor = has the right to answer
fate-queued = waits to answer
fate-answered = has answered
ignored-eliminated = did not count: out of the game
ignored-held = did not count: the button was already down
ignored-paused = did not count: pause
ignored-not-at-table = did not count: does not play this question
ignored-early = did not count: too early
ignored-late = did not count: time was over
ignored-closed = did not count: the question was over
ignored-already-answered = did not count: has had an attempt
ignored-already-queued = did not count: waits already

## The menu

menu = More
close-menu = Close
board-simulated = No hardware: the buttons are on the panel page
menu-buzz = Press by hand (button is dead)
menu-question = Question
menu-presses = Presses of this question
menu-attempts = Answers judged
menu-book = Points
menu-devices = Devices
attempt-line = no. { $attempt } · question { $question } · { $price }
attempt-void = void
attempts-all =
    { $count ->
        [one] Show { $count } answer
       *[other] Show all { $count } answers
    }
amend-to = Should have been:
fine-title = Fine
adjust-title = Correction
field-team = Team
field-points = Points
field-reason = Reason (for the protocol)
field-reason-optional = Reason (optional)
sign-minus = Take points away
fine-do = Fine seat { $seat }: { $points }
adjust-do = Correct seat { $seat }: { $points }
device-mine = this device
device-connected = connected
device-away = away
device-leave = Leave
device-revoke = Send away
devices-failed = The list of devices did not come. Open the menu again.

## After a power cut

interrupted = The game was interrupted
interrupted-advice = The power went. Nothing runs until you decide.
interrupted-played = Was being played
interrupted-state = State
interrupted-floor = Had the right to answer
interrupted-clock = Left on the clock
screen-interrupted = The game goes on in a moment

## The screen and the panel

lobby-open = Open this address on the host’s phone
lobby-then = and choose “Host”
lobby-own = Open this page on the box itself to become the host
sound-allow = Tap for sound
screen-calling = Players to the buttons!
screen-answers = Seat { $seat } answers: { $name }
winners =
    { $count ->
        [one] Winner
       *[other] Winners
    }
panel-title = Simulated desk
panel-about = Mouse, several fingers, or the keys 1–{ $count }. A held button stays down.
panel-host = Host’s buttons
panel-button = Button of seat { $seat }
panel-key = Key { $key } of seat { $seat }
panel-host-arm = Next
panel-host-right = Right
panel-host-wrong = Wrong

sound-press = A press: seat { $seat }
sound-right = Right
sound-wrong = Wrong
sound-time = Time!
sound-answer-time = The time to answer is over

## What the host should know

warning-not-saved = The card does not save: a power cut now would lose the last steps. Do not switch off; change the card after the game.
warning-edges-lost =
    { $count ->
        [one] { $count } signal was lost: the order of presses on this question is unsafe. Replace the question if in doubt.
       *[other] { $count } signals were lost: the order of presses on this question is unsafe. Replace the question if in doubt.
    }
warning-held-down = The button of seat { $seat } is held down or stuck. Check the button.
warning-glitches =
    { $count ->
        [one] Seat { $seat }: { $count } spark on the line. Check the cable.
       *[other] Seat { $seat }: { $count } sparks on the line. Check the cable.
    }

answer-stale = The game has moved on meanwhile. Look, and tap again.
answer-unreachable = The box did not answer. Look whether it was done, and tap again if not.
answer-not-saved = Done, but the card does not save.

refusal-not-now = Not now. { $state }.
refusal-while-paused = There is a pause. Resume first.
refusal-not-the-floor =
    { $holder ->
        [0] Seat { $seat } does not have the right to answer; nobody has.
       *[other] Seat { $seat } does not have the right to answer; seat { $holder } has it.
    }
refusal-no-such-seat = Seat { $seat } does not play here.
refusal-other-price = The next value is { $next }.
refusal-no-such-attempt =
    { $attempts ->
        [one] There is no such answer: { $attempts } has been judged.
       *[other] There is no such answer: { $attempts } have been judged.
    }
refusal-attempt-void = That answer does not count, so there is nothing to amend.
refusal-same-verdict = It has that verdict already.
refusal-not-in-these-rules = These rules do not know that.
refusal-reason-missing = Write the reason.
refusal-reason-too-long =
    { $most ->
        [one] The reason is too long: at most { $most } character.
       *[other] The reason is too long: at most { $most } characters.
    }
refusal-nothing-to-undo = There is nothing to undo.
refusal-points-out-of-range = Points from { $least } to { $most }, please.
refusal-table-full = This game has gone on for too long. Begin a new one.

fault-seat-count = This game needs { $least } to { $most } teams.
fault-seat-twice = Seat { $seat } stands there twice.
fault-not-wired = Seat { $seat } has no button on this box.
fault-name = Seat { $seat }: the name is empty or longer than { $most } characters.
fault-players = Seat { $seat }: at most { $most } players, each once.
fault-unknown-option = This game has no option “{ $option }”.
fault-option-value = Option “{ $option }” cannot be “{ $value }”; it may be: { $allowed }.
fault-theme = Theme { $theme }: too many questions, or a text is empty or too long.
fault-start = This game cannot begin there.
fault-score = Seat { $seat }: these points cannot be.

problem-bad-json = The page and the box do not understand each other. Reload the page.
problem-bad-query = The page and the box do not understand each other. Reload the page.
problem-not-paired = This device is no longer paired. Pair it again.
problem-foreign-origin = The box does not take words from another page. Open the box’s own address.
problem-wrong-pin = Wrong PIN.
problem-no-pin = This box has no PIN. Hold a button instead.
problem-wrong-code = That code is wrong or no longer valid. Ask the host for a new one.
problem-not-yours = A captain decides for their own team only.
problem-not-found = The box does not know that address. Reload the page.
problem-no-panel = This box has real buttons; there is no panel.
problem-no-such-button = The box has no such button.
problem-no-such-device = That device has already gone.
problem-no-such-team = No team has this place in this game. Begin the game first.
problem-no-such-game = The box has no such game.
problem-method = The page and the box do not understand each other. Reload the page.
problem-too-slow = The link is too slow. Try again.
problem-ticket-gone = The time to hold the button is over. Try again.
problem-captain-gone = Your team does not have its place in this game. Ask the host for a new code.
problem-too-large = That is too much text.
problem-not-json = The page and the box do not understand each other. Reload the page.
problem-wrong-host = Open the box by its own address.
problem-too-many = Too many attempts. Wait a minute.
problem-full = Too many pages are open. Close one.
problem-no-answer = The box did not answer. Try again.
problem-not-saved = The card does not save, so pairing is not possible now.
problem-no-button = This box has no button that could be held. Use the PIN.
problem-unreachable = The box did not answer. Try again.
problem-unknown = Something went wrong. Reload the page.
