# Қазақша. Барлық хабарлама төрт тілде бірдей айнымалылармен беріледі.

## Есіктер мен тақырыптар

title-door = Dabyl
title-host = Жүргізуші · Dabyl
title-screen = Экран · Dabyl
title-panel = Пульт · Dabyl
door-choose = Бұл қандай құрылғы?
door-host = Жүргізуші
door-host-about = Ойынды жүргізеді. Қораптың жанында растау керек.
door-screen = Экран
door-screen-about = Проектор немесе теледидар үшін. Тек көрсетеді.
door-panel = Пульт
door-panel-about = Жабдықсыз үстел: түймелер мен шамдар осы бетте.
door-idle = Қорап дайын. Қазір ойын жоқ.
door-playing = Ойын жүріп жатыр: { $game }
language = Тіл

## Қораппен байланыс

link-joining = Қорап ізделуде…
link-live = байланыс бар
link-lost = байланыс жоқ
link-unknown = расталмаған
link-lost-advice = Қораппен байланыс жоқ. Көріп тұрғаныңыз ескірген болуы мүмкін. Бет өзі қалпына келеді.
link-lost-screen = Қораппен байланыс жоқ
saved = сақталды
unsaved = сақталмады

## Растау

pair-title = Жүргізуші болу
pair-why = Қораптың жанында тұрғаныңызды көрсетіңіз.
pair-by-hold = Қораптағы түймені басып тұру
pair-by-pin = Немесе қораптың PIN кодын енгізіңіз
pair-enter = Кіру
pair-impossible = Бұл қораптың PIN коды да, басып тұруға болатын түймесі де жоқ. Баптауда PIN код қойыңыз.
hold-seat = { $seat }-орынның түймесін { $seconds } секунд басып тұрыңыз
hold-key = { $seat }-орынның { $key } түймесін { $seconds } секунд басып тұрыңыз
hold-host-arm = Жүргізушінің «келесі» түймесін { $seconds } секунд басып тұрыңыз
hold-host-right = Жүргізушінің «дұрыс» түймесін { $seconds } секунд басып тұрыңыз
hold-host-wrong = Жүргізушінің «қате» түймесін { $seconds } секунд басып тұрыңыз
hold-waiting = Түйме күтілуде…
hold-nothing-else = Бұл тек растау: түйме басулы тұрғанда ойын жылжымайды.
hold-seen = Басылды. Жібермеңіз…
hold-hint = Растау үшін басып тұрыңыз

## Жаңа ойын

new-game = Жаңа ойын
new-preset = Ойын
preset-khamsa-az = Хәмсә
preset-khamsa-az-about = Әзербайжан ережесі
preset-khamsa-ru = Хамса
preset-khamsa-ru-about = Ресей ережесі
preset-lockout = Кім бірінші
preset-lockout-about = Кез келген басқа викторина үшін: кім бірінші басты?
begin =
    { $seats ->
       *[other] { $seats } командамен бастау
    }
back-to-game = Ойынға оралу
new-replaces = Қазіргі ойын осымен аяқталады; ол журналда қалады.
new-teams = Командалар
no-seats = Бірде-бір түйме қосылмаған. Қораптың баптауын тексеріңіз.
team-default = { $seat }-команда
team-name = { $seat }-орындағы команданың атауы
seat-plays = { $seat }-орын ойнайды
players = Ойыншылар (міндетті емес)
captain = { $number }. Капитан
player = { $number }. Ойыншы
player-name = { $seat }-орынның { $number }-ойыншысы
new-round = Тур
new-themes = Тақырыптар
new-themes-about =
    { $count ->
       *[other] { $count } тақырып ойналады. Бос қалғаны қағаздан оқылады.
    }
theme-title = { $number }-тақырыптың атауы
theme-default = { $number }-тақырып
new-questions = Сұрақтар (міндетті емес)
new-questions-about = Бағасы өсу ретімен бес сұрақ. Олар болмаса, жүргізуші қағаздан оқиды.
question-number = { $number }-сұрақ
accept-field = Бұлар да дұрыс (нүктелі үтірмен)
reject-field = Қабылданбайды (нүктелі үтірмен)
new-options = Ереженің егжей-тегжейі
choose = Таңдаңыз…

option-think_after_wrong = Қате жауаптан кейінгі ойлану уақыты
option-think_after_wrong-remaining = қалған уақыттан жалғасады
option-think_after_wrong-restart = қайтадан басталады
option-think_after_wrong-close = сұрақ аяқталады
option-think_after_wrong-rule = Әр сұраққа ойлануға ең көбі 5 секунд беріледі; қате жауаптан кейінгі уақыт туралы ережеде айтылмаған.
option-no_answer_cost = Жауап болмаса немесе кешіксе
option-no_answer_cost-value = сұрақ бағасы шегеріледі
option-no_answer_cost-none = ұпай шегерілмейді
option-no_answer_cost-rule = Қате жауап үшін сұрақ бағасы шегеріледі; жауап болмаған жағдай туралы ережеде айтылмаған.
option-press_tie = Бір мезетте басылса
option-press_tie-lot = жеребе шешеді
option-press_tie-host = кім бірінші екенін жүргізуші айтады
option-press_tie-replace_question = сұрақ ауыстырылады
option-press_tie-rule = Жауап беру құқығы түймені бірінші басқан ойыншыға беріледі; бір мезетте басу туралы ережеде айтылмаған.

## Ойын барысы

round-open = Ашық тур
round-semi = Шартты тур
round-secret = Құпия тур
round-personal = Жеке тур
place-theme = тақырып { $theme } / { $themes }
place-question = { $question }-сұрақ
theme-hidden = Тақырып әлі жарияланған жоқ
question = Сұрақ
answer = Жауап
accept = Қабылданады:
reject = Қабылданбайды:
note = Ескертпе
on-paper = Қағаздан оқыңыз.
seats = Орындар
seat-tried = жауап беріп қойды
seat-down = түйме басулы
queue = Түйме басу кезегі
queue-place =
    { $place ->
        [6] 6-шы
       *[other] { $place }-ші
    }
rank = { $rank }-орын
behind = { $ms } мс

state-calling = Ойыншыларды түймелерге шақырыңыз
state-ready = Келесі сұрақ әлі жарияланған жоқ
state-value = Сұрақ бағасы жарияланды
state-reading = Сұрақ оқылып жатыр
state-thinking = Ойлану уақыты
state-open = Түймелер ашық
state-answering = Жауап беріліп жатыр
state-closed = Сұрақ аяқталды
state-shown = Жауап көрсетілді
state-void = Сұрақ алынып тасталды
state-over = Ойын аяқталды
state-paused = Үзіліс
pause-by-host = Үзілісті жүргізуші жасады. Басулар есептелмейді.
pause-after-undo = Қадам қайтарылды, сондықтан ойын тоқтап тұр. Жалғастырғанша басулар есептелмейді.
pause-stands = Ойын тоқтап тұр. Басулар есептелмейді.

clock-thinking = Ойлану уақыты
clock-answering = Жауапқа берілетін уақыт
lamp-off = шам өшулі
lamp-armed = түймені баса алады
lamp-blink = шам жыпылықтап тұр: кезекте
lamp-on = шам жанып тұр

stop = ТОҚТА
stop-answers = ТОҚТА. Жауап беретін { $seat }: { $name }
answer-overdue = Жауапқа берілетін уақыт бітті. Жауап басталып па еді?
before-reading = Сұрақ оқылмай тұрып басылды.
tied = Бір мезетте басылды. Кім бірінші болды?
lot-drawn = Жеребе: { $seats }

## Жүргізушінің сөздері

command-call = Ойыншылар түймелерге
command-theme = Тақырыпты жариялау
command-show =
    { $price ->
        [0] Сұрақ бағасын жариялау
       *[other] { $price } жариялау
    }
command-read = Оқуды бастау
command-done = Сұрақ оқылды
command-go = Түймелерді ашу
command-judge = { $seat } { $name }: { $verdict }
command-began = Жауап басталды: { $seat } { $name }
command-release = Басуды жою: { $seat } { $name }
command-buzz = { $seat } { $name }
command-first = Бірінші: { $seat } { $name }
command-close = Түймелерді жабу
command-answer = Жауапты көрсету
command-next = Келесі
command-withdraw = Сұрақты алып тастау
command-replace = Сұрақты ауыстыру
command-amend = { $attempt }-жауап: { $verdict }
command-fine =
    { $reason ->
        [0] Айыппұл { $seat } { $name }: { $points }
       *[other] Айыппұл { $seat } { $name }: { $points } ({ $reason })
    }
command-adjust = Түзету { $seat } { $name }: { $points } ({ $reason })
command-undo = Қайтару
command-pause = Үзіліс
command-resume = Жалғастыру

began = Жауап басталды
undo = Қайтару:
nothing-to-undo = Қайтаратын ештеңе жоқ
past-call = ойыншылар шақырылды
past-theme = тақырып жарияланды
past-show =
    { $price ->
        [0] сұрақ бағасы жарияланды
       *[other] { $price } жарияланды
    }
past-read = оқу басталды
past-done = сұрақ оқылды
past-go = түймелер ашылды
past-judge = { $seat } { $name }: { $verdict }
past-began = жауап басталды: { $seat } { $name }
past-release = басу жойылды: { $seat } { $name }
past-buzz = қолмен басылды: { $seat } { $name }
past-first = бірінші: { $seat } { $name }
past-close = түймелер жабылды
past-answer = жауап көрсетілді
past-next = келесіге өтілді
past-withdraw = сұрақ алынып тасталды
past-replace = сұрақ ауыстырылды
past-amend = { $attempt }-жауап өзгертілді: { $verdict }
past-fine =
    { $reason ->
        [0] айыппұл { $seat } { $name }: { $points }
       *[other] айыппұл { $seat } { $name }: { $points } ({ $reason })
    }
past-adjust = түзету { $seat } { $name }: { $points } ({ $reason })
past-undo = қайтарылды
past-pause = үзіліс
past-resume = жалғастырылды

verdict-correct = Дұрыс
verdict-wrong = Қате
verdict-double = Екі жауап
verdict-no-answer = Жауап жоқ
verdict-late = Кешікті

fate-floor = жауап беру құқығын алды
fate-queued = кезекте күтіп тұр
fate-answered = жауап берді
ignored-eliminated = есептелмеді: ойыннан шығарылған
ignored-held = есептелмеді: түйме басулы тұрған
ignored-paused = есептелмеді: үзіліс
ignored-not-at-table = есептелмеді: бұл сұрақта ойнамайды
ignored-early = есептелмеді: ерте басты
ignored-late = есептелмеді: уақыт біткен
ignored-closed = есептелмеді: сұрақ аяқталған
ignored-already-answered = есептелмеді: жауап беріп қойған
ignored-already-queued = есептелмеді: кезекте тұр

## Мәзір

menu = Тағы
close-menu = Жабу
board-simulated = Жабдықсыз үстел: түймелер пульт бетінде
menu-buzz = Қолмен басу (түйме істемейді)
menu-question = Сұрақ
menu-presses = Осы сұрақтағы басулар
menu-attempts = Бағаланған жауаптар
menu-book = Ұпайлар
menu-devices = Құрылғылар
attempt-line = № { $attempt } · { $question }-сұрақ · { $price }
attempt-void = есепке кірмейді
attempts-all =
    { $count ->
       *[other] Барлық { $count } жауапты көрсету
    }
amend-to = Дұрысы:
fine-title = Айыппұл
adjust-title = Ұпайды түзету
field-team = Команда
field-points = Ұпай
field-reason = Себебі (хаттама үшін)
field-reason-optional = Себебі (міндетті емес)
sign-minus = Ұпай шегеру
fine-do = Айыппұл: { $seat }-орын, { $points }
adjust-do = Түзету: { $seat }-орын, { $points }
device-mine = осы құрылғы
device-connected = байланыста
device-away = байланыста емес
device-leave = Шығу
device-revoke = Ажырату
devices-failed = Құрылғылар тізімі келмеді. Мәзірді қайта ашыңыз.

## Жарық сөнгеннен кейін

interrupted = Ойын үзіліп қалды
interrupted-advice = Жарық сөнді. Сіз шешкенше уақыт жүрмейді.
interrupted-played = Ойналып жатқан
interrupted-state = Күйі
interrupted-floor = Жауап беру құқығы кімде болған
interrupted-clock = Қалған уақыт
screen-interrupted = Ойын қазір жалғасады

## Экран мен пульт

lobby-open = Жүргізушінің телефонында осы мекенжайды ашыңыз
lobby-then = және «Жүргізуші» дегенді таңдаңыз
lobby-own = Жүргізуші болу үшін осы бетті қораптың өзінде ашыңыз
sound-allow = Дыбыс үшін түртіңіз
screen-calling = Ойыншылар түймелерге!
screen-answers = Жауап беретін { $seat }: { $name }
winners =
    { $count ->
        [one] Жеңімпаз
       *[other] Жеңімпаздар
    }
panel-title = Жабдықсыз үстел
panel-about = Тінтуір, бірнеше саусақ немесе 1–{ $count } пернелері. Басып тұрған түйме басулы қалады.
panel-host = Жүргізушінің түймелері
panel-button = { $seat }-орынның түймесі
panel-key = { $seat }-орынның { $key } түймесі
panel-host-arm = Келесі
panel-host-right = Дұрыс
panel-host-wrong = Қате

sound-press = Түйме басылды: { $seat }-орын
sound-right = Дұрыс
sound-wrong = Қате
sound-time = Уақыт бітті!
sound-answer-time = Жауапқа берілетін уақыт бітті

## Жүргізуші білуі керек

warning-not-saved = Карта сақтамай тұр: қазір жарық сөнсе, соңғы қадамдар жоғалады. Өшірмеңіз; ойыннан кейін картаны ауыстырыңыз.
warning-edges-lost =
    { $count ->
       *[other] { $count } сигнал жоғалды: осы сұрақтағы түйме басу кезегі сенімсіз. Күмәндансаңыз, сұрақты ауыстырыңыз.
    }
warning-held-down = { $seat }-орынның түймесі басулы тұр немесе тұрып қалған. Түймені тексеріңіз.
warning-glitches =
    { $count ->
       *[other] { $seat }-орын: желіде { $count } кедергі. Кабельді тексеріңіз.
    }

answer-stale = Осы арада ойын алға жылжыды. Қарап, қайта түртіңіз.
answer-unreachable = Қорап жауап бермеді. Орындалған-орындалмағанын қарап, қажет болса, қайта түртіңіз.
answer-not-saved = Орындалды, бірақ карта сақтамай тұр.

refusal-not-now = Қазір болмайды. { $state }.
refusal-while-paused = Үзіліс. Алдымен ойынды жалғастырыңыз.
refusal-not-the-floor =
    { $holder ->
        [0] { $seat }-орынның жауап беру құқығы жоқ; ол ешкімде жоқ.
       *[other] { $seat }-орынның жауап беру құқығы жоқ; ол { $holder }-орында.
    }
refusal-no-such-seat = { $seat }-орын бұл ойында ойнамайды.
refusal-other-price = Келесі сұрақ бағасы: { $next }.
refusal-no-such-attempt =
    { $attempts ->
       *[other] Ондай жауап жоқ: барлығы { $attempts } жауап бағаланды.
    }
refusal-attempt-void = Бұл жауап есепке кірмейді, өзгертетін ештеңе жоқ.
refusal-same-verdict = Ол бұрыннан солай бағаланған.
refusal-not-in-these-rules = Бұл ережеде ондай жоқ.
refusal-reason-missing = Себебін жазыңыз.
refusal-reason-too-long =
    { $most ->
       *[other] Себебі тым ұзын: ең көбі { $most } таңба.
    }
refusal-nothing-to-undo = Қайтаратын ештеңе жоқ.
refusal-points-out-of-range = Ұпай { $least } мен { $most } аралығында болуы керек.
refusal-table-full = Бұл ойын тым ұзаққа созылды. Жаңа ойын бастаңыз.

fault-seat-count = Бұл ойынға кемінде { $least }, ең көбі { $most } команда керек.
fault-seat-twice = { $seat }-орын екі рет көрсетілген.
fault-not-wired = { $seat }-орын: бұл қорапта оның түймесі жоқ.
fault-name = { $seat }-орын: атауы бос немесе { $most } таңбадан ұзын.
fault-players = { $seat }-орын: ең көбі { $most } ойыншы, әрқайсысы бір рет.
fault-unknown-option = Бұл ойында «{ $option }» баптауы жоқ.
fault-option-value = «{ $option }» баптауы «{ $value }» бола алмайды; болуы мүмкін: { $allowed }.
fault-theme = { $theme }-тақырып: сұрақ тым көп, не мәтін бос немесе тым ұзын.
fault-start = Бұл ойын ол жерден бастала алмайды.
fault-score = { $seat }-орын: мұндай ұпай болмайды.

problem-bad-json = Бет пен қорап бірін-бірі түсінбейді. Бетті жаңартыңыз.
problem-bad-query = Бет пен қорап бірін-бірі түсінбейді. Бетті жаңартыңыз.
problem-not-paired = Бұл құрылғы енді расталмаған. Қайта растаңыз.
problem-foreign-origin = Қорап бөтен беттен келгенді қабылдамайды. Қораптың өз мекенжайын ашыңыз.
problem-wrong-pin = PIN код қате.
problem-no-pin = Бұл қораптың PIN коды жоқ. Түймені басып тұрыңыз.
problem-wrong-code = Код қате немесе мерзімі өткен. Жүргізушіден жаңа код сұраңыз.
problem-not-yours = Капитан тек өз командасы үшін шешеді.
problem-not-found = Қорап бұл мекенжайды білмейді. Бетті жаңартыңыз.
problem-no-panel = Бұл қораптың нағыз түймелері бар; беттегі пульт жоқ.
problem-no-such-button = Қораптың ондай түймесі жоқ.
problem-no-such-device = Бұл құрылғы ажыратылып қойған.
problem-no-such-team = Бұл ойында бұл орында команда жоқ. Алдымен ойынды бастаңыз.
problem-no-such-game = Қорапта ондай ойын жоқ.
problem-method = Бет пен қорап бірін-бірі түсінбейді. Бетті жаңартыңыз.
problem-too-slow = Байланыс тым баяу. Қайталап көріңіз.
problem-ticket-gone = Түймені басып тұру уақыты бітті. Қайталап көріңіз.
problem-captain-gone = Бұл ойында командаңыз өз орнында емес. Жүргізушіден жаңа код сұраңыз.
problem-too-large = Мәтін тым көп.
problem-not-json = Бет пен қорап бірін-бірі түсінбейді. Бетті жаңартыңыз.
problem-wrong-host = Қорапты өз мекенжайымен ашыңыз.
problem-too-many = Әрекет тым көп. Бір минут күтіңіз.
problem-full = Ашық беттер тым көп. Біреуін жабыңыз.
problem-no-answer = Қорап жауап бермеді. Қайталап көріңіз.
problem-not-saved = Карта сақтамай тұр, сондықтан қазір растауға болмайды.
problem-no-button = Бұл қорапта басып тұруға болатын түйме жоқ. PIN кодты енгізіңіз.
problem-unreachable = Қорап жауап бермеді. Қайталап көріңіз.
problem-unknown = Бірдеңе дұрыс болмады. Бетті жаңартыңыз.
