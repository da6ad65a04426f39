# English. Every message stands in all four languages with the same variables.

## Doors and titles

title-door = Dabyl
title-host = Host · Dabyl
title-screen = Screen · Dabyl
title-panel = Panel · Dabyl
door-choose = What is this device?
door-host = Host
door-host-about = Runs the game. Needs pairing at the box.
door-captain = Captain
door-captain-about = The phone of a team. Needs a code from the host.
door-screen = Screen
door-screen-about = For the projector or the television. Only shows.
door-scores = Scores
door-scores-about = For everybody in the hall. Only shows.
door-protocol = Protocol
door-protocol-about = The score sheet, to read and to print.
door-overlay = Overlay
door-overlay-about = For streams: scores, clock and theme on a transparent ground.
door-panel = Panel
door-panel-about = A simulated desk: buttons and lamps on this page.
door-idle = The box is ready. No game is on the table.
door-playing = A game is on the table: { $game }
language = Language
language-follows = Until one is chosen, the page speaks the language of the game.

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
preset-kokpar-kk = Kokpar
preset-kokpar-kk-about = The Kazakh game: Baige, Polyglot, Kokpar, Overtime
preset-lockout = First press
preset-lockout-about = For any other quiz: who was first?
begin =
    { $seats ->
        [one] Begin with { $seats } team
       *[other] Begin with { $seats } teams
    }
back-to-game = Back to the game
new-replaces = The game on the table ends here; it stays in the journal.
no-seats = No button is wired. Check the configuration of the box.
team-default = Team { $seat }
theme-default = Theme { $number }
choose = Choose…

setup-start = New game
setup-teams = Teams
setup-seats = Seats
setup-pack = Questions
setup-options = Rules in detail
setup-sheet = Pre-match sheet
setup-rematch = Rematch
setup-place = Go on from paper
setup-form = Entry form
setup-buttons = Button test
setup-steps = Steps of the set-up
setup-back = Back
setup-fault-show = Show where
setup-step-by-step = Set up step by step
setup-players-page = Players
setup-quick-players = Players: { $count }
setup-quick-players-about = Without names, questions from paper.
setup-count-players = Number of players
setup-player-name = Name of player { $number }
setup-player-seat = Seat of player { $number }
setup-players-fewer = The document has six. If two or three are left, all go on to Kokpar.
begin-players = Begin with { $seats } players
setup-quick = Start now
setup-quick-about = Without players’ names, questions from paper.
setup-quick-teams = Teams: { $count }
setup-count = Number of teams
setup-team-name = Name of team { $number }
setup-players = Players: { $count } of { $most }
setup-captain-about = ★ is the captain: tap a star.
setup-captain = Captain: player { $number }
setup-player = Player { $number }
setup-reserve = Reserve { $number }
setup-form-confirmed = ✓ entry form confirmed
setup-form-open = entry form not confirmed
setup-form-title = Entry form
setup-form-team = Team
setup-form-name = Name
setup-form-signature = Signature
setup-form-captain = captain
setup-form-reserve = reserve
setup-form-rule = Up to 2 reserves; substitutions within one game are forbidden.
setup-form-contact = Coach, contact:
setup-form-captain-signs = Captain’s signature:
setup-form-host-signs = Host’s signature:
setup-form-confirm = The entry form is filed and confirmed
setup-print = Print (A4)
setup-draw = Draw lots for seats
setup-draw-about = Lots are drawn once. Seats can also be changed by hand.
setup-drawn = Lots have been drawn. The host may still change seats by hand.
setup-seat-of = Seat of team { $number }
setup-paper = From paper
setup-paper-about = The box knows only themes and values.
setup-pack-has = Questions: { $questions } · spares: { $spares }
setup-pack-files = Files: { $count } · { $size } MB
setup-pack-faults = Faults: { $count }. This pack cannot be played.
unfit-no-rounds = Not for this game: it is played in rounds, and the themes of this pack belong to none. “First press” can be played with it.
unfit-other-rounds = Not for this game: its rounds are those of another one.
setup-pack-upload = Upload a pack (.toml file, or .zip with pictures and clips)
setup-pack-sending = Sending { $percent } %
setup-pack-refused = The pack was not accepted:
setup-pack-line = Line { $line }, column { $column }
setup-pack-remove = Remove this pack from the box
setup-titles = Names of themes (optional)
setup-options-about = Each option stands with the rule it comes from. Unchanged, the game is played by the document, and by default where the document is silent.
setup-options-changed = changed: { $count }
setup-options-reset = Put all back to the defaults ({ $count })
setup-rematch-kept = Begin: same seats
setup-rematch-drawn = Begin: draw seats anew
setup-place-about = Enter the scores and where the game goes on.
setup-score-of = Score of team { $number }
setup-score-wrong = Scores are written in digits alone: 1200, say, or −300.
setup-place-round = Round
setup-place-theme = Theme
setup-place-price = Value
setup-place-beginning = beginning of the round
setup-stage-about = Enter the stage from which the game goes on, points and answer times.
setup-stage = Stage
setup-stage-points = Points of player { $number }
setup-stage-time = Answer time of player { $number }, seconds
setup-stage-time-wrong = Times are written in seconds: 12.345, say.
setup-stage-finalists = Who plays Kokpar? Tap them by place, the first first.
setup-blocks = Blocks and themes
setup-block = Name of block { $number }

sheet-title = How we play where the document is silent
sheet-about = Read it aloud to the captains. To change something, go back a step.
sheet-main = Agree on these first
sheet-others = The rest
sheet-captains = Captains’ signatures:
sheet-questions = Three rounds of five themes, then one theme and one question: 81 questions in all.
sheet-two-clocks = 5 seconds are for thinking, after the reading; a separate time is for answering, from getting the right.
sheet-soft-mark = There is no limit to the answer time; after 5 seconds the host gets a signal and decides.
sheet-fine-amount = A fine is usually the value of the present question; the host names it.
sheet-short-handed = With fewer teams the personal round offers one theme more than there are teams; a missing player’s place stays empty.
sheet-hidden = Line-ups stay hidden from the rivals until all are in.
sheet-wager-over = A wager on paper that is too high counts as the highest allowed.
sheet-multipliers = Values grow against the first round: ×2, ×3, ×4.
sheet-net-total = “One” means one point; the points gathered are plus and minus together.
sheet-must-wager =
    { $preset ->
        [khamsa-az] A team that plays the final wagers at least one point.
       *[other] A team may wager 0 in the final.
    }
sheet-one-voice = A team’s decision is entered once: by the captain’s phone or by the host.
sheet-answer-from = The answer time runs from getting the right: from the press for the first, from the verdict for the next.
sheet-at-most = The host may end the thinking time earlier: “at most 5 seconds”.
sheet-read-players = Read it aloud to the players. To change something, go back a step.
sheet-players = Players’ signatures:
sheet-kk-each = In Baige everybody who answers correctly gets a point.
sheet-kk-order-lot = With equal points and times the order of choosing is drawn by lot.
sheet-kk-out = A player who is put out is not replaced and takes no place; an answer not yet revealed is void.
sheet-kk-fewer = With two players in Kokpar there is one opponent; whoever is left alone wins.
sheet-kk-moves-up = If a finalist leaves before Kokpar, the fourth moves up; whoever leaves during it loses the remaining turns.
sheet-kk-words = In the document “upai” and “ball”, “kezeñ” and “tur” mean the same.
sheet-kk-zero = Everybody begins Kokpar at zero: earlier points do not count.
sheet-kk-top = Overtime is only for the first place; lower places are shared.

option-usual = { $value } (by the document)
option-default = { $value } (default)
option-seconds = { $count } s
option-number = { $count }
option-no-clock = no clock: the host closes
option-yes = yes
option-no = no
option-group-match = Match
option-group-choice = Choosing players and themes
option-group-question = Question
option-group-final = Final
option-group-end = Ties
option-round_order = Order of rounds
option-round_order-enumerated = open, semi-open, secret, personal, final
option-round_order-by_value = personal round first
option-round_order-rule = “The rounds are the following: …” The list of values begins with the personal one.
option-one_theme_per_player = One theme per player in a round
option-one_theme_per_player-rule =
    { $preset ->
        [khamsa-az] “Every player of the team must play in one theme in every round.”
       *[other] “… which theme each of the players takes.”
    }
option-entry_form_required = Entry form required
option-entry_form_required-rule = “The line-up is confirmed by an entry filed on a special form.”
option-fines = Fines
option-fines-rule =
    { $preset ->
        [khamsa-az] The total is the plus and minus points for answers; fines are not named.
       *[other] “… the guilty team may be fined by deduction of points.”
    }
option-open_assign_s = Time to assign (open round)
option-open_assign_s-rule =
    { $preset ->
        [khamsa-az] “… within one minute the team decides which player plays which theme.”
       *[other] “The captain decides within a minute which theme each player takes.”
    }
option-semi_assign_s = Time to name a player (semi-open)
option-semi_assign_s-rule =
    { $preset ->
        [khamsa-az] “… the captain decides within 20 seconds which player plays that theme.”
       *[other] “… the captain names within 20 seconds the player for this theme.”
    }
option-secret_sequence_s = Time for the sequence (secret round)
option-secret_sequence_s-rule =
    { $preset ->
        [khamsa-az] “After that the team decides within one minute the order in which its players come out.”
       *[other] No time is stated.
    }
option-assign_timeout = Not decided in time
option-assign_timeout-autofill = filled in roster order
option-assign_timeout-host = the host decides
option-assign_timeout-rule = What happens when time is up is not said.
option-strike_order = Order of striking themes
option-strike_order-seat = in order of seats
option-strike_order-score_asc = lowest total first
option-strike_order-score_desc = highest total first
option-strike_order-lot = by lot
option-strike_order-free = in any order
option-strike_order-rule =
    { $preset ->
        [khamsa-az] “… each team excludes one of them.” The order is not stated.
       *[other] “… in turn (in inverse order of points gathered in the previous rounds) give up one theme each.”
    }
option-strike_tie = With equal totals, who strikes first
option-strike_tie-lot = decided by lot
option-strike_tie-seat = the lower seat
option-strike_tie-host = the host says
option-strike_tie-rule = Equal totals are not named.
option-personal_themes = Themes of the personal round
option-personal_themes-teams = one more than teams
option-personal_themes-rule =
    { $preset ->
        [khamsa-az] “… the host announces 5 themes and each team excludes one.”
       *[other] “5 themes are offered to the representatives of the four teams.”
    }
option-press_opens = When the buttons open
option-press_opens-reading_start = when reading starts
option-press_opens-value_announced = when the value is announced
option-press_opens-rule =
    { $preset ->
        [khamsa-az] “At the moment the player presses, the host stops reading.”
       *[other] “… at any moment after the theme and the value are announced.”
    }
option-early_press = Pressing too early
option-early_press-ignore = does not count
option-early_press-block = blocks the button for { $ms } ms
option-early_press-rule = The document does not punish an early press.
option-think_after_wrong = Thinking time after a wrong answer
option-think_after_wrong-remaining = goes on with what is left
option-think_after_wrong-restart = begins anew
option-think_after_wrong-close = the question is over
option-think_after_wrong-rule =
    { $preset ->
        [khamsa-az] “For thinking on each question the host gives at most 5 seconds.”
       *[other] “For thinking on each question the host gives not more than 5 seconds.”
    }
option-answer_s = Answer time
option-answer_s-rule =
    { $preset ->
        [khamsa-az] “If answering is drawn out …” No number is given.
       *[other] “… nor delay the answer by more than 3 seconds.” · “Answer time – 5 seconds.”
    }
option-answer_mode = When the answer time is over
option-answer_mode-signal = a signal; the host decides
option-answer_mode-auto_fail = at once “too late”
option-answer_mode-rule =
    { $preset ->
        [khamsa-az] “If answering is drawn out …”
       *[other] “In case of delay …”
    }
option-no_answer_cost = Silence and delay
option-no_answer_cost-value = cost the value
option-no_answer_cost-none = cost nothing
option-no_answer_cost-rule =
    { $preset ->
        [khamsa-az] “If the player answers wrongly he loses points equal to the value.” Of silence nothing is said.
       *[other] “Wrong answers are penalised by negative points.” Of silence nothing is said.
    }
option-queued_decline = A queued player who declines
option-queued_decline-counts = counts as silence
option-queued_decline-free = loses nothing
option-queued_decline-rule =
    { $preset ->
        [khamsa-az] “… the second player may use the right to answer.”
       *[other] “… the second may use the right to answer, then the third.”
    }
option-after_wrong = After a wrong answer
option-after_wrong-queue_first = first those who wait
option-after_wrong-reopen = reading goes on, press anew
option-after_wrong-rule =
    { $preset ->
        [khamsa-az] “… the second in the order of pressing.” “… the host continues reading.”
       *[other] “… if there are no others wishing to answer, the host continues reading.”
    }
option-press_tie = Presses that cannot be told apart
option-press_tie-lot = are decided by lot
option-press_tie-host = the host says who was first
option-press_tie-replace_question = the question is replaced
option-press_tie-rule =
    { $preset ->
        [khamsa-az] “The right of first answer goes to the player who pressed before the others.”
       *[other] “The right to answer goes to the player who pressed first.”
    }
option-wager_moment = When the wager is made
option-wager_moment-before_question = before the question
option-wager_moment-with_answer = together with the answer
option-wager_moment-rule =
    { $preset ->
        [khamsa-az] “… each captain may make his move.” When is not said.
       *[other] “The size of the wager and the answer are told to the host secretly.”
    }
option-wager_s = Time to wager
option-wager_s-rule = No time is stated.
option-wager_min = Lowest wager
option-wager_min-rule =
    { $preset ->
        [khamsa-az] “The minimum of the wager is ‘one’ …”
       *[other] “… any wager not above its points.”
    }
option-wager_missing = If no wager is made
option-wager_missing-rule = This case is not named.
option-final_discuss_s = Discussion time
option-final_discuss_s-rule =
    { $preset ->
        [khamsa-az] “The discussion time is 30 seconds.”
       *[other] “… one question is put to all teams with 60 seconds of discussion.”
    }
option-collect_s = Collecting the answers
option-collect_s-rule =
    { $preset ->
        [khamsa-az] “… after that the captains hand in their teams’ answers in writing.”
       *[other] No time is stated.
    }
option-final_blank_cost = A blank answer in the final
option-final_blank_cost-wager = costs the wager
option-final_blank_cost-none = costs nothing
option-final_blank_cost-rule = “A team that answered wrongly loses points equal to the wager.” A blank is not named.
option-final_nonpositive = A team without a positive total
option-final_nonpositive-sit_out = does not play the final
option-final_nonpositive-zero_wager = plays with a wager of 0
option-final_nonpositive-rule =
    { $preset ->
        [khamsa-az] “… the maximum may not exceed the sum of the points gathered.”
       *[other] “… any wager not above its points.”
    }
option-tie_policy = A tie for the win
option-tie_policy-shootout = extra questions
option-tie_policy-shared = the place is shared
option-tie_policy-extra_theme = an extra theme
option-tie_policy-host = the host decides
option-tie_policy-rule =
    { $preset ->
        [khamsa-az] Neither the winner nor a tie is named.
       *[other] “The winner is the team with the maximum points.” A tie is not named.
    }
option-decisive_places = How many places must be decided
option-decisive_places-rule = Ties are not named.
option-group-baige = Baige
option-group-polyglot = Polyglot
option-group-kokpar = Kokpar
option-group-overtime = Overtime
option-baige_mode = Answers in Baige
option-baige_mode-parallel = all at once, by keys A, B, C
option-baige_mode-race = one button: the first answers aloud
option-baige_mode-rule = “… three options are offered for each. The answer is given by pressing the signal button.”
option-baige_questions = Questions of Baige
option-baige_questions-rule = The number is not stated; the host may end earlier.
option-baige_s = Answer time in Baige
option-baige_s-rule = “Five seconds are given for the answer; later answers are not accepted.”
option-baige_key = A change of mind
option-baige_key-first_final = the first key is final
option-baige_key-last_key = the last key counts
option-baige_key-rule = The document does not say.
option-talk_limit = Talking that puts a player out: which time
option-talk_limit-rule = “… a player who breaks this twice is removed from the game.”
option-talk_scope = Where talking is forbidden
option-talk_scope-baige = in Baige only
option-talk_scope-all = in the whole game
option-talk_scope-rule = “During the round superfluous talk is forbidden …”
option-time_basis = Which time decides between equals
option-time_basis-correct_only = of correct answers
option-time_basis-all_answers = of all answers
option-time_basis-rule = “… preference goes to the player who spent less time answering.”
option-time_resolution_ms = How finely times are compared, ms
option-time_resolution_ms-rule = “… or answer at the same instant (in theory impossible) …”
option-polyglot_pick = How a theme is chosen
option-polyglot_pick-random_block = chance the block, the player the theme
option-polyglot_pick-random_theme = chance the theme
option-polyglot_pick-free = the player any theme
option-polyglot_pick-rule = “By pressing the computer’s button the player by chance chooses … By the block so marked the player chooses the theme himself.”
option-polyglot_first = Who chooses first in Polyglot
option-polyglot_first-first = the first of Baige
option-polyglot_first-last = the last of Baige
option-polyglot_first-rule = “The player who took first (last) place chooses first …”
option-polyglot_questions = Questions of a theme
option-polyglot_questions-rule = “Each theme has five questions …”
option-polyglot_s = Answer time in Polyglot
option-polyglot_s-rule = “For answering each question 8 seconds are given.”
option-polyglot_clock = When the 8 seconds begin
option-polyglot_clock-on_show = when the question is visible
option-polyglot_clock-after_reading = after the reading
option-polyglot_clock-rule = “The player may answer immediately after the question is visible …”
option-polyglot_time = What stops the answer time
option-polyglot_time-button = the player’s button
option-polyglot_time-host_tap = the host’s verdict
option-polyglot_time-rule = “The answer is given orally.” How time is taken is not said.
option-polyglot_flow = Choosing and playing
option-polyglot_flow-choose_and_play = whoever chooses plays at once
option-polyglot_flow-choose_all_first = all choose first
option-polyglot_flow-rule = “… and so on in turn.” When themes are played is not said.
option-cutoff_tie = A full tie for the third place
option-cutoff_tie-sudden_death = extra questions by keys
option-cutoff_tie-lot = by lot
option-cutoff_tie-host = the host says
option-cutoff_tie-rule = “… three players go to the third round.” If times are equal too is not said.
option-kokpar_picks = Sectors that each chooses
option-kokpar_picks-rule = “The number of questions to be chosen is 5; everyone answers the question he chose.” The rest of the 20 stay closed.
option-kokpar_order = Order of choosing in Kokpar
option-kokpar_order-ranking = by place, the first first
option-kokpar_order-reverse = by place, the last first
option-kokpar_order-lot = by lot
option-kokpar_order-host = as the host says
option-kokpar_order-rule = “Participants in turn choose a theme and a question price.”
option-kokpar_think_s = Thinking time in Kokpar
option-kokpar_think_s-rule = “10 seconds are given for thinking.”
option-kokpar_clock = When the 10 seconds begin
option-kokpar_clock-after_reading = after the reading
option-kokpar_clock-on_show = when the sector opens
option-kokpar_clock-rule = The document does not say.
option-rebound = The opponents’ attempt
option-rebound-race = whoever presses first
option-rebound-seat = the next in order, without a press
option-rebound-rule = “… after the host presses the signal button his opponents in their turn may try by pressing theirs.”
option-rebound_press_s = Time to press after the signal
option-rebound_press_s-rule = The document does not say.
option-rebound_answer_s = Opponent’s answer time (a signal only)
option-rebound_answer_s-rule = “He, like the second player, must answer without thinking.” No number is given.
option-overtime_mode = Answers in Overtime
option-overtime_mode-keys = by keys A, B, C
option-overtime_mode-race = one button: the first answers aloud
option-overtime_mode-rule = “Players must show the correct answer by the corresponding button on the console.”
option-overtime_s = Time in Overtime
option-overtime_s-rule = The document does not say.
option-overtime_simultaneous = Right answers at the same instant
option-overtime_simultaneous-next_question_all = next question for all
option-overtime_simultaneous-next_question_simultaneous = next question for those only
option-overtime_simultaneous-rule = “… the next question is put to the players.”

setup-pack-themes = Themes
setup-pack-look = To be looked at: { $count }
setup-pack-warned = The pack is accepted, but look at this:
setup-pack-warnings = Look at these as well
setup-pack-more = And more: { $count }

pack-too-large = The file is larger than { $most } KiB. Split the pack in two.
pack-not-utf8 = The file is not UTF-8 from here on. Save it in the encoding UTF-8.
pack-utf16 = The file is UTF-16 (“Unicode”). Save it as UTF-8.
pack-cp1251 = The file seems to be Windows-1251. Save it as UTF-8.
pack-no-toml = This is no TOML. In this line or above it a quotation mark or bracket is missing or one too many; inside a text write \" for a quotation mark. What the parser says:
pack-open-text = A text has no quotation mark at its end. Write " there; inside a text write \" for a quotation mark.
pack-no-equals = Behind the key “=” is missing. Write key = "…".
pack-no-quotes = A text does not stand in straight quotation marks. Write "…"; «…» and “…” belong inside.
pack-text-goes-on = Something stands behind the end of a text. Inside a text write \" for a quotation mark, or use «…».
pack-key-twice = This key stands twice here. Remove one, or write the header in double brackets between two questions.
pack-format = The file does not say that it is a pack. Begin it with format = "dabyl-pack 1".
pack-missing = “{ $key }” is missing. Write it under this line.
pack-unknown-key = A pack knows no “{ $key }” here. Remove it.
pack-misspelt = A pack knows no “{ $key }” here. Write “{ $nearest }”.
pack-misplaced = “{ $key }” does not belong to this round: { $round }. Move it to its own round.
pack-not-text = “{ $key }” is no text. Write it in quotation marks.
pack-not-texts = “{ $key }” is no list of texts. Write ["…", "…"].
pack-not-number = “{ $key }” is no number from { $least } to { $most }. Write one without quotation marks.
pack-not-tables = “{ $key }” does not stand in double brackets. Write [[…]], once for each.
pack-empty = “{ $key }” is empty. Write something, or remove the line.
pack-too-long = “{ $key }” has more than { $most } characters. Shorten it.
pack-control = “{ $key }” has characters that cannot be seen, or a line break in a title. Type it anew.
pack-word = “{ $key }” cannot be “{ $given }”. Write one of { $allowed }.
pack-too-many = “{ $key }” stands there more than { $most } times. Split the pack in two.
pack-questions = A theme has { $count } questions; it needs five.
pack-themes = { $round }: { $count } themes, at least { $least } are needed. Add some, or remove the round.
pack-round-twice = The round is there twice: { $round }. Put all under one header.
pack-mixed = [[theme]] stands beside rounds. Write [[round.theme]] for a theme of a round.
pack-nothing-to-play = The pack has neither rounds nor themes. Write [[round]] or [[theme]].
pack-no-round = A round is missing: { $round }. Its questions will be on paper.
pack-few-themes = The personal round has { $count } themes; four teams need 5.
pack-more-themes = { $round }: { $count } themes; only the first five are played.
pack-no-spares = The pack has no spare questions. Write [[round.spare]] for those that replace others.
pack-few-shootout = The shoot-out has { $count } questions; equals may need { $least } or more.
pack-answer-in-text = The answer “{ $answer }” stands in its own question.
pack-same-question = The same question stands in line { $first }. Write another one.
pack-both-ways = “{ $answer }” is to be accepted and rejected. Remove it from one of both.
pack-not-here = “{ $key }” has no place in this question: options belong to Baige and Overtime, files to the four rounds of the Kazakh game. Remove it.
pack-options = This question has { $count } options. Write three, one for each key: options = ["…", "…", "…"].
pack-same-options = Two options are the same: “{ $option }”. Write another one.
pack-right-cyrillic = The letter of the right option is Cyrillic. Write a, b or c in Latin letters.
pack-theme-count = { $round }: { $count } themes; there must be exactly { $exactly }. Add or remove some.
pack-block-themes = Block { $block } has { $count } themes; this one is beyond its { $exactly }. Give each block as many.
pack-blocks = Names of blocks: { $count }. Write two, or none: blocks = ["PHYSICS", "LYRICS"].
pack-few-baige = Baige has { $count } questions; { $least } are played if you say nothing else.
pack-few-overtime = Overtime has { $count } questions; equals may need { $least } or more.
pack-nothing-to-see = This question of Overtime has neither picture nor video nor sound. Add media = "…", or leave it so.
pack-same-key = The right option is always “{ $key }”. Put the options of some questions into another order.
pack-answer-not-right = The answer “{ $answer }” is not the right option, “{ $option }”. Look at “right”.
pack-file = “{ $file }”:
pack-archive = The .zip file:
file-name = this is no name for a file. Write that of a file beside the text: Latin letters, digits, hyphens, a dot.
file-alone = a text alone brings no files. Put it, named pack.toml, and its files into one folder, and upload that as .zip.
file-missing = this file is not there. Put it beside the text, or write the name of one that is there.
file-misspelt = this file is not there. Write “{ $nearest }”.
file-kind = what is in it is no picture, video or sound that screens show. Save it as png, jpeg, webp, mp4, webm, mp3, ogg or wav; another name alone does not help.
file-codec = it is packed as { $codec }, which not every screen plays. Save a video as mp4 (H.264, AAC) or webm (VP8, VP9), a sound as mp3, ogg or wav.
file-broken = it is damaged or breaks off. Copy or save it anew.
file-unreadable = it is no plain file, or cannot be read. Put the file itself there.
file-too-large = it has more than { $most } MiB. Cut the clip shorter, or save it with a smaller picture.
file-wide = the picture has more than { $most } points in a row or column. Save it smaller.
file-total = with it the files of the pack have more than { $most } MiB together. Save videos smaller, or split the pack in two.
file-unused = no question shows this file. Name it by “media”, or leave it out.
archive-broken = this is no .zip that can be read. Make it anew: select pack.toml with its files, and “Compress”.
archive-no-text = there is no pack.toml in it. Put the text there under this name.
archive-two-texts = there are two pack.toml in it. Make one .zip for each pack.
archive-name = “{ $name }” is a name that leads elsewhere. Make the .zip from the folder itself.
archive-link = “{ $name }” is a link. Put the file itself there.
archive-deep = “{ $name }” lies too deep. Put files beside pack.toml, or into one folder there.
archive-twice = “{ $name }” is there twice. Remove one.
archive-locked = “{ $name }” is locked by a password. Make the .zip without one.
archive-method = “{ $name }” is packed in an unusual way. Make the .zip with the computer’s own “Compress”.
archive-many = there are more than { $most } files in it. Leave out what no question shows.

## Where the game stands

round-open = Open round
round-semi = Semi-open round
round-secret = Secret round
round-personal = Personal round
round-final = Final
round-shootout = Shoot-out
round-baige = Baige
round-polyglot = Polyglot
round-sudden-death = Play-off for Kokpar
round-kokpar = Kokpar
round-overtime = Overtime
place-theme = theme { $theme } of { $themes }
place-question = Question { $question }
place-question-of = Question { $question } of { $questions }
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
state-presenting = The question is on the screen, the keys are still closed
state-waiting-signal = Waiting for the host’s signal
state-rebound = The opponents may press
state-over = The game is over
state-assigning = Teams assign their players
state-picking = Captains name the player
state-sequencing = Teams fix the order of players
state-striking = Themes are being struck out
state-naming = Teams name their player
state-wagering = Wagers are being made
state-discussing = The teams discuss
state-collecting = Answers are handed in
state-revealing = Answers are revealed
state-paused = Pause
pause-by-host = Paused by the host. Presses do not count.
pause-after-undo = A step was taken back, so the game stands still. Presses do not count until you resume.
pause-stands = The game stands still. Presses do not count.

clock-thinking = Thinking time
clock-answering = Time to answer
clock-deciding = Time to decide
clock-discussing = Discussion time
clock-collecting = Handing in
clock-rebound = Time to press
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
command-start = Start the clock
command-lock = Close entries
command-end-discussion = End the discussion
command-discuss = Start the discussion
command-assign = Line-up: { $seat } { $name }
command-pick = Player: { $seat } { $name }
command-sequence = Order: { $seat } { $name }
command-name = Player for { $seat } { $name }
command-strike = Strike theme { $theme }: { $seat } { $name }
command-wager = Wager: { $seat } { $name }
command-write = Answer: { $seat } { $name }
command-remove = Take out: { $seat } { $name }
command-dispute = Question { $question }: disputed
command-settle = Question { $question }: settled
command-annul = Question { $question }: annul
command-freeze =
    { $frozen ->
        [true] Freeze the public scores
       *[other] Let the public scores follow
    }
command-sign = Sign the protocol
command-show-question = Show the question
command-show-key = Show the question (right: { $key })
command-buzz-key = { $key } · { $seat } { $name }
command-name-place = Goes on: { $seat } { $name }
command-reveal = Show the right option
command-amend-key = Question { $reveal }: right is { $key }
command-finish = End Baige
command-signal = Signal
command-talk = Talked: { $seat } { $name }
command-draw = Draw for { $seat } { $name }
command-topic = Theme { $theme }: { $seat } { $name }
command-sector = Theme { $theme } for { $price }: { $seat } { $name }
command-play = Play once more

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
past-start = clock started
past-lock = entries closed
past-end-discussion = discussion ended
past-discuss = discussion started
past-assign = line-up entered: { $seat } { $name }
past-pick = player named: { $seat } { $name }
past-sequence = order entered: { $seat } { $name }
past-name = player named: { $seat } { $name }
past-strike = theme { $theme } struck: { $seat } { $name }
past-wager = wager made: { $seat } { $name }
past-write = answer entered: { $seat } { $name }
past-remove = taken out: { $seat } { $name }
past-dispute = question { $question } disputed
past-settle = question { $question } settled
past-annul = question { $question } annulled
past-freeze =
    { $frozen ->
        [true] public scores frozen
       *[other] public scores follow again
    }
past-sign = protocol signed
past-show-question = question shown
past-show-key = question shown (right: { $key })
past-buzz-key = pressed by hand { $key }: { $seat } { $name }
past-name-place = goes on: { $seat } { $name }
past-reveal = right option shown
past-amend-key = question { $reveal }: right is now { $key }
past-finish = Baige ended
past-signal = signal given
past-talk = talked: { $seat } { $name }
past-draw = drawn for { $seat } { $name }
past-topic = theme { $theme } taken: { $seat } { $name }
past-sector = theme { $theme } for { $price } opened: { $seat } { $name }
past-play = played once more

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

## The host’s pages

host-page-play = Play sheet
host-page-standings = Standings
host-page-disputes = Disputed questions
host-page-captains = Captains’ phones
host-page-buttons = Buttons
host-page-addresses = Pages for others
address-own = This page was opened on the box itself. On other devices, write this after the box’s address in the network:
host-step-before = Start the clock when all are ready.
host-step-assign = Who plays which theme? Enter it for teams without a phone.
host-step-pick = Who plays this theme?
host-step-sequence = In which order do the players come out?
host-step-name = Who plays for the team?
host-step-wager = Wagers are made in secret.
host-step-write = Written answers. What is on paper need not be typed.
host-equals = Equals
host-places-left = Places free: { $count }
host-finalists = They go on to Kokpar:
host-seconds = s
host-media-picture = The screen shows a picture.
host-media-video = The screen plays a video.
host-media-sound = The screen plays a sound.
host-plays = started: { $count }
host-draws = Draws a block by chance
host-takes-theme = Chooses a theme
host-draw-about = The player presses the own button, or you tap below. Once.
host-takes-sector = Chooses a theme and a price
host-chooser-who = Who chooses?
host-show-keys = Which option is right? A tap shows the question.
host-unpressed = Answered without a press: judge at once.
host-order = Order of choosing
host-talk = Talking
host-talk-about = By the document the first time is a warning, the second puts the player out.
host-warned = warnings: { $count }
host-reveals = Answers by keys
host-right-count = right: { $count } of { $players }
host-remove-player = Take a player out of the game
host-ready = ready
host-waiting = still waiting
host-sits-out = sits out
host-ready-count = Ready: { $ready } of { $asked }
host-enter = Enter
host-change = Change
host-send = Send
host-close-entry = Close without sending
host-no-roster = No players’ names were entered for this team.
host-reserve = reserve
host-used = has played in this round
host-strikes = Strikes a theme
host-strike-who = Which team strikes?
host-strike-order = Order
host-struck-by = struck by
host-wager = Wager
host-wager-limits = { $least } to { $most }, digits only.
host-wager-wrong = Not like this: a whole number from { $least } to { $most }, in digits 0–9 only.
host-hold-to-look = Hold to look
host-written = Written answer
host-written-about = Sent empty, it takes the answer back.
host-nothing-written = Nothing written
host-total-before = before the final
host-blank = Blank
host-empty-chair = empty chair
host-theme-struck = struck out
host-theme-played = played
host-theme-current = being played
host-no-themes = The themes of this round are not shown yet.
host-removed = left
host-remove = Take a team out of the game
host-remove-about = Its chair stays empty; its points stay in the protocol.
host-spares = Spare questions that fit: { $count }
host-frozen = The public scores stand still.
host-signed = The protocol is signed, the game is closed
host-protocol = Protocol
host-book = Download the book
host-disputes-open = Disputed questions still open: { $count }
host-disputes-about = Mark a question without stopping play, decide it later. Verdicts are amended in “Answers judged”.
host-disputed = disputed
host-no-questions = No question has been judged yet.
host-annul = Annul the question
host-no-effect = no score changes
host-captains-about = The game goes on without captains’ phones: everything can be entered here. One phone per team.
host-code-show = Show code
host-code-address = Open on the captain’s phone:
host-code-about = There the captain types this code. It is good for { $minutes } more minutes, once.
host-captain-here = captain’s phone is connected
host-captain-away = captain’s phone is away
host-test-begin = Begin the button test
host-test-end = End the test
host-test-about = Each seat presses twice: the lamp lights, a tone sounds, the game does not change.
host-test-on = Test is on: presses do not reach the game.
host-test-presses = Presses: { $count }
host-test-held = held down
host-test-order = Order of the last presses
host-test-none = Nobody has pressed yet.
host-test-silent = Seats that have not pressed: { $seats }
host-wire = Assign a button
host-wire-press = Press the button that shall be seat { $seat }
host-wire-stop = Give up
host-wire-moved = on another input
host-wire-reset = Back to the configured wiring
host-wire-about = If a button is dead, plug in a spare one and assign it to that seat: scores stay.
host-wire-learned = The button belongs to seat { $seat } now (input { $pin }).
host-wire-swapped = Exchanged with seat { $seat }.

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
field-player = Player
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
panel-about-keys = Keys B and C are the letters on their buttons.
panel-host = Host’s buttons
panel-button = Button of seat { $seat }
panel-key = Key { $key } of seat { $seat }
panel-host-arm = Next
panel-host-right = Right
panel-host-wrong = Wrong
panel-spares = Spare buttons
panel-spare = Spare on pin { $pin }
panel-spare-used = Pin { $pin }: seat { $seat }

sound-press = A press: seat { $seat }
sound-right = Right
sound-wrong = Wrong
sound-time = Time!
sound-answer-time = The time to answer is over
sound-start = The discussion begins
sound-warning = Ten seconds are left
sound-signal = The host’s signal
sound-key = An answer was taken
sound-whistle = A warning for talking

## The captain's phone

captain-page = Captain · Dabyl
captain-pair = Become a captain’s phone
captain-pair-about = Enter the code that the host’s page shows for your team. Each team has one phone.
captain-code = Code of six digits
captain-enter = Enter
captain-code-digits = The code has { $count } digits.
captain-ended = This phone is no longer a captain’s: another phone has taken its place, or another game has begun.
captain-of = captain’s phone
captain-frozen = scores stand still
captain-paused = Pause. Nothing can be entered now.
captain-sending = Being sent…
captain-lacking =
    { $count ->
        [one] { $count } player still has no place.
       *[other] { $count } players still have no place.
    }
captain-sent = Sent.
captain-may-change = You may still change it.
captain-assign = Who plays which theme?
captain-assign-where = { $name }: tap a theme.
captain-sequence = In which order do your players come out?
captain-sequence-where = { $name }: tap a place.
captain-swap = All have a place. To exchange two, tap one and then the other’s place.
captain-players = Players
captain-reserve = reserve
captain-stands = place { $number }
captain-pick = Who plays this theme?
captain-name = Who plays for your team?
captain-used = has played in this round
captain-strike = Your turn: strike out a theme
captain-strike-wait = Another team strikes out a theme
captain-strike-choose = Choose a theme
captain-strike-do = Strike out: { $theme }
captain-wager = How much do you put at stake?
captain-wager-limits = A whole number from { $least } to { $most }
captain-wager-range = Not possible: from { $least } to { $most } points.
captain-wager-digits = Write the wager in digits only.
captain-least = Least: { $points }
captain-most = All: { $points }
captain-wager-do = Send the wager
captain-wager-change = Change the wager
captain-wager-mine = Your wager: { $points }
captain-write = Your written answer
captain-write-over = Time! Answers are handed in.
captain-write-do = Send the answer
captain-write-back = Take the answer back
captain-write-long =
    { $most ->
       *[other] At most { $most } characters.
    }
captain-write-mine = Your answer:
captain-not-asked = Your team takes no part in this.
captain-locked = Closed: nothing can be changed any more.
captain-soon = In a moment: { $what }
captain-revealing = The answers are shown one by one
captain-plays = Plays for you now:
captain-plays-next = After that, theme { $number }:
captain-sits-out = Your team does not play the final.
captain-line-up = Your players in this round
captain-standings = Standings

## The screen in a match

screen-themes = Themes
screen-theme = Theme { $number }
screen-struck = struck out by seat { $seat }, { $name }
screen-played = played
screen-line-ups = Who plays which theme
screen-step-assign = Teams decide who plays which theme
screen-step-pick = Captains name the player for the theme
screen-step-sequence = Teams decide in which order their players come out
screen-step-strike = Themes are struck out one by one
screen-step-name = Teams name the player who represents them
screen-step-wager = Teams decide how much they put at stake
screen-step-write = Written answers
screen-step-soon = Begins in a moment
screen-order = Order:
screen-ready = ✓ ready
screen-turn = strikes out
screen-deciding = deciding…
screen-sits-out = does not play
screen-removed = out of the game
screen-frozen = Scores stand still: a dispute is decided
screen-signed = Protocol signed
screen-shootout = At stake: { $place }
screen-discussing = Teams discuss
screen-collecting = Time! Answers are handed in
screen-revealing = Answers are shown one by one
screen-nobody-plays = No team plays the final
screen-blank = no answer
screen-next = next

## The Kazakh game in the hall

stage-draws = Draws by chance: { $seat } · { $name }
stage-chooses-theme = Chooses a theme: { $seat } · { $name }
stage-chooses-sector = Chooses a theme and a price: { $seat } · { $name }
stage-host-names = The host decides who goes on to Kokpar
stage-ready = The next question comes in a moment
stage-presenting = Read the question: the keys are still closed
stage-open = Answer: A, B or C!
stage-open-race = Press!
stage-closed = The answers are in
stage-reads-for = The question is read for { $seat } · { $name }
stage-solo = To answer: { $seat } · { $name }
stage-thinks = Thinks: { $seat } · { $name }
stage-time-up = Time! { $seat } · { $name }
stage-waits-signal = The opponents wait for the host’s signal
stage-rebound = Opponents, press!
stage-answers = Answers: { $seat } · { $name }
stage-answers-third = The right passes to the third player: { $seat } · { $name }
stage-answered-of = Answered: { $count } of { $players }
stage-answered = answered
stage-turn = turn
stage-warning = warning
stage-out-talked = sent out of the game
stage-out = out
stage-picks = { $picks } of { $all } chosen
stage-options = Answer options
stage-right-option = Right answer
stage-ranking = Standings
stage-place = Place
stage-player = Player
stage-points = points
stage-time = time, s
stage-goes-on = goes on to Kokpar
stage-contends = plays for a place
stage-block = Block { $number }
stage-drawn = drawn
stage-taken-by = taken by { $seat }, { $name }
stage-board = Board: themes and sectors
stage-sector-open = open sector
stage-sector-won = won by { $seat }, { $name }
stage-sector-lost = won by nobody
stage-questions =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
stage-overtime-about = The first right answer wins
stage-media-picture = Picture of the question
stage-media-video = Video of the question
stage-media-sound = A recording plays: listen
stage-media-loading = Loading…
stage-media-failed = The file cannot be shown. The host reads the question.
stage-sums = Stage by stage


## Scores and overlay

scores-page = Scores · Dabyl
scores-title = Scores
scores-standings = Standings
scores-rounds = Round by round
scores-seat = Button
scores-corrections = Corrections
scores-protocol = Protocol
scores-failed = The sums did not come. Close this and open it again.
overlay-page = Overlay · Dabyl

## The protocol

protocol-page = Protocol · Dabyl
protocol-title = Protocol
protocol-again = Load again
protocol-print = Print
protocol-none = No game is on the table, so there is no protocol.
protocol-failed = The protocol did not come. Load it again.
protocol-game = Game no. { $game }
protocol-pack = Themes:
protocol-signed = signed
protocol-unsigned = not signed yet
protocol-sums = Points by round
protocol-seat = Button
protocol-team = Team
protocol-corrections = Fines and corrections
protocol-total = Total
protocol-place = Place
protocol-teams = Teams
protocol-captain = captain
protocol-reserves = reserves:
protocol-signatures = Signatures
protocol-host = Host
protocol-captain-of = Captain, button { $seat }:
protocol-player-of = Player, seat { $seat }:
protocol-game-part = Questions
protocol-strikes = Struck out:
protocol-strike = { $order }) button { $seat }: theme { $theme }
protocol-price = Value
protocol-presses = Presses (button, ms)
protocol-theme-untitled = theme on paper
protocol-player = Player
protocol-void = void
protocol-withdrawn = withdrawn
protocol-replaced = replaced
protocol-annulled = does not count
protocol-lot-order = by lot: { $order }
protocol-press = { $seat }: { $ms }
protocol-sits-out = did not play
protocol-verdict = Verdict
protocol-wager = Wager
protocol-points = Points
protocol-kind = What
protocol-reason = Reason
protocol-fine = fine
protocol-correction = correction
protocol-annex = How it was played
protocol-seed = Seed of the lots
protocol-undone = Steps taken back
protocol-head = Seal of the book:
protocol-check = To check the book against the seal:
protocol-opening = Beginning
protocol-presses-more = and { $count } more that did not count
protocol-disputed = disputed, decided
protocol-dispute-open = disputed, not decided
protocol-between = Among equals:
protocol-after = After question
protocol-seed-later = is told when the game is over
protocol-lot-press = Lot: who pressed first, question { $question }
protocol-lot-strikes = Lot: order of striking out
protocol-lot-equals = Lot: order of equals, question { $question }
protocol-lot-board = Lot: order of choosing on the board
protocol-lot-block = Lot: block of themes
protocol-lot-theme = Lot: theme
protocol-named = First among equals, by the host
protocol-amended = Verdict changed, answer no. { $attempt }
protocol-notes = Notes
protocol-decided = decided: { $seat }
protocol-tied = at one instant: { $seats }
protocol-theme-of-block = { $block }, { $number }:
protocol-host-timed = no press: the time is that of the host’s verdict
protocol-chooser = Chosen by
protocol-course = Course
protocol-got = Points to
protocol-stages = How the stages went
protocol-order = Order of choosing:
protocol-offence = Superfluous talk, question { $question }, no. { $times }
protocol-key-amended = Right option changed, question { $question }

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
refusal-no-such-player = The team has no such player: it has { $players }.
refusal-player-twice = Player { $player } stands there twice. One theme for each.
refusal-reserve = Player { $player } is a reserve and may not play in this game.
refusal-player-used = Player { $player } has played in this round. Choose another.
refusal-too-many-players = Too many players: at most { $most }.
refusal-no-such-theme = There is no such theme: there are { $themes }.
refusal-theme-struck = Theme { $theme } is struck already. Choose another.
refusal-not-their-turn =
    { $turn ->
        [0] It is not their turn. Choose another team.
       *[other] It is the turn of seat { $turn }.
    }
refusal-wager-out-of-range = The wager must be from { $least } to { $most }.
refusal-sits-out = Seat { $seat } does not take part here.
refusal-text-unfit = The answer may have at most { $most } characters that people can read.
refusal-no-such-question = There is no such question, or it is not over: { $questions } are.
refusal-dispute-open = First settle the disputed question { $question }.
refusal-book-closed = The protocol is signed: nothing changes any more.
refusal-key-missing = First say which option is right.
refusal-no-such-reveal = There is no such question: { $reveals } were shown.
refusal-same-key = That option is the right one already.
refusal-theme-taken = Theme { $theme } is taken. Choose another.
refusal-sector-taken = Theme { $theme } has no closed sector for { $price }. Choose another.
refusal-out-of-game = Seat { $seat } is out of the game.

fault-seat-count = This game needs { $least } to { $most } teams.
fault-seat-twice = Seat { $seat } stands there twice.
fault-not-wired = Seat { $seat } has no button on this box.
fault-name = Seat { $seat }: the name is empty or longer than { $most } characters.
fault-same-name = Seats { $seat } and { $other }: the teams have the same name. Change one of them.
fault-players = Seat { $seat }: at most { $most } players, each once.
fault-unknown-option = This game has no option “{ $option }”.
fault-option-value = Option “{ $option }” cannot be “{ $value }”; it may be: { $allowed }.
fault-theme = Theme { $theme }: too many questions, or a text is empty or too long.
fault-start = This game cannot begin there.
fault-score = Seat { $seat }: these points cannot be.
fault-entry-form = Seat { $seat }: the entry form is not confirmed. Confirm it on the page “Teams”.
fault-reserves = Seat { $seat }: at most { $most } reserves, none of them among the players.

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
problem-pack-name = The file’s name needs Latin letters, digits and hyphens, and .toml or .zip at its end.
problem-no-such-pack = The box has no such pack. Choose another.
problem-pack-shipped = This pack came with the box and stays. Give yours another name.
problem-packs-full = The box has no room for more packs. Remove one.
problem-pack-faulty = This pack has faults and cannot be played.
problem-pack-unfit = This pack is not for this game. Choose another, or play from paper.
problem-pack-card = The pack could not be written to the card. Check the card.
problem-pack-large = The file is too large: a pack with its files may have 260 MiB. Save videos smaller, or split the pack in two.
problem-question-live = A question is being played. Pause first.
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
