# Қазақша. Барлық хабарлама төрт тілде бірдей айнымалылармен беріледі.

## Есіктер мен тақырыптар

title-door = Dabyl
title-host = Жүргізуші · Dabyl
title-screen = Экран · Dabyl
title-panel = Пульт · Dabyl
door-choose = Бұл қандай құрылғы?
door-host = Жүргізуші
door-host-about = Ойынды жүргізеді. Қораптың жанында растау керек.
door-captain = Капитан
door-captain-about = Команданың телефоны. Жүргізушіден код керек.
door-screen = Экран
door-screen-about = Проектор немесе теледидар үшін. Тек көрсетеді.
door-scores = Ұпайлар
door-scores-about = Залдағы бәріне. Тек көрсетеді.
door-protocol = Хаттама
door-protocol-about = Ұпай парағы: оқуға және басып шығаруға.
door-overlay = Эфир жолағы
door-overlay-about = Трансляция үшін: мөлдір фонда ұпай, сағат және тақырып.
door-panel = Пульт
door-panel-about = Жабдықсыз үстел: түймелер мен шамдар осы бетте.
door-idle = Қорап дайын. Қазір ойын жоқ.
door-playing = Ойын жүріп жатыр: { $game }
language = Тіл
language-follows = Тіл таңдалғанша бет ойынның тілінде болады.

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
preset-kokpar-kk = Көкпар
preset-kokpar-kk-about = Төрт кезең: Бәйге, Полиглот, Көкпар, Овертайм
preset-lockout = Кім бірінші
preset-lockout-about = Кез келген басқа викторина үшін: кім бірінші басты?
begin =
    { $seats ->
       *[other] { $seats } командамен бастау
    }
back-to-game = Ойынға оралу
new-replaces = Қазіргі ойын осымен аяқталады; ол журналда қалады.
no-seats = Бірде-бір түйме қосылмаған. Қораптың баптауын тексеріңіз.
team-default = { $seat }-команда
theme-default = { $number }-тақырып
choose = Таңдаңыз…

setup-start = Жаңа ойын
setup-teams = Командалар
setup-seats = Орындар
setup-pack = Сұрақтар
setup-options = Ереженің егжей-тегжейі
setup-sheet = Ойын алдындағы парақ
setup-rematch = Қайта ойнау
setup-place = Қағаздан жалғастыру
setup-form = Өтінім парағы
setup-buttons = Түймешелерді тексеру
setup-steps = Дайындық қадамдары
setup-back = Артқа
setup-fault-show = Қай жерде екенін көрсету
setup-step-by-step = Қадамдап дайындау
setup-players-page = Ойыншылар
setup-quick-players = { $count } ойыншы
setup-quick-players-about = Аттарсыз, сұрақтар қағаздан.
setup-count-players = Ойыншылар саны
setup-player-name = { $number }-ойыншының аты
setup-player-seat = { $number }-ойыншының орны
setup-players-fewer = Құжатта алты адам. Екі не үш адам қалса, бәрі Көкпарға шығады.
begin-players = Бастау: { $seats } ойыншы
setup-quick = Бірден бастау
setup-quick-about = Ойыншылардың аттарынсыз, сұрақтар қағаздан.
setup-quick-teams = { $count } команда
setup-count = Командалар саны
setup-team-name = { $number }-команданың атауы
setup-players = Ойыншылар: { $count } / { $most }
setup-captain-about = ★ — капитан: жұлдызды түртіңіз.
setup-captain = Капитан — { $number }-ойыншы
setup-player = { $number }-ойыншы
setup-reserve = { $number }-қосалқы ойыншы
setup-form-confirmed = ✓ өтінім расталған
setup-form-open = өтінім расталмаған
setup-form-title = Өтінім парағы
setup-form-team = Команда
setup-form-name = Аты-жөні
setup-form-signature = Қолы
setup-form-captain = капитан
setup-form-reserve = қосалқы
setup-form-rule = Ең көбі 2 қосалқы ойыншы; бір ойында ауыстыруға болмайды.
setup-form-contact = Жаттықтырушы, байланыс:
setup-form-captain-signs = Капитанның қолы:
setup-form-host-signs = Жүргізушінің қолы:
setup-form-confirm = Өтінім тапсырылып, расталды
setup-print = Басып шығару (А4)
setup-draw = Жеребе тастау
setup-draw-about = Жеребе бір рет тасталады. Орындарды қолмен де ауыстыруға болады.
setup-drawn = Жеребе тасталды. Жүргізуші орындарды қолмен ауыстыра алады.
setup-seat-of = { $number }-команданың орны
setup-paper = Қағаздан
setup-paper-about = Қорап тек тақырыптар мен бағаларды біледі.
setup-pack-has = Сұрақтар: { $questions } · қосалқы: { $spares }
setup-pack-files = Файлдар: { $count } · { $size } МБ
setup-pack-faults = Қателер: { $count }. Мұндай жинақпен ойнауға болмайды.
unfit-no-rounds = Бұл ойынға арналмаған: ол турлармен ойналады, ал бұл жинақтың тақырыптары ешбір турға жатпайды. Онымен «Кім бірінші» ойнауға болады.
unfit-other-rounds = Бұл ойынға арналмаған: жинақтың турлары басқа ойындікі.
setup-pack-upload = Жинақ жүктеу (.toml файлы не суреттері мен бейнелері бар .zip)
setup-pack-sending = Жіберілді: { $percent } %
setup-pack-refused = Жинақ қабылданбады:
setup-pack-line = { $line }-жол, { $column }-баған
setup-pack-remove = Бұл жинақты қораптан өшіру
setup-titles = Тақырып атаулары (міндетті емес)
setup-options-about = Әр баптаудың қасында ол алынған ереже тұр. Өзгертпесеңіз, құжат бойынша, құжатта айтылмағаны әдепкі түрде ойналады.
setup-options-changed = өзгертілген: { $count }
setup-options-reset = Бәрін бастапқы күйіне қайтару ({ $count })
setup-rematch-kept = Бастау: орындар сол
setup-rematch-drawn = Бастау: орындарға жаңа жеребе
setup-place-about = Ұпайларды және ойын жалғасатын жерді жазыңыз.
setup-score-of = { $number }-команданың ұпайы
setup-score-wrong = Ұпай тек цифрмен жазылады: мысалы, 1200 немесе −300.
setup-place-round = Тур
setup-place-theme = Тақырып
setup-place-price = Сұрақ бағасы
setup-place-beginning = турдың басы
setup-stage-about = Ойын жалғасатын кезеңді, ұпайларды және жауапқа жұмсалған уақытты жазыңыз.
setup-stage = Кезең
setup-stage-points = { $number }-ойыншының ұпайы
setup-stage-time = { $number }-ойыншының жауапқа жұмсаған уақыты, секунд
setup-stage-time-wrong = Уақыт секундпен жазылады: мысалы, 12,345.
setup-stage-finalists = Көкпарға кім шықты? Орны бойынша, біріншіден бастап басыңыз.
setup-blocks = Блоктар мен тақырыптар
setup-block = { $number }-блоктың атауы

sheet-title = Құжатта айтылмаған жерде қалай ойнаймыз
sheet-about = Капитандарға дауыстап оқыңыз. Өзгерту үшін алдыңғы қадамға оралыңыз.
sheet-main = Алдымен осыған келісіп алыңыз
sheet-others = Қалғандары
sheet-captains = Капитандардың қолдары:
sheet-questions = Үш турда бес тақырыптан, сосын бір тақырып және бір сұрақ: барлығы 81 сұрақ.
sheet-two-clocks = 5 секунд — ойлануға, сұрақ оқылған соң; жауапқа бөлек уақыт — құқық алынғаннан бастап.
sheet-soft-mark = Жауап уақытына шек жоқ; 5 секундтан кейін жүргізушіге белгі беріледі, шешімді өзі қабылдайды.
sheet-fine-amount = Айыппұл әдетте ағымдағы сұрақтың бағасына тең; мөлшерін жүргізуші айтады.
sheet-short-handed = Команда аз болса, Жеке турда тақырып командадан біреу артық; жоқ ойыншының орны бос қалады.
sheet-hidden = Құрамдар бәрі дайын болғанша қарсыластардан жасырын.
sheet-wager-over = Қағаздағы шектен асқан бәс ең жоғары рұқсат етілгенге теңеледі.
sheet-multipliers = Сұрақ бағасы бірінші турға қарағанда өседі: ×2, ×3, ×4.
sheet-net-total = «Бір» — бір ұпай; жиналған ұпай — оң мен теріс ұпайдың қосындысы.
sheet-must-wager =
    { $preset ->
        [khamsa-az] Ақтық турда ойнайтын команда кемінде бір ұпай тігеді.
       *[other] Команда ақтық турда 0 тіге алады.
    }
sheet-one-voice = Команда шешімін бір адам енгізеді: капитанның телефоны немесе жүргізуші.
sheet-answer-from = Жауап уақыты құқық алынған сәттен жүреді: біріншіге — басқаннан, кейінгіге — алдыңғының бағасынан.
sheet-at-most = Жүргізуші ойлану уақытын ертерек тоқтата алады: «ең көбі 5 секунд».
sheet-read-players = Ойыншыларға дауыстап оқыңыз. Өзгерту үшін алдыңғы қадамға оралыңыз.
sheet-players = Ойыншылардың қолдары:
sheet-kk-each = Бәйгеде дұрыс жауап берген әр ойыншы бір ұпай алады.
sheet-kk-order-lot = Ұпай да, уақыт та тең болса, таңдау кезегін жеребе шешеді.
sheet-kk-out = Ойыннан шығарылған ойыншы ауыстырылмайды, орын алмайды; ашылмаған жауабы есептелмейді.
sheet-kk-fewer = Көкпарда екі ойыншы қалса, бір қарсылас жауап береді; жалғыз қалған ойыншы жеңеді.
sheet-kk-moves-up = Финалшы Көкпарға дейін шықса, орнына төртінші кіреді; Көкпар кезінде шықса, қалған кезегі жанады.
sheet-kk-words = Құжатта «ұпай» мен «балл», «кезең» мен «тур» бір мағынада.
sheet-kk-zero = Көкпарды бәрі нөлден бастайды: бұған дейінгі ұпай есептелмейді.
sheet-kk-top = Овертайм тек бірінші орын үшін; төмендегі орындар бөлінеді.

option-usual = { $value } (құжат бойынша)
option-default = { $value } (әдепкі)
option-seconds = { $count } секунд
option-number = { $count }
option-no-clock = сағатсыз: жүргізуші аяқтайды
option-yes = иә
option-no = жоқ
option-group-match = Ойын
option-group-choice = Ойыншы мен тақырып таңдау
option-group-question = Сұрақ
option-group-final = Ақтық тур
option-group-end = Тең ұпай
option-round_order = Турлардың реті
option-round_order-enumerated = Ашық, Шартты, Құпия, Жеке, Хамса
option-round_order-by_value = Жеке тур бірінші
option-round_order-rule = «Турлар мыналар: …» Ал баға тізімі Жеке турдан басталады.
option-one_theme_per_player = Ойыншы турда бір тақырып ойнайды
option-one_theme_per_player-rule =
    { $preset ->
        [khamsa-az] «Команданың әр ойыншысы әр турда бір тақырыпта ойнауы керек.»
       *[other] «… әр ойыншы қай тақырыпты таңдайтынын.»
    }
option-entry_form_required = Өтінім парағы керек
option-entry_form_required-rule = «Құрам арнайы бланкідегі өтініммен расталады.»
option-fines = Айыппұлдар
option-fines-rule =
    { $preset ->
        [khamsa-az] Команда ұпайы — жауаптарға берілген оң және теріс ұпай; айыппұл айтылмаған.
       *[other] «… кінәлі командаға ұпайынан айырып айыппұл салынуы мүмкін.»
    }
option-open_assign_s = Ашық турда құрам таңдау
option-open_assign_s-rule =
    { $preset ->
        [khamsa-az] «… бір минут ішінде команда қай ойыншы қай тақырыпты ойнайтынын анықтайды.»
       *[other] «Капитан бір минут ішінде … анықтайды.»
    }
option-semi_assign_s = Шартты турда ойыншы таңдау
option-semi_assign_s-rule =
    { $preset ->
        [khamsa-az] «… капитан 20 секунд ішінде сол тақырып ойыншысын анықтайды.»
       *[other] «… капитан 20 секунд ішінде тақырып ойыншысын анықтайды.»
    }
option-secret_sequence_s = Құпия турда шығу реті
option-secret_sequence_s-rule =
    { $preset ->
        [khamsa-az] «Содан кейін команда бір минут ішінде ойыншылардың шығу ретін анықтайды.»
       *[other] Уақыт көрсетілмеген.
    }
option-assign_timeout = Уақытында таңдалмағандар
option-assign_timeout-autofill = тізім ретімен толтырылады
option-assign_timeout-host = жүргізуші шешеді
option-assign_timeout-rule = Уақыт біткенде не болатыны айтылмаған.
option-strike_order = Тақырып алып тастау реті
option-strike_order-seat = орын ретімен
option-strike_order-score_asc = алдымен ұпайы азы
option-strike_order-score_desc = алдымен ұпайы көбі
option-strike_order-lot = жеребемен
option-strike_order-free = кез келген ретпен
option-strike_order-rule =
    { $preset ->
        [khamsa-az] «… әр команда олардың біреуін ойыннан шығарады.» Реті айтылмаған.
       *[other] «… жиналған ұпайдың кері ретімен кезектесіп бас тартады.»
    }
option-strike_tie = Ұпай тең болса, кім бірінші
option-strike_tie-lot = жеребе шешеді
option-strike_tie-seat = орны кіші команда
option-strike_tie-host = жүргізуші айтады
option-strike_tie-rule = Тең ұпай туралы айтылмаған.
option-personal_themes = Жеке турдың тақырыптары
option-personal_themes-teams = командадан біреу артық
option-personal_themes-rule =
    { $preset ->
        [khamsa-az] «… жүргізуші 5 тақырып жариялайды, әр команда біреуін шығарады.»
       *[other] «Төрт команда өкілдеріне 5 тақырып ұсынылады.»
    }
option-press_opens = Түймешелер қашан ашылады
option-press_opens-reading_start = оқу басталғанда
option-press_opens-value_announced = сұрақ бағасы жарияланғанда
option-press_opens-rule =
    { $preset ->
        [khamsa-az] «… түйме басылған сәтте жүргізуші оқуды тоқтатады.»
       *[other] «… тақырып пен баға жарияланғаннан кейін кез келген сәтте.»
    }
option-early_press = Ерте басу
option-early_press-ignore = есепке алынбайды
option-early_press-block = түйме { $ms } мс бұғатталады
option-early_press-rule = Ерте басқаны үшін құжат жазаламайды.
option-think_after_wrong = Қате жауаптан кейінгі ойлану уақыты
option-think_after_wrong-remaining = қалған уақыттан жалғасады
option-think_after_wrong-restart = қайтадан басталады
option-think_after_wrong-close = сұрақ аяқталады
option-think_after_wrong-rule =
    { $preset ->
        [khamsa-az] «Әр сұраққа ойлануға жүргізуші ең көбі 5 секунд береді.»
       *[other] «Әр сұраққа ойлануға жүргізуші ең көбі 5 секунд береді.»
    }
option-answer_s = Жауап беру уақыты
option-answer_s-rule =
    { $preset ->
        [khamsa-az] «Жауап созылса …» Сан айтылмаған.
       *[other] «… жауабын 3 секундтан артық созуға құқығы жоқ.» · «Жауап уақыты — 5 секунд.»
    }
option-answer_mode = Жауап уақыты біткенде
option-answer_mode-signal = белгі беріледі, жүргізуші шешеді
option-answer_mode-auto_fail = бірден «кешікті»
option-answer_mode-rule =
    { $preset ->
        [khamsa-az] «Жауап созылса …»
       *[other] «Уақыт созылса …»
    }
option-no_answer_cost = Жауап болмаса немесе кешіксе
option-no_answer_cost-value = сұрақ бағасы шегеріледі
option-no_answer_cost-none = ұпай шегерілмейді
option-no_answer_cost-rule =
    { $preset ->
        [khamsa-az] Қате жауап үшін сұрақ бағасы шегеріледі; үндемегені айтылмаған.
       *[other] Қате жауапқа айыппұл бар; үндемегені айтылмаған.
    }
option-queued_decline = Кезектегі ойыншы бас тартса
option-queued_decline-counts = жауап жоқ деп саналады
option-queued_decline-free = ештеңе жоғалтпайды
option-queued_decline-rule =
    { $preset ->
        [khamsa-az] «… екінші ойыншы құқықты пайдалана алады.»
       *[other] «… жауап құқығын екінші ойыншы пайдалана алады.»
    }
option-after_wrong = Қате жауаптан кейін
option-after_wrong-queue_first = алдымен кезектегілер
option-after_wrong-reopen = оқу жалғасады, қайта басылады
option-after_wrong-rule =
    { $preset ->
        [khamsa-az] «… түйме басу ретімен екінші ойыншы.» «… жүргізуші оқуды жалғастырады.»
       *[other] «… жауап бергісі келетін басқа ешкім болмаса, жүргізуші оқуды жалғастырады.»
    }
option-press_tie = Бір мезетте басылса
option-press_tie-lot = жеребе шешеді
option-press_tie-host = кім бірінші екенін жүргізуші айтады
option-press_tie-replace_question = сұрақ ауыстырылады
option-press_tie-rule =
    { $preset ->
        [khamsa-az] «Бірінші жауап құқығы түймені басқалардан бұрын басқан ойыншыға беріледі.»
       *[other] «Жауап беру құқығы түймені бірінші басқан ойыншыға беріледі.»
    }
option-wager_moment = Бәс қашан тігіледі
option-wager_moment-before_question = сұраққа дейін
option-wager_moment-with_answer = жауаппен бірге
option-wager_moment-rule =
    { $preset ->
        [khamsa-az] «… әр команданың капитаны өз бәсін тіге алады.» Қашан екені айтылмаған.
       *[other] «Бәс мөлшері мен жауап жүргізушіге құпия айтылады.»
    }
option-wager_s = Бәске берілетін уақыт
option-wager_s-rule = Уақыт көрсетілмеген.
option-wager_min = Ең аз бәс
option-wager_min-rule =
    { $preset ->
        [khamsa-az] «Бәстің ең азы — „бір“ …»
       *[other] «… жиналған ұпайдан аспайтын кез келген бәс.»
    }
option-wager_missing = Бәс тігілмесе
option-wager_missing-rule = Бұл жағдай айтылмаған.
option-final_discuss_s = Талқылау уақыты
option-final_discuss_s-rule =
    { $preset ->
        [khamsa-az] «Сұрақты талқылау уақыты — 30 секунд.»
       *[other] «… барлық командаға 60 секунд талқылауға бір сұрақ қойылады.»
    }
option-collect_s = Жауаптарды жинау
option-collect_s-rule =
    { $preset ->
        [khamsa-az] «… содан кейін капитандар жауаптарын жазбаша береді.»
       *[other] Уақыт көрсетілмеген.
    }
option-final_blank_cost = Ақтық турдағы бос жауап
option-final_blank_cost-wager = бәс шегеріледі
option-final_blank_cost-none = ұпай шегерілмейді
option-final_blank_cost-rule = «Қате жауап берген команда бәске тең ұпай жоғалтады.» Бос жауап айтылмаған.
option-final_nonpositive = Ұпайы оң емес команда
option-final_nonpositive-sit_out = ақтық турға қатыспайды
option-final_nonpositive-zero_wager = 0 тігіп ойнайды
option-final_nonpositive-rule =
    { $preset ->
        [khamsa-az] «… ең көбі жиналған ұпайдан аспайды.»
       *[other] «… жиналған ұпайдан аспайтын кез келген бәс.»
    }
option-tie_policy = Жеңіс үшін тең ұпай
option-tie_policy-shootout = қосымша сұрақтар
option-tie_policy-shared = орын бөлісіледі
option-tie_policy-extra_theme = қосымша тақырып
option-tie_policy-host = жүргізуші шешеді
option-tie_policy-rule =
    { $preset ->
        [khamsa-az] Жеңімпаз бен тең ұпай туралы айтылмаған.
       *[other] «Ең көп ұпай жинаған команда — жеңімпаз.» Тең ұпай айтылмаған.
    }
option-decisive_places = Неше орын шешілуі керек
option-decisive_places-rule = Тең ұпай туралы айтылмаған.
option-group-baige = Бәйге
option-group-polyglot = Полиглот
option-group-kokpar = Көкпар
option-group-overtime = Овертайм
option-baige_mode = Бәйгедегі жауап
option-baige_mode-parallel = бәрі бірден, A, B, C түймесімен
option-baige_mode-race = бір түйме: бірінші басқан ауызша жауап береді
option-baige_mode-rule = «…әр сауалға жауаптың үш нұсқасы ұсынылады. Жауап дабыл түймешесін басу арқылы беріледі.»
option-baige_questions = Бәйгедегі сұрақ саны
option-baige_questions-rule = Саны айтылмаған; жүргізуші ертерек аяқтай алады.
option-baige_s = Бәйгеде жауапқа берілетін уақыт
option-baige_s-rule = «Жауапқа бес секунд уақыт беріледі, одан кейінгі жауаптар қабылданбайды.»
option-baige_key = Ойын өзгерту
option-baige_key-first_final = бірінші түйме — түпкілікті
option-baige_key-last_key = соңғы түйме есептеледі
option-baige_key-rule = Құжатта айтылмаған.
option-talk_limit = Артық сөз үшін нешінші ретте шығарылады
option-talk_limit-rule = «…бұл шартты екі мәрте бұзған ойыншы ойыннан шығарылады.»
option-talk_scope = Артық сөзге қай кезде тыйым салынады
option-talk_scope-baige = тек Бәйгеде
option-talk_scope-all = бүкіл ойында
option-talk_scope-rule = «Тур кезінде артық сөз айтуға тыйым салынады…»
option-time_basis = Тең түскенде қай уақыт шешеді
option-time_basis-correct_only = дұрыс жауаптардың уақыты
option-time_basis-all_answers = барлық жауаптың уақыты
option-time_basis-rule = «…артықшылық жауап беруге уақытты аз жұмсаған ойыншыға беріледі.»
option-time_resolution_ms = Уақыт қандай дәлдікпен салыстырылады, мс
option-time_resolution_ms-rule = «…немесе жауапты бір мезетте берсе (теория жүзінде бұл мүмкін емес)…»
option-polyglot_pick = Тақырып қалай таңдалады
option-polyglot_pick-random_block = блокты кездейсоқтық, тақырыпты ойыншы таңдайды
option-polyglot_pick-random_theme = тақырыпты кездейсоқтық таңдайды
option-polyglot_pick-free = ойыншы кез келген тақырыпты алады
option-polyglot_pick-rule = «Компьютер түймешесін басу арқылы ойыншы кездейсоқтық жолымен… таңдайды. Белгіленген блок бойынша ойыншы тақырыпты өзі таңдайды.»
option-polyglot_first = Полиглотта кім бірінші таңдайды
option-polyglot_first-first = Бәйгенің біріншісі
option-polyglot_first-last = Бәйгенің соңғысы
option-polyglot_first-rule = «Бірінші (соңғы) орын алған ойыншы бірінші болып таңдайды…»
option-polyglot_questions = Тақырыптағы сұрақ саны
option-polyglot_questions-rule = «Әр тақырыптың ішінде бес сұрақ болады…»
option-polyglot_s = Полиглотта жауапқа берілетін уақыт
option-polyglot_s-rule = «Әр сұраққа жауап беру үшін 8 секунд уақыт беріледі.»
option-polyglot_clock = 8 секунд қашан басталады
option-polyglot_clock-on_show = сұрақ көрінгенде
option-polyglot_clock-after_reading = оқылып біткенде
option-polyglot_clock-rule = «Ойыншы экранда сұрақ көрінгеннен кейін дереу жауап бере алады…»
option-polyglot_time = Жауап уақытын не тоқтатады
option-polyglot_time-button = ойыншының түймесі
option-polyglot_time-host_tap = жүргізушінің бағасы
option-polyglot_time-rule = «Жауап ауызша беріледі.» Уақыт қалай өлшенетіні айтылмаған.
option-polyglot_flow = Таңдау мен ойнау
option-polyglot_flow-choose_and_play = таңдаған бірден ойнайды
option-polyglot_flow-choose_all_first = алдымен бәрі таңдайды
option-polyglot_flow-rule = «…әрі қарай осылай кезекпен кете береді.» Қашан ойналатыны айтылмаған.
option-cutoff_tie = Үшінші орын үшін толық теңдік
option-cutoff_tie-sudden_death = түймемен қосымша сұрақтар
option-cutoff_tie-lot = жеребе
option-cutoff_tie-host = жүргізуші айтады
option-cutoff_tie-rule = «…үш ойыншы үшінші турға шығады.» Уақыт та тең болса, айтылмаған.
option-kokpar_picks = Әр ойыншының таңдайтын секторы
option-kokpar_picks-rule = «Таңдалатын сұрақ саны – 5, әркім өзі таңдаған сұрағына жауап береді.» 20 сектордың қалғаны жабық қалады.
option-kokpar_order = Көкпардағы таңдау кезегі
option-kokpar_order-ranking = орны бойынша, біріншіден
option-kokpar_order-reverse = орны бойынша, соңғыдан
option-kokpar_order-lot = жеребемен
option-kokpar_order-host = жүргізуші айтады
option-kokpar_order-rule = «Қатысушылар кезек бойынша тақырып пен сұрақ бағасын таңдайды.»
option-kokpar_think_s = Көкпардағы ойлану уақыты
option-kokpar_think_s-rule = «Ойлануға 10 секунд уақыт беріледі.»
option-kokpar_clock = 10 секунд қашан басталады
option-kokpar_clock-after_reading = оқылып біткенде
option-kokpar_clock-on_show = сектор ашылғанда
option-kokpar_clock-rule = Құжатта айтылмаған.
option-rebound = Қарсыластардың жауап беру талпынысы
option-rebound-race = бірінші басқан
option-rebound-seat = кезектегі ойыншы, түймесіз
option-rebound-rule = «…жүргізуші дабыл түймешесін басқаннан кейін, оның қарсыластары өз кезегінде дабыл түймешесін басу арқылы… талпыныс жасай алады.»
option-rebound_press_s = Дабылдан кейін басу уақыты
option-rebound_press_s-rule = Құжатта айтылмаған.
option-rebound_answer_s = Қарсыластың жауап уақыты (тек белгі)
option-rebound_answer_s-rule = «Ол екінші ойыншы тәрізді ойланбай жауап беруге міндетті.» Саны айтылмаған.
option-overtime_mode = Овертаймдағы жауап
option-overtime_mode-keys = A, B, C түймелерімен
option-overtime_mode-race = бір түйме: бірінші басқан ауызша жауап береді
option-overtime_mode-rule = «Ойыншылар ойын пультіндегі сәйкес түймешені басу арқылы дұрыс жауапты көрсетуге тиіс.»
option-overtime_s = Овертаймдағы уақыт
option-overtime_s-rule = Құжатта айтылмаған.
option-overtime_simultaneous = Бір мезетте дұрыс жауап берсе
option-overtime_simultaneous-next_question_all = бәріне келесі сұрақ
option-overtime_simultaneous-next_question_simultaneous = тек соларға келесі сұрақ
option-overtime_simultaneous-rule = «…ойыншыларға келесі сұрақ қойылады.»

setup-pack-themes = Тақырыптар
setup-pack-look = Қарап шығу керек: { $count }
setup-pack-warned = Жинақ қабылданды, бірақ қараңыз:
setup-pack-warnings = Мыналарды да қараңыз
setup-pack-more = Тағы: { $count }

pack-too-large = Файл { $most } КиБ-тан үлкен. Жинақты екіге бөліңіз.
pack-not-utf8 = Файл осы жерден бастап UTF-8 емес. Оны UTF-8 кодтауымен сақтаңыз.
pack-utf16 = Файл UTF-16 («Юникод») кодтауында. Оны UTF-8-бен сақтаңыз.
pack-cp1251 = Файл Windows-1251 кодтауында сияқты. Оны UTF-8-бен сақтаңыз.
pack-no-toml = Бұл TOML емес. Осы жолда не жоғарыда тырнақша немесе жақша жетіспейді, не артық; мәтін ішінде тырнақша былай жазылады: \". Талдағыштың сөзі:
pack-open-text = Мәтіннің соңында тырнақша жоқ. Сонда " қойыңыз; мәтін ішінде тырнақша былай жазылады: \".
pack-no-equals = Кілттен кейін «=» белгісі жоқ. Былай жазыңыз: кілт = "…".
pack-no-quotes = Мәтін тік тырнақшада тұрған жоқ. "…" деп жазыңыз; «…» және “…” тек мәтін ішінде болады.
pack-text-goes-on = Мәтіннің соңынан кейін тағы бірдеңе тұр. Мәтін ішінде тырнақша былай жазылады: \", не «…» қолданыңыз.
pack-key-twice = Бұл кілт мұнда екі рет тұр. Бірін өшіріңіз немесе екі сұрақ арасына қос жақшалы тақырып қойыңыз.
pack-format = Файлда оның жинақ екені жазылмаған. Бірінші жолы: format = "dabyl-pack 1".
pack-missing = «{ $key }» жоқ. Оны осы жолдың астына жазыңыз.
pack-unknown-key = Мұнда «{ $key }» болмайды. Оны өшіріңіз.
pack-misspelt = Мұнда «{ $key }» болмайды. «{ $nearest }» деп жазыңыз.
pack-misplaced = «{ $key }» бұл турға жатпайды: { $round }. Оны өз турына көшіріңіз.
pack-not-text = «{ $key }» мәтін емес. Оны тырнақшаға алып жазыңыз.
pack-not-texts = «{ $key }» мәтіндер тізімі емес. Былай жазыңыз: ["…", "…"].
pack-not-number = «{ $key }» { $least } мен { $most } аралығындағы сан емес. Оны тырнақшасыз жазыңыз.
pack-not-tables = «{ $key }» қос жақшада емес. Әрқайсысына [[…]] деп жазыңыз.
pack-empty = «{ $key }» бос. Бірдеңе жазыңыз немесе жолды өшіріңіз.
pack-too-long = «{ $key }» { $most } таңбадан ұзын. Қысқартыңыз.
pack-control = «{ $key }» ішінде көрінбейтін таңба не атауда жол үзілімі бар. Мәтінді қайта теріңіз.
pack-word = «{ $key }» «{ $given }» бола алмайды. Біреуін жазыңыз: { $allowed }.
pack-too-many = «{ $key }» { $most } реттен көп. Жинақты екіге бөліңіз.
pack-questions = Тақырыптағы сұрақ саны { $count }; бесеу болуы керек.
pack-themes = { $round }: тақырып саны { $count }, кемінде { $least } керек. Қосыңыз не турды өшіріңіз.
pack-round-twice = Тур екі рет тұр: { $round }. Бәрін бір тақырыптың астына жинаңыз.
pack-mixed = [[theme]] турлардың қасында тұр. Тур тақырыбына [[round.theme]] жазыңыз.
pack-nothing-to-play = Жинақта тур да, тақырып та жоқ. [[round]] немесе [[theme]] жазыңыз.
pack-no-round = Тур жоқ: { $round }. Оның сұрақтары қағаздан оқылады.
pack-few-themes = Жеке турдағы тақырып саны { $count }; төрт командаға 5 керек.
pack-more-themes = { $round }: тақырып саны { $count }; тек алғашқы бесеуі ойналады.
pack-no-spares = Жинақта қосалқы сұрақ жоқ. Ауыстыруға [[round.spare]] жазыңыз.
pack-few-shootout = Қосымша сұрақ саны { $count }; тең ұпайда { $least } не одан көп керек болуы мүмкін.
pack-answer-in-text = «{ $answer }» жауабы өз сұрағының мәтінінде тұр.
pack-same-question = Дәл осы сұрақ { $first }-жолда тұр. Басқасын жазыңыз.
pack-both-ways = «{ $answer }» әрі қабылданады, әрі қабылданбайды. Бірінен өшіріңіз.
pack-not-here = Бұл сұраққа «{ $key }» жазылмайды: нұсқалар Бәйге мен Овертаймда, файлдар қазақ ойынының төрт кезеңінде болады. Өшіріңіз.
pack-options = Бұл сұрақтың нұсқа саны: { $count }. Әр пернеге бір-бірден үшеуін жазыңыз: options = ["…", "…", "…"].
pack-same-options = Екі нұсқа бірдей: «{ $option }». Басқасын жазыңыз.
pack-right-cyrillic = Дұрыс нұсқаның әрпі кириллицамен терілген. Латынша a, b не c деп жазыңыз.
pack-theme-count = { $round }: тақырып саны { $count }, дәл { $exactly } болуы керек. Қосыңыз не өшіріңіз.
pack-block-themes = { $block }-блокта { $count } тақырып бар; мынау { $exactly } тақырыптан артық. Әр блокта сонша болсын.
pack-blocks = Блок аттарының саны: { $count }. Екеуін жазыңыз не мүлде жазбаңыз: blocks = ["ФИЗИКА", "ЛИРИКА"].
pack-few-baige = Бәйгеде { $count } сұрақ бар; басқаша айтылмаса, { $least } сұрақ ойналады.
pack-few-overtime = Овертаймда { $count } сұрақ бар; тең ұпайда { $least } не одан көп керек болуы мүмкін.
pack-nothing-to-see = Овертаймның бұл сұрағында сурет те, бейне де, дыбыс та жоқ. media = "…" деп қосыңыз не солай қалдырыңыз.
pack-same-key = Дұрыс нұсқа үнемі «{ $key }». Кейбір сұрақтардың нұсқаларын ауыстырыңыз.
pack-answer-not-right = «{ $answer }» жауабы дұрыс нұсқа «{ $option }» емес. «right» жолын тексеріңіз.
pack-file = «{ $file }»:
pack-archive = .zip файлы:
file-name = файлдың аты бұлай болмайды. Мәтіннің қасындағы файлдың атын жазыңыз: латын әріптері, цифр, сызықша, нүкте.
file-alone = жалғыз мәтінмен файл келмейді. Оны pack.toml деген атпен, файлдарымен бір қалтаға салып, .zip етіп жүктеңіз.
file-missing = мұндай файл жоқ. Оны мәтіннің қасына салыңыз не бар файлдың атын жазыңыз.
file-misspelt = мұндай файл жоқ. «{ $nearest }» деп жазыңыз.
file-kind = ішіндегісі экран көрсететін сурет, бейне не дыбыс емес. png, jpeg, webp, mp4, webm, mp3, ogg не wav етіп сақтаңыз; атын өзгерту жеткіліксіз.
file-codec = ол { $codec } түрінде сығылған, оны әр экран ойнатпайды. Бейнені mp4 (H.264, AAC) не webm (VP8, VP9), дыбысты mp3, ogg не wav етіп сақтаңыз.
file-broken = ол бүлінген не үзіліп қалған. Қайта көшіріңіз не сақтаңыз.
file-unreadable = бұл жай файл емес не оқылмайды. Файлдың өзін салыңыз.
file-too-large = ол { $most } МиБ-тан үлкен. Бейнені қысқартыңыз не кішірек етіп сақтаңыз.
file-wide = суреттің жолында не бағанында { $most } нүктеден көп. Кішірек етіп сақтаңыз.
file-total = онымен жинақ файлдары { $most } МиБ-тан асады. Бейнелерді кішірейтіңіз не жинақты екіге бөліңіз.
file-unused = бұл файлды ешбір сұрақ көрсетпейді. «media» жолында атаңыз не алып тастаңыз.
archive-broken = бұл оқылатын .zip емес. Қайта жасаңыз: pack.toml мен файлдарын белгілеп, «Сығу» дегенді басыңыз.
archive-no-text = ішінде pack.toml жоқ. Мәтінді осы атпен салыңыз.
archive-two-texts = ішінде екі pack.toml бар. Әр жинаққа бөлек .zip жасаңыз.
archive-name = «{ $name }» аты басқа жаққа апарады. .zip-ті қалтаның өзінен жасаңыз.
archive-link = «{ $name }» — сілтеме. Файлдың өзін салыңыз.
archive-deep = «{ $name }» тым тереңде жатыр. Файлдарды pack.toml қасына не сондағы бір қалтаға салыңыз.
archive-twice = «{ $name }» екі рет тұр. Біреуін алып тастаңыз.
archive-locked = «{ $name }» құпиясөзбен жабылған. .zip-ті құпиясөзсіз жасаңыз.
archive-method = «{ $name }» ерекше әдіспен сығылған. .zip-ті компьютердің өзінің «Сығу» әмірімен жасаңыз.
archive-many = ішінде { $most } файлдан көп. Ешбір сұрақ көрсетпейтінін алып тастаңыз.

## Ойын барысы

round-open = Ашық тур
round-semi = Шартты тур
round-secret = Құпия тур
round-personal = Жеке тур
round-final = Хамса
round-shootout = Қосымша сұрақтар
round-baige = Бәйге
round-polyglot = Полиглот
round-sudden-death = Көкпарға жолдама
round-kokpar = Көкпар
round-overtime = Овертайм
place-theme = тақырып { $theme } / { $themes }
place-question = { $question }-сұрақ
place-question-of = { $question }-сұрақ / { $questions }
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
state-presenting = Сұрақ экранда, түймелер әлі жабық
state-waiting-signal = Жүргізушінің дабылы күтілуде
state-rebound = Қарсыластар түймені баса алады
state-over = Ойын аяқталды
state-assigning = Құрам таңдалуда
state-picking = Капитандар ойыншы таңдайды
state-sequencing = Шығу реті таңдалуда
state-striking = Тақырыптар алынып тасталуда
state-naming = Командалар ойыншы таңдайды
state-wagering = Бәс тігілуде
state-discussing = Талқылау жүріп жатыр
state-collecting = Жауаптар жиналуда
state-revealing = Жауаптар ашылуда
state-paused = Үзіліс
pause-by-host = Үзілісті жүргізуші жасады. Басулар есептелмейді.
pause-after-undo = Қадам қайтарылды, сондықтан ойын тоқтап тұр. Жалғастырғанша басулар есептелмейді.
pause-stands = Ойын тоқтап тұр. Басулар есептелмейді.

clock-thinking = Ойлану уақыты
clock-answering = Жауапқа берілетін уақыт
clock-deciding = Шешім уақыты
clock-discussing = Талқылау уақыты
clock-collecting = Жауаптарды жинау
clock-rebound = Түймені басу уақыты
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
command-start = Сағатты қосу
command-lock = Қабылдауды жабу
command-end-discussion = Талқылауды аяқтау
command-discuss = Талқылауды бастау
command-assign = Құрам: { $seat } { $name }
command-pick = Ойыншы: { $seat } { $name }
command-sequence = Реті: { $seat } { $name }
command-name = Өкіл: { $seat } { $name }
command-strike = { $theme }-тақырыпты алып тастау: { $seat } { $name }
command-wager = Бәс: { $seat } { $name }
command-write = Жауап: { $seat } { $name }
command-remove = Шығару: { $seat } { $name }
command-dispute = { $question }-сұрақ: даулы
command-settle = { $question }-сұрақ: шешілді
command-annul = { $question }-сұрақ: есепке алмау
command-freeze =
    { $frozen ->
        [true] Залдағы ұпайды тоқтату
       *[other] Залдағы ұпайды жүргізу
    }
command-sign = Хаттамаға қол қою
command-show-question = Сұрақты көрсету
command-show-key = Сұрақты көрсету (дұрысы: { $key })
command-buzz-key = { $key } · { $seat } { $name }
command-name-place = Көкпарға шығады: { $seat } { $name }
command-reveal = Дұрыс жауапты көрсету
command-amend-key = { $reveal }-сұрақ: дұрысы { $key }
command-finish = Бәйгені аяқтау
command-signal = Дабыл
command-talk = Артық сөз: { $seat } { $name }
command-draw = Кездейсоқ таңдау: { $seat } { $name }
command-topic = { $theme }-тақырып: { $seat } { $name }
command-sector = { $theme }-тақырып, { $price }: { $seat } { $name }
command-play = Тағы көрсету

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
past-start = сағат қосылды
past-lock = қабылдау жабылды
past-end-discussion = талқылау аяқталды
past-discuss = талқылау басталды
past-assign = құрам жазылды: { $seat } { $name }
past-pick = ойыншы таңдалды: { $seat } { $name }
past-sequence = рет жазылды: { $seat } { $name }
past-name = өкіл таңдалды: { $seat } { $name }
past-strike = { $theme }-тақырып алынды: { $seat } { $name }
past-wager = бәс тігілді: { $seat } { $name }
past-write = жауап жазылды: { $seat } { $name }
past-remove = ойыннан шығарылды: { $seat } { $name }
past-dispute = { $question }-сұрақ даулы деп белгіленді
past-settle = { $question }-сұрақ шешілді
past-annul = { $question }-сұрақ есепке алынбады
past-freeze =
    { $frozen ->
        [true] залдағы ұпай тоқтатылды
       *[other] залдағы ұпай жүрді
    }
past-sign = хаттамаға қол қойылды
past-show-question = сұрақ көрсетілді
past-show-key = сұрақ көрсетілді (дұрысы: { $key })
past-buzz-key = қолмен басылды { $key }: { $seat } { $name }
past-name-place = Көкпарға шықты: { $seat } { $name }
past-reveal = дұрыс жауап көрсетілді
past-amend-key = { $reveal }-сұрақ: дұрысы { $key } болды
past-finish = Бәйге аяқталды
past-signal = дабыл берілді
past-talk = артық сөз: { $seat } { $name }
past-draw = кездейсоқ таңдалды: { $seat } { $name }
past-topic = { $theme }-тақырып таңдалды: { $seat } { $name }
past-sector = { $theme }-тақырып, { $price } ашылды: { $seat } { $name }
past-play = тағы көрсетілді

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

## Жүргізушінің беттері

host-page-play = Ойын парағы
host-page-standings = Нәтижелер кестесі
host-page-disputes = Даулы сұрақтар
host-page-captains = Капитандардың телефондары
host-page-buttons = Түймешелер
host-page-addresses = Басқаларға арналған беттер
address-own = Бұл бет қораптың өзінде ашылған. Басқа құрылғыларда қораптың желідегі мекенжайынан кейін мынаны жазыңыз:
host-step-before = Дайын болғанда сағатты қосыңыз.
host-step-assign = Кім қай тақырыпты ойнайды? Телефоны жоқ командаға өзіңіз жазыңыз.
host-step-pick = Бұл тақырыпты кім ойнайды?
host-step-sequence = Ойыншылар қандай ретпен шығады?
host-step-name = Команда атынан кім ойнайды?
host-step-wager = Бәс құпия тігіледі.
host-step-write = Жазбаша жауаптар. Қағаздағысын жазбаса да болады.
host-equals = Тең түскендер
host-places-left = Бос орын: { $count }
host-finalists = Көкпарға шығатындар:
host-seconds = с
host-media-picture = Экранда сурет тұр.
host-media-video = Экранда бейне көрсетіледі.
host-media-sound = Экран дыбысты ойнатады.
host-plays = қосылды: { $count }
host-draws = Блокты кездейсоқ таңдайды
host-takes-theme = Тақырып таңдайды
host-draw-about = Ойыншы өз түймесін басады немесе төмендегіні өзіңіз басасыз. Бір рет.
host-takes-sector = Тақырып пен сұрақ бағасын таңдайды
host-chooser-who = Кім таңдайды?
host-show-keys = Қай нұсқа дұрыс? Бассаңыз, сұрақ көрсетіледі.
host-unpressed = Түймесіз жауап: бірден бағалаңыз.
host-order = Таңдау кезегі
host-talk = Артық сөз
host-talk-about = Құжат бойынша бірінші рет — ескерту, екінші рет ойыншы ойыннан шығарылады.
host-warned = ескерту: { $count }
host-reveals = Түймемен берілген жауаптар
host-right-count = дұрыс: { $count } / { $players }
host-remove-player = Ойыншыны ойыннан шығару
host-ready = дайын
host-waiting = әлі күтілуде
host-sits-out = қатыспайды
host-ready-count = Дайын: { $ready } / { $asked }
host-enter = Жазу
host-change = Өзгерту
host-send = Жіберу
host-close-entry = Жібермей жабу
host-no-roster = Бұл команда ойыншыларының аттары жазылмаған.
host-reserve = қосалқы
host-used = бұл турда ойнаған
host-strikes = Тақырып алып тастайды
host-strike-who = Қай команда алып тастайды?
host-strike-order = Реті
host-struck-by = алып тастады:
host-wager = Бәс
host-wager-limits = { $least } – { $most }, тек цифрлар.
host-wager-wrong = Бұлай болмайды: { $least } мен { $most } арасындағы бүтін сан, тек 0–9 цифрларымен.
host-hold-to-look = Көру үшін басып тұрыңыз
host-written = Жазбаша жауап
host-written-about = Бос жіберсе, жауап қайтарылады.
host-nothing-written = Ештеңе жазылмаған
host-total-before = ақтық турға дейін
host-blank = Бос
host-empty-chair = бос орын
host-theme-struck = алып тасталған
host-theme-played = ойналды
host-theme-current = қазір ойналуда
host-no-themes = Бұл турдың тақырыптары әлі көрсетілмейді.
host-removed = шықты
host-remove = Команданы ойыннан шығару
host-remove-about = Орны бос қалады; ұпайы хаттамада сақталады.
host-spares = Ауыстыруға қосалқы сұрақтар: { $count }
host-frozen = Залдағы ұпайлар тоқтатылған.
host-signed = Хаттамаға қол қойылды, ойын жабылды
host-protocol = Хаттама
host-book = Журналды жүктеу
host-disputes-open = Шешілмеген даулы сұрақтар: { $count }
host-disputes-about = Ойынды тоқтатпай белгілеп, кейін шешіңіз. Қайта бағалау — «Бағаланған жауаптар» тізімінде.
host-disputed = даулы
host-no-questions = Бағаланған сұрақ әлі жоқ.
host-annul = Сұрақты есепке алмау
host-no-effect = ұпай өзгермейді
host-captains-about = Капитан телефонсыз да ойнай береді: бәрін осында жазуға болады. Командаға бір телефон.
host-code-show = Кодты көрсету
host-code-address = Капитанның телефонында ашыңыз:
host-code-about = Сол жерде капитан осы кодты енгізеді. Код тағы { $minutes } мин, бір рет жарамды.
host-captain-here = капитан телефоны қосулы
host-captain-away = капитан телефоны байланыста емес
host-test-begin = Түймешелерді тексеруді бастау
host-test-end = Тексеруді аяқтау
host-test-about = Әр орын екі рет басады: шам жанады, дыбыс естіледі, ойын өзгермейді.
host-test-on = Тексеру жүріп жатыр: басулар ойынға жетпейді.
host-test-presses = Басу: { $count }
host-test-held = басулы қалды
host-test-order = Соңғы басулардың реті
host-test-none = Әлі ешкім баспады.
host-test-silent = Әлі баспаған орындар: { $seats }
host-wire = Басқа түйме беру
host-wire-press = { $seat }-орын болатын түймені басыңыз
host-wire-stop = Бас тарту
host-wire-moved = басқа кірісте
host-wire-reset = Баптаудағы қосылуға оралу
host-wire-about = Түйме істемесе, қосалқысын қосып, сол орынға беріңіз: ұпай сақталады.
host-wire-learned = Түйме { $seat }-орынға берілді (кіріс { $pin }).
host-wire-swapped = { $seat }-орынмен ауыстырылды.

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
field-player = Ойыншы
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
panel-about-keys = B және C түймелері — олардың астында жазылған әріптер.
panel-host = Жүргізушінің түймелері
panel-button = { $seat }-орынның түймесі
panel-key = { $seat }-орынның { $key } түймесі
panel-host-arm = Келесі
panel-host-right = Дұрыс
panel-host-wrong = Қате
panel-spares = Қосалқы түймелер
panel-spare = { $pin }-контактідегі қосалқы
panel-spare-used = { $pin }-контакт: { $seat }-орын

sound-press = Түйме басылды: { $seat }-орын
sound-right = Дұрыс
sound-wrong = Қате
sound-time = Уақыт бітті!
sound-answer-time = Жауапқа берілетін уақыт бітті
sound-start = Талқылау басталды
sound-warning = Он секунд қалды
sound-signal = Жүргізушінің дабылы
sound-key = Жауап қабылданды
sound-whistle = Артық сөз үшін ескерту

## Капитанның телефоны

captain-page = Капитан · Dabyl
captain-pair = Капитанның телефоны болу
captain-pair-about = Жүргізушінің бетінде командаңызға арналған кодты енгізіңіз. Әр командада бір телефон болады.
captain-code = Алты саннан тұратын код
captain-enter = Кіру
captain-code-digits = Код { $count } саннан тұрады.
captain-ended = Бұл телефон енді капитандікі емес: орнын басқа телефон басты немесе басқа ойын басталды.
captain-of = капитанның телефоны
captain-frozen = ұпайлар тоқтатылған
captain-paused = Үзіліс. Қазір ештеңе енгізуге болмайды.
captain-sending = Жіберілуде…
captain-lacking =
    { $count ->
       *[other] Әлі { $count } ойыншының орны жоқ.
    }
captain-sent = Жіберілді.
captain-may-change = Әлі өзгертуге болады.
captain-assign = Кім қай тақырыпты ойнайды?
captain-assign-where = { $name }: тақырыпты түртіңіз.
captain-sequence = Ойыншыларыңыз қандай ретпен шығады?
captain-sequence-where = { $name }: орынды түртіңіз.
captain-swap = Бәрінің орны бар. Екеуін ауыстыру үшін бірін, сосын екіншісінің орнын түртіңіз.
captain-players = Ойыншылар
captain-reserve = қосалқы
captain-stands = { $number }-орын
captain-pick = Бұл тақырыпты кім ойнайды?
captain-name = Командаңыздың өкілі кім?
captain-used = бұл турда ойнады
captain-strike = Кезек сізде: бір тақырыпты алып тастаңыз
captain-strike-wait = Тақырыпты басқа команда алып тастайды
captain-strike-choose = Тақырып таңдаңыз
captain-strike-do = Алып тастау: { $theme }
captain-wager = Бәсіңіз қанша?
captain-wager-limits = { $least } мен { $most } арасындағы бүтін сан
captain-wager-range = Болмайды: { $least } мен { $most } ұпай арасында болуы керек.
captain-wager-digits = Бәсті тек сандармен жазыңыз.
captain-least = Ең азы: { $points }
captain-most = Бәрі: { $points }
captain-wager-do = Бәсті жіберу
captain-wager-change = Бәсті өзгерту
captain-wager-mine = Бәсіңіз: { $points }
captain-write = Жазбаша жауабыңыз
captain-write-over = Уақыт бітті! Жауаптар жиналуда.
captain-write-do = Жауапты жіберу
captain-write-back = Жауапты қайтарып алу
captain-write-long =
    { $most ->
       *[other] Ең көбі { $most } таңба.
    }
captain-write-mine = Жауабыңыз:
captain-not-asked = Командаңыз бұған қатыспайды.
captain-locked = Жабылды: енді ештеңе өзгертуге болмайды.
captain-soon = Қазір болады: { $what }
captain-revealing = Жауаптар бір-бірлеп көрсетіледі
captain-plays = Қазір сіз үшін ойнайды:
captain-plays-next = Содан кейін, { $number }-тақырып:
captain-sits-out = Командаңыз ақтық турға қатыспайды.
captain-line-up = Бұл турдағы ойыншыларыңыз
captain-standings = Нәтижелер кестесі

## Матчтағы экран

screen-themes = Тақырыптар
screen-theme = { $number }-тақырып
screen-struck = алып тастаған: { $seat }-орын, { $name }
screen-played = ойналды
screen-line-ups = Кім қай тақырыпты ойнайды
screen-step-assign = Командалар тақырыптарды ойыншыларға бөледі
screen-step-pick = Капитандар тақырыпқа ойыншы таңдайды
screen-step-sequence = Командалар ойыншылардың шығу ретін белгілейді
screen-step-strike = Тақырыптар бір-бірлеп алып тасталады
screen-step-name = Командалар өкілін атайды
screen-step-wager = Командалар бәс тігеді
screen-step-write = Жазбаша жауаптар
screen-step-soon = Қазір басталады
screen-order = Кезек:
screen-ready = ✓ дайын
screen-turn = алып тастайды
screen-deciding = шешуде…
screen-sits-out = қатыспайды
screen-removed = ойыннан шықты
screen-frozen = Ұпайлар тоқтатылған: дау шешілуде
screen-signed = Хаттамаға қол қойылды
screen-shootout = Ойнатылуда: { $place }
screen-discussing = Командалар талқылауда
screen-collecting = Уақыт бітті! Жауаптар жиналуда
screen-revealing = Жауаптар бір-бірлеп көрсетіледі
screen-nobody-plays = Ақтық турға ешкім қатыспайды
screen-blank = жауап жоқ
screen-next = келесі

## Қазақ ойыны залда

stage-draws = Блокты кездейсоқ таңдайды: { $seat } · { $name }
stage-chooses-theme = Тақырып таңдайды: { $seat } · { $name }
stage-chooses-sector = Тақырып пен сұрақ бағасын таңдайды: { $seat } · { $name }
stage-host-names = Көкпарға кім шығатынын жүргізуші айтады
stage-ready = Келесі сұрақ қазір шығады
stage-presenting = Сұрақты оқыңыз: түймелер әлі жабық
stage-open = Жауап беріңіз: A, B немесе C!
stage-open-race = Түймені басыңыз!
stage-closed = Жауаптар қабылданды
stage-reads-for = Сұрақ оқылады: { $seat } · { $name }
stage-solo = Жауап береді: { $seat } · { $name }
stage-thinks = Ойланып отыр: { $seat } · { $name }
stage-time-up = Уақыт бітті! { $seat } · { $name }
stage-waits-signal = Қарсыластар жүргізушінің дабылын күтеді
stage-rebound = Қарсыластар, түймені басыңыз!
stage-answers = Жауап береді: { $seat } · { $name }
stage-answers-third = Жауап беру құқығы үшінші ойыншыда: { $seat } · { $name }
stage-answered-of = Жауап берді: { $count } / { $players }
stage-answered = жауап берді
stage-turn = кезегі
stage-warning = ескерту
stage-out-talked = ойыннан шығарылды
stage-out = шықты
stage-picks = { $all } сұрақтан { $picks } таңдалды
stage-options = Жауап нұсқалары
stage-right-option = Дұрыс жауап
stage-ranking = Нәтижелер кестесі
stage-place = Орын
stage-player = Ойыншы
stage-points = ұпай
stage-time = уақыт, с
stage-goes-on = Көкпарға шығады
stage-contends = орын үшін
stage-block = { $number }-блок
stage-drawn = таңдалды
stage-taken-by = { $seat }-орын алды: { $name }
stage-board = Электронды тақтайша: тақырыптар мен секторлар
stage-sector-open = ашық сектор
stage-sector-won = { $seat } · { $name } алды
stage-sector-lost = ешкім алған жоқ
stage-questions =
    { $count ->
        [one] { $count } сұрақ
       *[other] { $count } сұрақ
    }
stage-overtime-about = Бірінші болып дұрыс жауап берген жеңеді
stage-media-picture = Сұрақтың суреті
stage-media-video = Бейнесұрақ
stage-media-sound = Дыбыс ойнап тұр: тыңдаңыз
stage-media-loading = Жүктелуде…
stage-media-failed = Файл көрсетілмеді. Сұрақты жүргізуші оқиды.
stage-sums = Кезеңдер бойынша


## Ұпайлар мен эфир жолағы

scores-page = Ұпайлар · Dabyl
scores-title = Ұпайлар
scores-standings = Нәтижелер кестесі
scores-rounds = Турлар бойынша
scores-seat = Түйме
scores-corrections = Түзетулер
scores-protocol = Хаттама
scores-failed = Қосындылар келмеді. Жауып, қайта ашыңыз.
overlay-page = Эфир жолағы · Dabyl

## Хаттама

protocol-page = Хаттама · Dabyl
protocol-title = Хаттама
protocol-again = Қайта жүктеу
protocol-print = Басып шығару
protocol-none = Үстелде ойын жоқ, сондықтан хаттама да жоқ.
protocol-failed = Хаттама келмеді. Қайта жүктеңіз.
protocol-game = № { $game } ойын
protocol-pack = Тақырыптар:
protocol-signed = қол қойылған
protocol-unsigned = әлі қол қойылмаған
protocol-sums = Турлар бойынша ұпайлар
protocol-seat = Түйме
protocol-team = Команда
protocol-corrections = Айыппұлдар мен түзетулер
protocol-total = Барлығы
protocol-place = Алған орны
protocol-teams = Командалар
protocol-captain = капитан
protocol-reserves = қосалқы ойыншылар:
protocol-signatures = Қолтаңбалар
protocol-host = Жүргізуші
protocol-captain-of = Капитан, { $seat }-түйме:
protocol-player-of = Ойыншы, { $seat }-орын:
protocol-game-part = Сұрақтар
protocol-strikes = Алып тасталды:
protocol-strike = { $order }) { $seat }-түйме: { $theme }-тақырып
protocol-price = Баға
protocol-presses = Басулар (түйме, мс)
protocol-theme-untitled = тақырып қағазда
protocol-player = Ойыншы
protocol-void = есепсіз
protocol-withdrawn = алып тасталды
protocol-replaced = ауыстырылды
protocol-annulled = есептелмейді
protocol-lot-order = жеребе бойынша: { $order }
protocol-press = { $seat }: { $ms }
protocol-sits-out = қатыспады
protocol-verdict = Шешім
protocol-wager = Бәс
protocol-points = Ұпай
protocol-kind = Не
protocol-reason = Себеп
protocol-fine = айыппұл
protocol-correction = түзету
protocol-annex = Қалай ойналды
protocol-seed = Жеребе дәні
protocol-undone = Қайтарылған қадамдар
protocol-head = Журнал мөрі:
protocol-check = Журналды мөрмен салыстыру:
protocol-opening = Басы
protocol-presses-more = және есептелмеген тағы { $count }
protocol-disputed = даулы, шешілді
protocol-dispute-open = даулы, шешілмеді
protocol-between = Теңдер арасында:
protocol-after = Осы сұрақтан кейін
protocol-seed-later = ойын біткенде айтылады
protocol-lot-press = Жеребе: кім бірінші басты, { $question }-сұрақ
protocol-lot-strikes = Жеребе: тақырып алып тастау кезегі
protocol-lot-equals = Жеребе: тең ойыншылардың реті, { $question }-сұрақ
protocol-lot-board = Жеребе: тақтайшадан таңдау кезегі
protocol-lot-block = Жеребе: тақырыптар блогы
protocol-lot-theme = Жеребе: тақырып
protocol-named = Теңдер арасында бірінші, жүргізушінің сөзімен
protocol-amended = Шешім өзгертілді, № { $attempt } жауап
protocol-notes = Белгілер
protocol-decided = шешті: { $seat }
protocol-tied = бір мезетте: { $seats }
protocol-theme-of-block = { $block }, { $number }:
protocol-host-timed = түйме басылмады, уақыт жүргізушінің шешімі бойынша
protocol-chooser = Таңдаған
protocol-course = Барысы
protocol-got = Ұпай алған
protocol-stages = Кезеңдердің барысы
protocol-order = Таңдау кезегі:
protocol-offence = Артық сөз, { $question }-сұрақ, { $times }-рет
protocol-key-amended = Дұрыс нұсқа өзгертілді, { $question }-сұрақ

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
refusal-no-such-player = Командада ондай ойыншы жоқ: ойыншы саны { $players }.
refusal-player-twice = { $player }-ойыншы екі рет жазылған. Әрқайсысына бір тақырып.
refusal-reserve = { $player }-ойыншы қосалқы: бұл ойында ойнай алмайды.
refusal-player-used = { $player }-ойыншы бұл турда ойнап қойған. Басқасын таңдаңыз.
refusal-too-many-players = Ойыншы тым көп: ең көбі { $most }.
refusal-no-such-theme = Ондай тақырып жоқ: тақырып саны { $themes }.
refusal-theme-struck = { $theme }-тақырып алынып тасталған. Басқасын таңдаңыз.
refusal-not-their-turn =
    { $turn ->
        [0] Қазір олардың кезегі емес. Басқа команданы таңдаңыз.
       *[other] Қазір { $turn }-орынның кезегі.
    }
refusal-wager-out-of-range = Бәс { $least } мен { $most } аралығында болуы керек.
refusal-sits-out = { $seat }-орын мұнда қатыспайды.
refusal-text-unfit = Жауап ең көбі { $most } таңба, кәдімгі әріптермен.
refusal-no-such-question = Ондай сұрақ жоқ не аяқталмаған: аяқталғаны { $questions }.
refusal-dispute-open = Алдымен даулы сұрақты шешіңіз: { $question }.
refusal-book-closed = Хаттамаға қол қойылған: енді ештеңе өзгермейді.
refusal-key-missing = Алдымен қай нұсқа дұрыс екенін таңдаңыз.
refusal-no-such-reveal = Ондай сұрақ жоқ: көрсетілгені { $reveals }.
refusal-same-key = Бұл нұсқа онсыз да дұрыс.
refusal-theme-taken = { $theme }-тақырып алынған. Басқасын таңдаңыз.
refusal-sector-taken = { $theme }-тақырыптағы { $price } ашылған не жоқ. Басқа сектор таңдаңыз.
refusal-out-of-game = { $seat }-орын ойыннан шыққан.

fault-seat-count = Бұл ойынға кемінде { $least }, ең көбі { $most } команда керек.
fault-seat-twice = { $seat }-орын екі рет көрсетілген.
fault-not-wired = { $seat }-орын: бұл қорапта оның түймесі жоқ.
fault-name = { $seat }-орын: атауы бос немесе { $most } таңбадан ұзын.
fault-same-name = { $seat }-орын және { $other }-орын: командалардың атауы бірдей. Біреуін өзгертіңіз.
fault-players = { $seat }-орын: ең көбі { $most } ойыншы, әрқайсысы бір рет.
fault-unknown-option = Бұл ойында «{ $option }» баптауы жоқ.
fault-option-value = «{ $option }» баптауы «{ $value }» бола алмайды; болуы мүмкін: { $allowed }.
fault-theme = { $theme }-тақырып: сұрақ тым көп, не мәтін бос немесе тым ұзын.
fault-start = Бұл ойын ол жерден бастала алмайды.
fault-score = { $seat }-орын: мұндай ұпай болмайды.
fault-entry-form = { $seat }-орын: өтінім расталмаған. Оны «Командалар» бетінде растаңыз.
fault-reserves = { $seat }-орын: ең көбі { $most } қосалқы ойыншы, ешқайсысы негізгі құрамда емес.

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
problem-pack-name = Файл аты латын әріптері, цифр мен сызықшадан тұрып, .toml не .zip деп аяқталуы керек.
problem-no-such-pack = Қорапта ондай жинақ жоқ. Басқасын таңдаңыз.
problem-pack-shipped = Бұл жинақ қораппен бірге келген: өшіруге болмайды. Өзіңіздікіне басқа ат беріңіз.
problem-packs-full = Қорапта жинақтарға орын қалмады. Біреуін өшіріңіз.
problem-pack-faulty = Бұл жинақта қателер бар: онымен ойнауға болмайды.
problem-pack-unfit = Бұл жинақ бұл ойынға арналмаған. Басқасын таңдаңыз немесе қағаздан ойнаңыз.
problem-pack-card = Жинақ картаға жазылмады. Картаны тексеріңіз.
problem-pack-large = Файл тым үлкен: жинақ файлдарымен бірге 260 МиБ-тан аспауы керек. Бейнелерді кішірейтіңіз не жинақты екіге бөліңіз.
problem-question-live = Қазір сұрақ ойналып жатыр. Алдымен үзіліс жасаңыз.
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
