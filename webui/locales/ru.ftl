# Русский. Все сообщения есть на четырёх языках с одинаковыми переменными.

## Двери и заголовки

title-door = Dabyl
title-host = Ведущий · Dabyl
title-screen = Экран · Dabyl
title-panel = Пульт · Dabyl
door-choose = Что это за устройство?
door-host = Ведущий
door-host-about = Ведёт игру. Нужно подтвердить у коробки.
door-captain = Капитан
door-captain-about = Телефон команды. Нужен код от ведущего.
door-screen = Экран
door-screen-about = Для проектора или телевизора. Только показывает.
door-scores = Счёт
door-scores-about = Для всех в зале. Только показывает.
door-protocol = Протокол
door-protocol-about = Лист с очками: читать и печатать.
door-overlay = Плашка эфира
door-overlay-about = Для трансляции: счёт, часы и тема на прозрачном фоне.
door-panel = Пульт
door-panel-about = Стол без железа: кнопки и лампы на этой странице.
door-idle = Коробка готова. Сейчас игры нет.
door-playing = Идёт игра: { $game }
language = Язык
language-follows = Пока язык не выбран, страница говорит на языке игры.

## Связь с коробкой

link-joining = Ищем коробку…
link-live = связь
link-lost = нет связи
link-unknown = не подтверждено
link-lost-advice = Нет связи с коробкой. То, что видно, могло устареть. Страница вернётся сама.
link-lost-screen = Нет связи с коробкой
saved = сохранено
unsaved = не сохранено

## Подтверждение

pair-title = Стать ведущим
pair-why = Покажите, что вы стоите у коробки.
pair-by-hold = Удержать кнопку на коробке
pair-by-pin = Или введите PIN-код коробки
pair-enter = Войти
pair-impossible = У этой коробки нет ни PIN-кода, ни кнопки, которую можно удержать. Задайте PIN-код в настройках.
hold-seat = Удерживайте кнопку места { $seat } в течение { $seconds } секунд
hold-key = Удерживайте клавишу { $key } места { $seat } в течение { $seconds } секунд
hold-host-arm = Удерживайте кнопку ведущего «дальше» в течение { $seconds } секунд
hold-host-right = Удерживайте кнопку ведущего «верно» в течение { $seconds } секунд
hold-host-wrong = Удерживайте кнопку ведущего «неверно» в течение { $seconds } секунд
hold-waiting = Ждём кнопку…
hold-nothing-else = Это только подтверждение: пока кнопку держат, игра не двигается.
hold-seen = Нажата. Не отпускайте…
hold-hint = Удерживайте, чтобы подтвердить

## Новая игра

new-game = Новая игра
new-preset = Игра
preset-khamsa-az = Хәмсә
preset-khamsa-az-about = Азербайджанские правила
preset-khamsa-ru = Хамса
preset-khamsa-ru-about = Русские правила
preset-kokpar-kk = Кокпар
preset-kokpar-kk-about = Казахская игра: Байга, Полиглот, Кокпар, Овертайм
preset-lockout = Кто первый
preset-lockout-about = Для любой другой викторины: кто нажал первым?
begin =
    { $seats ->
        [one] Начать: { $seats } команда
        [few] Начать: { $seats } команды
       *[other] Начать: { $seats } команд
    }
back-to-game = Назад к игре
new-replaces = Нынешняя игра на этом закончится; в журнале она останется.
no-seats = Ни одна кнопка не подключена. Проверьте настройки коробки.
team-default = Команда { $seat }
theme-default = Тема { $number }
choose = Выберите…

setup-start = Новая игра
setup-teams = Команды
setup-seats = Места
setup-pack = Вопросы
setup-options = Тонкости правил
setup-sheet = Лист перед игрой
setup-rematch = Реванш
setup-place = Продолжить с бумаги
setup-form = Заявка
setup-buttons = Проверка кнопок
setup-steps = Шаги подготовки
setup-back = Назад
setup-fault-show = Показать, где это
setup-step-by-step = Подготовить по шагам
setup-players-page = Игроки
setup-quick-players = Игроков: { $count }
setup-quick-players-about = Без имён, вопросы с бумаги.
setup-count-players = Число игроков
setup-player-name = Имя игрока { $number }
setup-player-seat = Место игрока { $number }
setup-players-fewer = В документе шесть человек. Если остаётся двое или трое, в Кокпар выходят все.
begin-players = Начать: игроков { $seats }
setup-quick = Начать сразу
setup-quick-about = Без имён игроков, вопросы с бумаги.
setup-quick-teams = Команд: { $count }
setup-count = Сколько команд
setup-team-name = Название команды { $number }
setup-players = Игроки: { $count } из { $most }
setup-captain-about = ★ — капитан: коснитесь звезды.
setup-captain = Капитан — игрок { $number }
setup-player = Игрок { $number }
setup-reserve = Запасной игрок { $number }
setup-form-confirmed = ✓ заявка подтверждена
setup-form-open = заявка не подтверждена
setup-form-title = Заявка
setup-form-team = Команда
setup-form-name = Имя и фамилия
setup-form-signature = Подпись
setup-form-captain = капитан
setup-form-reserve = запасной
setup-form-rule = Допускается до 2 запасных игроков; замены в течение одной игры запрещены.
setup-form-contact = Тренер, контакт:
setup-form-captain-signs = Подпись капитана:
setup-form-host-signs = Подпись ведущего:
setup-form-confirm = Заявка подана и подтверждена
setup-print = Напечатать (А4)
setup-draw = Провести жребий
setup-draw-about = Жребий тянут один раз. Места можно поменять и вручную.
setup-drawn = Жребий брошен. Ведущий всё же может поменять места вручную.
setup-seat-of = Место команды { $number }
setup-paper = С бумаги
setup-paper-about = Коробка знает только темы и номиналы.
setup-pack-has = Вопросов: { $questions } · запасных: { $spares }
setup-pack-files = Файлов: { $count } · { $size } МБ
setup-pack-faults = Ошибок: { $count }. С таким пакетом играть нельзя.
unfit-no-rounds = Не для этой игры: в ней играют по раундам, а темы этого пакета ни к какому раунду не относятся. С ним можно играть в «Кто первый».
unfit-other-rounds = Не для этой игры: раунды пакета — от другой.
setup-pack-upload = Загрузить пакет (файл .toml или .zip с картинками и роликами)
setup-pack-sending = Отправлено: { $percent } %
setup-pack-refused = Пакет не принят:
setup-pack-line = Строка { $line }, столбец { $column }
setup-pack-remove = Удалить этот пакет с коробки
setup-titles = Названия тем (можно не указывать)
setup-options-about = При каждой настройке — правило, из которого она взята. Без изменений играют по документу, а где он молчит — по умолчанию.
setup-options-changed = изменено: { $count }
setup-options-reset = Вернуть исходные значения ({ $count })
setup-rematch-kept = Начать: места те же
setup-rematch-drawn = Начать: места заново по жребию
setup-place-about = Впишите очки и место, с которого игра продолжится.
setup-score-of = Очки команды { $number }
setup-score-wrong = Очки пишутся только цифрами: например, 1200 или −300.
setup-place-round = Раунд
setup-place-theme = Тема
setup-place-price = Номинал
setup-place-beginning = начало раунда
setup-stage-about = Введите этап, с которого идёт игра, очки и время ответов.
setup-stage = Этап
setup-stage-points = Очки игрока { $number }
setup-stage-time = Время ответов игрока { $number }, секунды
setup-stage-time-wrong = Время пишется в секундах: например, 12,345.
setup-stage-finalists = Кто вышел в Кокпар? Нажимайте по местам, начиная с первого.
setup-blocks = Блоки и темы
setup-block = Название блока { $number }

sheet-title = Как играем там, где документ молчит
sheet-about = Прочтите капитанам вслух. Изменить можно на предыдущем шаге.
sheet-main = Об этом договоритесь прежде всего
sheet-others = Остальное
sheet-captains = Подписи капитанов:
sheet-questions = Три раунда по пять тем, затем одна тема и один вопрос: всего 81 вопрос.
sheet-two-clocks = 5 секунд — на обдумывание, после прочтения; отдельное время — на ответ, с получения права.
sheet-soft-mark = Предела времени на ответ нет; через 5 секунд ведущий слышит сигнал и решает сам.
sheet-fine-amount = Штраф обычно равен номиналу текущего вопроса; размер называет ведущий.
sheet-short-handed = Если команд меньше, в Персональном раунде тем на одну больше, чем команд; место недостающего игрока пустует.
sheet-hidden = Расстановки скрыты от соперников, пока не готовы все.
sheet-wager-over = Завышенная ставка на бумаге считается наибольшей возможной.
sheet-multipliers = Номиналы растут относительно первого раунда: ×2, ×3, ×4.
sheet-net-total = «Один» значит одно очко; набранные очки — сумма положительных и отрицательных.
sheet-must-wager =
    { $preset ->
        [khamsa-az] Играющая финал команда ставит хотя бы одно очко.
       *[other] Команда может поставить в финале 0.
    }
sheet-one-voice = Решение команды вводит кто-то один: телефон капитана или ведущий.
sheet-answer-from = Время ответа идёт с получения права: для первого — с нажатия, для следующего — с решения о предыдущем.
sheet-at-most = Ведущий может закончить обдумывание раньше: «не более 5 секунд».
sheet-read-players = Прочитайте игрокам вслух. Чтобы изменить, вернитесь на шаг назад.
sheet-players = Подписи игроков:
sheet-kk-each = В Байге очко получает каждый, кто ответил верно.
sheet-kk-order-lot = При равных очках и времени очередь выбора решает жребий.
sheet-kk-out = Удалённого игрока не заменяют, места он не занимает; его непоказанный ответ не считается.
sheet-kk-fewer = При двух игроках в Кокпаре отвечает один соперник; оставшийся один побеждает.
sheet-kk-moves-up = Если финалист выбыл до Кокпара, его место занимает четвёртый; ходы выбывшего в Кокпаре сгорают.
sheet-kk-words = «Ұпай» и «балл», «кезең» и «тур» в документе значат одно и то же.
sheet-kk-zero = Кокпар все начинают с нуля: прежние очки не считаются.
sheet-kk-top = Овертайм — только за первое место; ниже места делят.

option-usual = { $value } (по документу)
option-default = { $value } (по умолчанию)
option-seconds = { $count } с
option-number = { $count }
option-no-clock = без часов: заканчивает ведущий
option-yes = да
option-no = нет
option-group-match = Игра
option-group-choice = Выбор игроков и тем
option-group-question = Вопрос
option-group-final = Финал
option-group-end = Равенство
option-round_order = Порядок раундов
option-round_order-enumerated = Явный, Полуявный, Тайный, Персональный, Хамса
option-round_order-by_value = Персональный первым
option-round_order-rule = «Раунды следующие: …» А список номиналов начинается с Персонального.
option-one_theme_per_player = Игрок играет в раунде одну тему
option-one_theme_per_player-rule =
    { $preset ->
        [khamsa-az] «Каждый игрок команды должен в каждом раунде сыграть одну тему.»
       *[other] «… какую из тем выбирает каждый из игроков.»
    }
option-entry_form_required = Нужна заявка
option-entry_form_required-rule = «Состав подтверждается заявкой, поданной на специальном бланке.»
option-fines = Штрафы
option-fines-rule =
    { $preset ->
        [khamsa-az] Сумма команды — положительные и отрицательные очки за ответы; о штрафах не сказано.
       *[other] «… виновная команда может быть оштрафована путем лишения очков.»
    }
option-open_assign_s = Время на расстановку (Явный)
option-open_assign_s-rule =
    { $preset ->
        [khamsa-az] «… в течение минуты команда определяет, какой игрок какую тему играет.»
       *[other] «Капитан команды в течение минуты определяет, какую из тем выбирает каждый из игроков.»
    }
option-semi_assign_s = Время назвать игрока (Полуявный)
option-semi_assign_s-rule =
    { $preset ->
        [khamsa-az] «… капитан в течение 20 секунд определяет игрока этой темы.»
       *[other] «… капитан команды в течение 20 секунд определяет игрока, играющего данную тему.»
    }
option-secret_sequence_s = Время на последовательность (Тайный)
option-secret_sequence_s-rule =
    { $preset ->
        [khamsa-az] «Затем команда в течение минуты определяет очерёдность выхода игроков.»
       *[other] «… ведущий предлагает командам заранее определить последовательность игроков.» Время не указано.
    }
option-assign_timeout = Не назначенные вовремя
option-assign_timeout-autofill = занимают места по списку
option-assign_timeout-host = решает ведущий
option-assign_timeout-rule = Что делать, когда время вышло, не сказано.
option-strike_order = Порядок отказа от тем
option-strike_order-seat = по порядку мест
option-strike_order-score_asc = сначала у кого меньше очков
option-strike_order-score_desc = сначала у кого больше очков
option-strike_order-lot = по жребию
option-strike_order-free = в любом порядке
option-strike_order-rule =
    { $preset ->
        [khamsa-az] «… каждая команда исключает одну из них из игры.» Порядок не указан.
       *[other] «… поочередно (в обратном порядке от количества набранных в предыдущих раундах очков) отказываются от одной из тем.»
    }
option-strike_tie = При равенстве очков первым
option-strike_tie-lot = решает жребий
option-strike_tie-seat = чьё место меньше
option-strike_tie-host = говорит ведущий
option-strike_tie-rule = О равенстве очков не сказано.
option-personal_themes = Темы Персонального раунда
option-personal_themes-teams = на одну больше, чем команд
option-personal_themes-rule =
    { $preset ->
        [khamsa-az] «… ведущий объявляет 5 тем, и каждая команда исключает одну.»
       *[other] «Представителям четырёх команд предлагается для игры 5 тем.»
    }
option-press_opens = Когда открываются кнопки
option-press_opens-reading_start = с началом чтения
option-press_opens-value_announced = с объявлением номинала
option-press_opens-rule =
    { $preset ->
        [khamsa-az] «… в момент нажатия ведущий прекращает чтение вопроса.»
       *[other] «… в любой момент после объявления темы и номинала вопроса.»
    }
option-early_press = Нажатие раньше времени
option-early_press-ignore = не засчитывается
option-early_press-block = кнопка блокируется на { $ms } мс
option-early_press-rule = За раннее нажатие документ не наказывает.
option-think_after_wrong = Время на обдумывание после неправильного ответа
option-think_after_wrong-remaining = идёт дальше с остатка
option-think_after_wrong-restart = начинается заново
option-think_after_wrong-close = вопрос закончен
option-think_after_wrong-rule =
    { $preset ->
        [khamsa-az] «На обдумывание каждого вопроса ведущий даёт не более 5 секунд.»
       *[other] «На обдумывание каждого вопроса ведущий даёт не более 5 секунд.»
    }
option-answer_s = Время ответа
option-answer_s-rule =
    { $preset ->
        [khamsa-az] «При затяжке ответа …» Число не названо.
       *[other] «… затягивать свой ответ более чем на 3 секунды.» · «Время ответа - 5 секунд.»
    }
option-answer_mode = Когда время ответа вышло
option-answer_mode-signal = сигнал, решает ведущий
option-answer_mode-auto_fail = сразу «поздно»
option-answer_mode-rule =
    { $preset ->
        [khamsa-az] «При затяжке ответа …»
       *[other] «В случае затяжки времени, а также неправильного ответа …»
    }
option-no_answer_cost = Молчание и затяжка
option-no_answer_cost-value = стоят номинал
option-no_answer_cost-none = ничего не стоят
option-no_answer_cost-rule =
    { $preset ->
        [khamsa-az] За неправильный ответ номинал вычитается; о молчании не сказано.
       *[other] «Неправильные ответы штрафуются отрицательным количеством очков по номиналу вопроса.» О молчании не сказано.
    }
option-queued_decline = Отказ игрока из очереди
option-queued_decline-counts = считается молчанием
option-queued_decline-free = ничего не теряет
option-queued_decline-rule =
    { $preset ->
        [khamsa-az] «… второй игрок может воспользоваться правом ответа.»
       *[other] «… правом ответа может воспользоваться второй, затем - третий.»
    }
option-after_wrong = После неправильного ответа
option-after_wrong-queue_first = сначала очередь нажатий
option-after_wrong-reopen = чтение идёт дальше, жмут заново
option-after_wrong-rule =
    { $preset ->
        [khamsa-az] «… второй в порядке нажатия.» «… ведущий продолжает чтение.»
       *[other] «… если нет других желающих ответить ведущий продолжает чтение вопроса для остальных игроков.»
    }
option-press_tie = Нажали одновременно
option-press_tie-lot = решает жребий
option-press_tie-host = кто первый, говорит ведущий
option-press_tie-replace_question = вопрос заменяется
option-press_tie-rule =
    { $preset ->
        [khamsa-az] «Право первого ответа — у нажавшего раньше других.»
       *[other] «Право отвечать предоставляется игроку, который первый нажал на кнопку.»
    }
option-wager_moment = Когда делают ставку
option-wager_moment-before_question = до вопроса
option-wager_moment-with_answer = вместе с ответом
option-wager_moment-rule =
    { $preset ->
        [khamsa-az] «… капитан каждой команды может сделать свой „ход“.» Когда — не сказано.
       *[other] «Размер ставки и ответ на вопрос сообщаются ведущему тайно.»
    }
option-wager_s = Время на ставку
option-wager_s-rule = Время не указано.
option-wager_min = Наименьшая ставка
option-wager_min-rule =
    { $preset ->
        [khamsa-az] «Наименьший „ход“ — „один“ …»
       *[other] «… любую ставку, не превышающую количества набранных очков.»
    }
option-wager_missing = Если ставки нет
option-wager_missing-rule = Этот случай не назван.
option-final_discuss_s = Время обсуждения
option-final_discuss_s-rule =
    { $preset ->
        [khamsa-az] «Время обсуждения вопроса — 30 секунд.»
       *[other] «… всем командам задается один вопрос на 60 секунд обсуждения.»
    }
option-collect_s = Сбор ответов
option-collect_s-rule =
    { $preset ->
        [khamsa-az] «… после этого капитаны сдают ответы команд письменно.»
       *[other] Время не указано.
    }
option-final_blank_cost = Пустой ответ в финале
option-final_blank_cost-wager = стоит ставки
option-final_blank_cost-none = ничего не стоит
option-final_blank_cost-rule = «Команда, ответившая неправильно, теряет очки, равные ставке.» О пустом ответе не сказано.
option-final_nonpositive = Команда без положительной суммы
option-final_nonpositive-sit_out = не участвует в финале
option-final_nonpositive-zero_wager = играет со ставкой 0
option-final_nonpositive-rule =
    { $preset ->
        [khamsa-az] «… наибольший — не больше суммы набранных очков.»
       *[other] «… любую ставку, не превышающую количества набранных очков.»
    }
option-tie_policy = Равенство за победу
option-tie_policy-shootout = дополнительные вопросы
option-tie_policy-shared = место делится
option-tie_policy-extra_theme = дополнительная тема
option-tie_policy-host = решает ведущий
option-tie_policy-rule =
    { $preset ->
        [khamsa-az] О победителе и о равенстве не сказано.
       *[other] «Победителем игры является команда, набравшая в результате максимальное количество очков.» О равенстве не сказано.
    }
option-decisive_places = Сколько мест надо решить
option-decisive_places-rule = О равенстве не сказано.
option-group-baige = Байга
option-group-polyglot = Полиглот
option-group-kokpar = Кокпар
option-group-overtime = Овертайм
option-baige_mode = Ответы в Байге
option-baige_mode-parallel = все сразу, кнопками A, B, C
option-baige_mode-race = одна кнопка: первый отвечает вслух
option-baige_mode-rule = «…на каждый вопрос предлагаются три варианта ответа. Ответ даётся нажатием сигнальной кнопки.»
option-baige_questions = Вопросов в Байге
option-baige_questions-rule = Число не названо; ведущий может закончить раньше.
option-baige_s = Время ответа в Байге
option-baige_s-rule = «На ответ даётся пять секунд, более поздние ответы не принимаются.»
option-baige_key = Передумать
option-baige_key-first_final = первая кнопка окончательна
option-baige_key-last_key = считается последняя
option-baige_key-rule = В документе не сказано.
option-talk_limit = На какой раз удаляют за разговоры
option-talk_limit-rule = «…игрок, дважды нарушивший это условие, удаляется из игры.»
option-talk_scope = Где запрещены лишние разговоры
option-talk_scope-baige = только в Байге
option-talk_scope-all = во всей игре
option-talk_scope-rule = «Во время тура запрещается говорить лишнее…»
option-time_basis = Какое время решает при равенстве
option-time_basis-correct_only = время верных ответов
option-time_basis-all_answers = время всех ответов
option-time_basis-rule = «…преимущество у игрока, затратившего на ответ меньше времени.»
option-time_resolution_ms = С какой точностью сравнивают время, мс
option-time_resolution_ms-rule = «…или ответят одновременно (теоретически это невозможно)…»
option-polyglot_pick = Как выбирают тему
option-polyglot_pick-random_block = случай — блок, игрок — тему
option-polyglot_pick-random_theme = тему выбирает случай
option-polyglot_pick-free = игрок берёт любую тему
option-polyglot_pick-rule = «Нажатием кнопки компьютера игрок наугад выбирает… По определённому блоку игрок выбирает тему сам.»
option-polyglot_first = Кто первым выбирает в Полиглоте
option-polyglot_first-first = первый в Байге
option-polyglot_first-last = последний в Байге
option-polyglot_first-rule = «Игрок, занявший первое (последнее) место, выбирает первым…»
option-polyglot_questions = Вопросов в теме
option-polyglot_questions-rule = «В каждой теме пять вопросов…»
option-polyglot_s = Время ответа в Полиглоте
option-polyglot_s-rule = «На ответ на каждый вопрос даётся 8 секунд.»
option-polyglot_clock = Когда начинаются 8 секунд
option-polyglot_clock-on_show = когда вопрос виден
option-polyglot_clock-after_reading = после прочтения
option-polyglot_clock-rule = «Игрок может ответить сразу, как вопрос появился на экране…»
option-polyglot_time = Что останавливает время ответа
option-polyglot_time-button = кнопка игрока
option-polyglot_time-host_tap = вердикт ведущего
option-polyglot_time-rule = «Ответ даётся устно.» Как мерить время, не сказано.
option-polyglot_flow = Выбор и игра
option-polyglot_flow-choose_and_play = выбравший сразу играет
option-polyglot_flow-choose_all_first = сначала выбирают все
option-polyglot_flow-rule = «…и далее по очереди.» Когда играют, не сказано.
option-cutoff_tie = Полное равенство за третье место
option-cutoff_tie-sudden_death = дополнительные вопросы кнопками
option-cutoff_tie-lot = жребий
option-cutoff_tie-host = решает ведущий
option-cutoff_tie-rule = «…три игрока выходят в третий тур.» Если равно и время, не сказано.
option-kokpar_picks = Секторов у каждого
option-kokpar_picks-rule = «Число выбираемых вопросов – 5, каждый отвечает на свой.» Остальные из 20 секторов закрыты.
option-kokpar_order = Очередь выбора в Кокпаре
option-kokpar_order-ranking = по местам, с первого
option-kokpar_order-reverse = по местам, с последнего
option-kokpar_order-lot = по жребию
option-kokpar_order-host = называет ведущий
option-kokpar_order-rule = «Участники по очереди выбирают тему и цену вопроса.»
option-kokpar_think_s = Время на обдумывание в Кокпаре
option-kokpar_think_s-rule = «На обдумывание даётся 10 секунд.»
option-kokpar_clock = Когда начинаются 10 секунд
option-kokpar_clock-after_reading = после прочтения
option-kokpar_clock-on_show = когда сектор открыт
option-kokpar_clock-rule = В документе не сказано.
option-rebound = Ответ соперников
option-rebound-race = кто первым нажал
option-rebound-seat = следующий по очереди, без нажатия
option-rebound-rule = «…после сигнала ведущего соперники в свою очередь, нажав сигнальную кнопку, могут попытаться ответить.»
option-rebound_press_s = Время нажать после сигнала
option-rebound_press_s-rule = В документе не сказано.
option-rebound_answer_s = Время ответа соперника (только сигнал)
option-rebound_answer_s-rule = «Он, как и второй игрок, обязан отвечать без раздумий.» Число не названо.
option-overtime_mode = Ответы в Овертайме
option-overtime_mode-keys = кнопками A, B, C
option-overtime_mode-race = одна кнопка: первый отвечает вслух
option-overtime_mode-rule = «Игроки должны показать верный ответ нажатием соответствующей кнопки на пульте.»
option-overtime_s = Время в Овертайме
option-overtime_s-rule = В документе не сказано.
option-overtime_simultaneous = Если верно ответили одновременно
option-overtime_simultaneous-next_question_all = следующий вопрос всем
option-overtime_simultaneous-next_question_simultaneous = следующий вопрос только им
option-overtime_simultaneous-rule = «…игрокам задаётся следующий вопрос.»

setup-pack-themes = Темы
setup-pack-look = На что посмотреть: { $count }
setup-pack-warned = Пакет принят, но посмотрите:
setup-pack-warnings = Посмотрите и на это
setup-pack-more = И ещё: { $count }

pack-too-large = Файл больше { $most } КиБ. Разделите пакет надвое.
pack-not-utf8 = Отсюда файл не в UTF-8. Сохраните его в кодировке UTF-8.
pack-utf16 = Файл в UTF-16 («Юникод»). Сохраните его в UTF-8.
pack-cp1251 = Файл, похоже, в Windows-1251. Сохраните его в UTF-8.
pack-no-toml = Это не TOML. В этой строке или выше не хватает кавычки или скобки, или есть лишняя; кавычку внутри текста пишут так: \". Что говорит разборщик:
pack-open-text = У текста нет закрывающей кавычки. Поставьте "; кавычку внутри текста пишут так: \".
pack-no-equals = После ключа нет знака «=». Напишите ключ = "…".
pack-no-quotes = Текст стоит не в прямых кавычках. Напишите "…"; «…» и “…” годятся только внутри.
pack-text-goes-on = После конца текста стоит что-то ещё. Кавычку внутри текста пишут так: \", или берут «…».
pack-key-twice = Этот ключ здесь дважды. Удалите один или поставьте между вопросами заголовок в двойных скобках.
pack-format = В файле не сказано, что это пакет. Начните его строкой format = "dabyl-pack 1".
pack-missing = Нет «{ $key }». Впишите его под этой строкой.
pack-unknown-key = Здесь не бывает «{ $key }». Удалите его.
pack-misspelt = Здесь не бывает «{ $key }». Напишите «{ $nearest }».
pack-misplaced = «{ $key }» не для этого раунда: { $round }. Перенесите его в свой раунд.
pack-not-text = «{ $key }» — не текст. Напишите его в кавычках.
pack-not-texts = «{ $key }» — не список текстов. Напишите так: ["…", "…"].
pack-not-number = «{ $key }» — не число от { $least } до { $most }. Напишите его без кавычек.
pack-not-tables = «{ $key }» не в двойных скобках. Пишите [[…]] для каждого.
pack-empty = «{ $key }» пусто. Впишите что-нибудь или удалите строку.
pack-too-long = «{ $key }» длиннее { $most } знаков. Сократите.
pack-control = В «{ $key }» невидимые знаки или перенос строки в названии. Наберите текст заново.
pack-word = «{ $key }» не может быть «{ $given }». Напишите одно из: { $allowed }.
pack-too-many = «{ $key }» больше { $most } раз. Разделите пакет надвое.
pack-questions = Вопросов в теме: { $count }; должно быть пять.
pack-themes = { $round }: тем { $count }, нужно хотя бы { $least }. Добавьте или удалите раунд.
pack-round-twice = Раунд дважды: { $round }. Соберите всё под одним заголовком.
pack-mixed = [[theme]] стоит рядом с раундами. Для темы раунда пишите [[round.theme]].
pack-nothing-to-play = В пакете нет ни раундов, ни тем. Напишите [[round]] или [[theme]].
pack-no-round = Нет раунда: { $round }. Его вопросы будут с бумаги.
pack-few-themes = Тем в Персональном раунде: { $count }; четырём командам нужно 5.
pack-more-themes = { $round }: тем { $count }; играются только первые пять.
pack-no-spares = В пакете нет запасных вопросов. Для замены пишите [[round.spare]].
pack-few-shootout = Дополнительных вопросов: { $count }; при равенстве может понадобиться { $least } и больше.
pack-answer-in-text = Ответ «{ $answer }» стоит в тексте своего вопроса.
pack-same-question = Тот же вопрос стоит в строке { $first }. Напишите другой.
pack-both-ways = «{ $answer }» и в зачёте, и в незачёте. Удалите из одного.
pack-not-here = «{ $key }» этому вопросу не положено: варианты бывают в Байге и Овертайме, файлы — в четырёх турах казахской игры. Удалите.
pack-options = Вариантов у вопроса: { $count }. Напишите три, по одному на клавишу: options = ["…", "…", "…"].
pack-same-options = Два варианта одинаковы: «{ $option }». Напишите другой.
pack-right-cyrillic = Буква верного варианта набрана кириллицей. Напишите a, b или c латиницей.
pack-theme-count = { $round }: тем { $count }, а нужно ровно { $exactly }. Добавьте или удалите.
pack-block-themes = В блоке { $block } тем: { $count }; эта сверх { $exactly }. В каждом блоке их должно быть столько.
pack-blocks = Названий блоков: { $count }. Напишите два или ни одного: blocks = ["ФИЗИКА", "ЛИРИКА"].
pack-few-baige = Вопросов в Байге: { $count }; если не указать иначе, играют { $least }.
pack-few-overtime = Вопросов в Овертайме: { $count }; при равенстве может понадобиться { $least } и больше.
pack-nothing-to-see = У этого вопроса Овертайма нет ни картинки, ни видео, ни звука. Добавьте media = "…" или оставьте так.
pack-same-key = Верный вариант всегда «{ $key }». Переставьте варианты в некоторых вопросах.
pack-answer-not-right = Ответ «{ $answer }» — не верный вариант «{ $option }». Проверьте «right».
pack-file = «{ $file }»:
pack-archive = Файл .zip:
file-name = это не имя файла. Напишите имя файла рядом с текстом: латинские буквы, цифры, дефис, точка.
file-alone = с одним текстом файлов нет. Положите его под именем pack.toml и файлы в одну папку и загрузите её как .zip.
file-missing = такого файла нет. Положите его рядом с текстом или напишите имя того, который есть.
file-misspelt = такого файла нет. Напишите «{ $nearest }».
file-kind = внутри не картинка, не видео и не звук, которые покажет экран. Сохраните как png, jpeg, webp, mp4, webm, mp3, ogg или wav; другого имени мало.
file-codec = он сжат как { $codec }, а это играет не каждый экран. Видео сохраните как mp4 (H.264, AAC) или webm (VP8, VP9), звук — как mp3, ogg или wav.
file-broken = он повреждён или обрывается. Скопируйте или сохраните его заново.
file-unreadable = это не обычный файл, или он не читается. Положите сам файл.
file-too-large = в нём больше { $most } МиБ. Обрежьте ролик или сохраните с меньшей картинкой.
file-wide = у картинки больше { $most } точек в строке или столбце. Сохраните её меньше.
file-total = с ним в файлах пакета больше { $most } МиБ. Сожмите видео или разделите пакет надвое.
file-unused = ни один вопрос не показывает этот файл. Назовите его в «media» или уберите.
archive-broken = это не .zip, который можно прочитать. Сделайте его заново: выделите pack.toml с файлами и «Сжать».
archive-no-text = в нём нет pack.toml. Положите текст под этим именем.
archive-two-texts = в нём два pack.toml. Сделайте для каждого пакета свой .zip.
archive-name = имя «{ $name }» ведёт в другое место. Сделайте .zip из самой папки.
archive-link = «{ $name }» — ссылка. Положите сам файл.
archive-deep = «{ $name }» лежит слишком глубоко. Положите файлы рядом с pack.toml или в одну папку там.
archive-twice = «{ $name }» там дважды. Уберите один.
archive-locked = «{ $name }» закрыт паролем. Сделайте .zip без пароля.
archive-method = «{ $name }» сжат необычно. Сделайте .zip обычным «Сжать» компьютера.
archive-many = в нём больше { $most } файлов. Уберите то, что ни один вопрос не показывает.

## Ход игры

round-open = Явный
round-semi = Полуявный
round-secret = Тайный
round-personal = Персональный
round-final = Хамса
round-shootout = Перестрелка
round-baige = Байга
round-polyglot = Полиглот
round-sudden-death = За место в Кокпаре
round-kokpar = Кокпар
round-overtime = Овертайм
place-theme = тема { $theme } из { $themes }
place-question = Вопрос { $question }
place-question-of = Вопрос { $question } из { $questions }
question = Вопрос
answer = Ответ
accept = Зачёт:
reject = Незачёт:
note = Примечание
on-paper = Читайте с бумаги.
seats = Места
seat-tried = уже отвечал
seat-down = кнопка нажата
queue = Очередь нажатий
queue-place = { $place }-й
rank = { $rank }-е место
behind = { $ms } мс

state-calling = Пригласите игроков к кнопкам
state-ready = Следующий вопрос ещё не объявлен
state-value = Номинал объявлен
state-reading = Идёт чтение вопроса
state-thinking = Время на обдумывание
state-open = Кнопки открыты
state-answering = Звучит ответ
state-closed = Вопрос закончен
state-shown = Ответ показан
state-void = Вопрос снят
state-presenting = Вопрос на экране, кнопки ещё закрыты
state-waiting-signal = Ждём сигнала ведущего
state-rebound = Соперники могут нажимать
state-over = Игра окончена
state-assigning = Команды расставляют игроков
state-picking = Капитаны называют игрока
state-sequencing = Команды определяют последовательность
state-striking = Темы исключаются
state-naming = Команды называют игрока
state-wagering = Делаются ставки
state-discussing = Идёт обсуждение
state-collecting = Ответы собираются
state-revealing = Ответы открываются
state-paused = Пауза
pause-by-host = Паузу поставил ведущий. Нажатия не считаются.
pause-after-undo = Шаг возвращён, поэтому игра стоит. Нажатия не считаются, пока вы не продолжите.
pause-stands = Игра стоит. Нажатия не считаются.

clock-thinking = Время на обдумывание
clock-answering = Время ответа
clock-deciding = Время на решение
clock-discussing = Время обсуждения
clock-collecting = Сбор ответов
clock-rebound = Время на нажатие
lamp-off = лампа не горит
lamp-armed = может нажимать
lamp-blink = лампа мигает: в очереди
lamp-on = лампа горит

stop = СТОП
stop-answers = СТОП. Отвечает { $seat }: { $name }
answer-overdue = Время ответа вышло. Ответ уже начался?
before-reading = Нажато до начала чтения.
tied = Нажали одновременно. Кто был первым?
lot-drawn = Жребий: { $seats }

## Слова ведущего

command-call = Игроки к кнопкам
command-theme = Объявить тему
command-show =
    { $price ->
        [0] Объявить номинал
       *[other] Объявить { $price }
    }
command-read = Начать чтение
command-done = Вопрос прочитан
command-go = Открыть кнопки
command-judge = { $seat } { $name }: { $verdict }
command-began = Ответ начат: { $seat } { $name }
command-release = Отменить нажатие: { $seat } { $name }
command-buzz = { $seat } { $name }
command-first = Первый: { $seat } { $name }
command-close = Закрыть кнопки
command-answer = Показать ответ
command-next = Дальше
command-withdraw = Снять вопрос
command-replace = Заменить вопрос
command-amend = Ответ { $attempt }: { $verdict }
command-fine =
    { $reason ->
        [0] Штраф { $seat } { $name }: { $points }
       *[other] Штраф { $seat } { $name }: { $points } ({ $reason })
    }
command-adjust = Поправка { $seat } { $name }: { $points } ({ $reason })
command-undo = Вернуть
command-pause = Пауза
command-resume = Продолжить
command-start = Запустить часы
command-lock = Закрыть приём
command-end-discussion = Закончить обсуждение
command-discuss = Начать обсуждение
command-assign = Расстановка: { $seat } { $name }
command-pick = Игрок: { $seat } { $name }
command-sequence = Последовательность: { $seat } { $name }
command-name = Представитель: { $seat } { $name }
command-strike = Исключить тему { $theme }: { $seat } { $name }
command-wager = Ставка: { $seat } { $name }
command-write = Ответ: { $seat } { $name }
command-remove = Убрать: { $seat } { $name }
command-dispute = Вопрос { $question }: спорный
command-settle = Вопрос { $question }: решено
command-annul = Вопрос { $question }: не засчитывать
command-freeze =
    { $frozen ->
        [true] Заморозить очки в зале
       *[other] Разморозить очки в зале
    }
command-sign = Подписать протокол
command-show-question = Показать вопрос
command-show-key = Показать вопрос (верно: { $key })
command-buzz-key = { $key } · { $seat } { $name }
command-name-place = Выходит в Кокпар: { $seat } { $name }
command-reveal = Показать верный вариант
command-amend-key = Вопрос { $reveal }: верно { $key }
command-finish = Закончить Байгу
command-signal = Сигнал
command-talk = Разговоры: { $seat } { $name }
command-draw = Жребий: { $seat } { $name }
command-topic = Тема { $theme }: { $seat } { $name }
command-sector = Тема { $theme } за { $price }: { $seat } { $name }
command-play = Показать ещё раз

began = Ответ начат
undo = Вернуть:
nothing-to-undo = Возвращать нечего
past-call = игроки приглашены
past-theme = тема объявлена
past-show =
    { $price ->
        [0] номинал объявлен
       *[other] { $price } — объявлено
    }
past-read = чтение начато
past-done = вопрос прочитан
past-go = кнопки открыты
past-judge = { $seat } { $name }: { $verdict }
past-began = ответ начат: { $seat } { $name }
past-release = нажатие отменено: { $seat } { $name }
past-buzz = нажато вручную: { $seat } { $name }
past-first = первый: { $seat } { $name }
past-close = кнопки закрыты
past-answer = ответ показан
past-next = переход дальше
past-withdraw = вопрос снят
past-replace = вопрос заменён
past-amend = ответ { $attempt } изменён: { $verdict }
past-fine =
    { $reason ->
        [0] штраф { $seat } { $name }: { $points }
       *[other] штраф { $seat } { $name }: { $points } ({ $reason })
    }
past-adjust = поправка { $seat } { $name }: { $points } ({ $reason })
past-undo = возвращено
past-pause = пауза
past-resume = продолжено
past-start = часы запущены
past-lock = приём закрыт
past-end-discussion = обсуждение закончено
past-discuss = обсуждение начато
past-assign = расстановка внесена: { $seat } { $name }
past-pick = игрок назван: { $seat } { $name }
past-sequence = последовательность внесена: { $seat } { $name }
past-name = представитель назван: { $seat } { $name }
past-strike = тема { $theme } исключена: { $seat } { $name }
past-wager = ставка сделана: { $seat } { $name }
past-write = ответ внесён: { $seat } { $name }
past-remove = команда убрана: { $seat } { $name }
past-dispute = вопрос { $question } отмечен спорным
past-settle = вопрос { $question } решён
past-annul = вопрос { $question } не засчитан
past-freeze =
    { $frozen ->
        [true] очки в зале заморожены
       *[other] очки в зале разморожены
    }
past-sign = протокол подписан
past-show-question = вопрос показан
past-show-key = вопрос показан (верно: { $key })
past-buzz-key = нажато вручную { $key }: { $seat } { $name }
past-name-place = выходит в Кокпар: { $seat } { $name }
past-reveal = верный вариант показан
past-amend-key = вопрос { $reveal }: верно теперь { $key }
past-finish = Байга закончена
past-signal = сигнал дан
past-talk = разговоры: { $seat } { $name }
past-draw = жребий брошен: { $seat } { $name }
past-topic = тема { $theme } выбрана: { $seat } { $name }
past-sector = тема { $theme } за { $price } открыта: { $seat } { $name }
past-play = показано ещё раз

verdict-correct = Верно
verdict-wrong = Неверно
verdict-double = Два ответа
verdict-no-answer = Молчит
verdict-late = Поздно

fate-floor = получил право отвечать
fate-queued = ждёт в очереди
fate-answered = ответил
ignored-eliminated = не засчитано: удалён из игры
ignored-held = не засчитано: кнопка уже была нажата
ignored-paused = не засчитано: пауза
ignored-not-at-table = не засчитано: не играет этот вопрос
ignored-early = не засчитано: фальстарт
ignored-late = не засчитано: время вышло
ignored-closed = не засчитано: вопрос закончен
ignored-already-answered = не засчитано: уже отвечал
ignored-already-queued = не засчитано: уже в очереди

## Страницы ведущего

host-page-play = Кто что играет
host-page-standings = Таблица
host-page-disputes = Спорные вопросы
host-page-captains = Телефоны капитанов
host-page-buttons = Кнопки
host-page-addresses = Страницы для других
address-own = Эта страница открыта на самой коробке. На других устройствах допишите это к адресу коробки в сети:
host-step-before = Запустите часы, когда все готовы.
host-step-assign = Кто какую тему играет? За команду без телефона впишите вы.
host-step-pick = Кто играет эту тему?
host-step-sequence = В какой последовательности выходят игроки?
host-step-name = Кто представляет команду?
host-step-wager = Ставки делают тайно.
host-step-write = Письменные ответы. Сданное на бумаге можно не вписывать.
host-equals = Равные
host-places-left = Свободных мест: { $count }
host-finalists = В Кокпар выходят:
host-seconds = с
host-media-picture = На экране картинка.
host-media-video = На экране идёт видео.
host-media-sound = Экран воспроизводит звук.
host-plays = запусков: { $count }
host-draws = Тянет блок наугад
host-takes-theme = Выбирает тему
host-draw-about = Игрок нажимает свою кнопку, или вы — внизу. Один раз.
host-takes-sector = Выбирает тему и номинал
host-chooser-who = Кто выбирает?
host-show-keys = Какой вариант верный? Нажатие показывает вопрос.
host-unpressed = Ответ без нажатия: вердикт сразу.
host-order = Очередь выбора
host-talk = Лишние разговоры
host-talk-about = По документу первый раз — предупреждение, второй — удаление из игры.
host-warned = предупреждений: { $count }
host-reveals = Ответы кнопками
host-right-count = верно: { $count } из { $players }
host-remove-player = Вывести игрока из игры
host-ready = готово
host-waiting = ещё ждём
host-sits-out = не участвует
host-ready-count = Готово: { $ready } из { $asked }
host-enter = Вписать
host-change = Изменить
host-send = Отправить
host-close-entry = Закрыть, не отправляя
host-no-roster = Имена игроков этой команды не указаны.
host-reserve = запасной
host-used = уже играл в раунде
host-strikes = Отказывается от темы
host-strike-who = Какая команда отказывается от темы?
host-strike-order = Порядок
host-struck-by = исключила:
host-wager = Ставка
host-wager-limits = От { $least } до { $most }, только цифры.
host-wager-wrong = Так нельзя: целое число от { $least } до { $most }, только цифрами 0–9.
host-hold-to-look = Удерживайте, чтобы посмотреть
host-written = Письменный ответ
host-written-about = Пустая отправка забирает ответ назад.
host-nothing-written = Ничего не написано
host-total-before = до финала
host-blank = Пусто
host-empty-chair = пустое место
host-theme-struck = исключена
host-theme-played = сыграна
host-theme-current = играется сейчас
host-no-themes = Темы этого раунда пока не показаны.
host-removed = выбыла
host-remove = Убрать команду из игры
host-remove-about = Её место пустует; очки остаются в протоколе.
host-spares = Запасных вопросов на замену: { $count }
host-frozen = Очки в зале заморожены.
host-signed = Протокол подписан, игра закрыта
host-protocol = Протокол
host-book = Скачать журнал
host-disputes-open = Нерешённых спорных вопросов: { $count }
host-disputes-about = Отметьте вопрос, не останавливая игру, решите позже. Переоценить ответ — в списке «Оценённые ответы».
host-disputed = спорный
host-no-questions = Оценённых вопросов пока нет.
host-annul = Не засчитывать вопрос
host-no-effect = очки не меняются
host-captains-about = Игра идёт и без телефонов капитанов: всё можно вписать здесь. У команды один телефон.
host-code-show = Показать код
host-code-address = На телефоне капитана открыть:
host-code-about = Там капитан вводит этот код. Код годен ещё { $minutes } мин, один раз.
host-captain-here = телефон капитана на связи
host-captain-away = телефон капитана не на связи
host-test-begin = Начать проверку кнопок
host-test-end = Закончить проверку
host-test-about = Каждое место нажимает дважды: лампа горит, звук слышен, игра не меняется.
host-test-on = Идёт проверка: нажатия до игры не доходят.
host-test-presses = Нажатий: { $count }
host-test-held = зажата
host-test-order = Порядок последних нажатий
host-test-none = Пока никто не нажимал.
host-test-silent = Ещё не нажимали места: { $seats }
host-wire = Назначить кнопку
host-wire-press = Нажмите кнопку, которая будет местом { $seat }
host-wire-stop = Отказаться
host-wire-moved = на другом входе
host-wire-reset = Вернуть подключение из настроек
host-wire-about = Если кнопка не работает, подключите запасную и назначьте её этому месту: очки сохранятся.
host-wire-learned = Кнопка назначена месту { $seat } (вход { $pin }).
host-wire-swapped = Обмен с местом { $seat }.

## Меню

menu = Ещё
close-menu = Закрыть
board-simulated = Без железа: кнопки на странице пульта
menu-buzz = Нажать вручную (кнопка не работает)
menu-question = Вопрос
menu-presses = Нажатия на этом вопросе
menu-attempts = Оценённые ответы
menu-book = Очки
menu-devices = Устройства
attempt-line = № { $attempt } · вопрос { $question } · { $price }
attempt-void = не в счёт
attempts-all =
    { $count ->
        [one] Показать { $count } ответ
        [few] Показать все { $count } ответа
       *[other] Показать все { $count } ответов
    }
amend-to = Должно было быть:
fine-title = Штраф
adjust-title = Поправка
field-team = Команда
field-player = Игрок
field-points = Очки
field-reason = Причина (для протокола)
field-reason-optional = Причина (можно не указывать)
sign-minus = Вычесть очки
fine-do = Штраф месту { $seat }: { $points }
adjust-do = Поправка месту { $seat }: { $points }
device-mine = это устройство
device-connected = на связи
device-away = не на связи
device-leave = Выйти
device-revoke = Отключить
devices-failed = Список устройств не пришёл. Откройте меню ещё раз.

## После отключения питания

interrupted = Игра прервана
interrupted-advice = Пропадало питание. Ничего не идёт, пока вы не решите.
interrupted-played = Игралось
interrupted-state = Состояние
interrupted-floor = Право отвечать было у
interrupted-clock = Оставалось времени
screen-interrupted = Игра сейчас продолжится

## Экран и пульт

lobby-open = Откройте этот адрес на телефоне ведущего
lobby-then = и выберите «Ведущий»
lobby-own = Чтобы вести игру, откройте эту страницу на самой коробке
sound-allow = Коснитесь, чтобы был звук
screen-calling = Игроки — к кнопкам!
screen-answers = Отвечает { $seat }: { $name }
winners =
    { $count ->
        [one] Победитель
       *[other] Победители
    }
panel-title = Стол без железа
panel-about = Мышь, несколько пальцев или клавиши 1–{ $count }. Удерживаемая кнопка остаётся нажатой.
panel-about-keys = Клавиши B и C — буквы, подписанные на кнопках.
panel-host = Кнопки ведущего
panel-button = Кнопка места { $seat }
panel-key = Клавиша { $key } места { $seat }
panel-host-arm = Дальше
panel-host-right = Верно
panel-host-wrong = Неверно
panel-spares = Запасные кнопки
panel-spare = Запасная на выводе { $pin }
panel-spare-used = Вывод { $pin }: место { $seat }

sound-press = Нажатие: место { $seat }
sound-right = Верно
sound-wrong = Неверно
sound-time = Время!
sound-answer-time = Время ответа вышло
sound-start = Обсуждение началось
sound-warning = Осталось десять секунд
sound-signal = Сигнал ведущего
sound-key = Ответ принят
sound-whistle = Предупреждение за разговоры

## Телефон капитана

captain-page = Капитан · Dabyl
captain-pair = Стать телефоном капитана
captain-pair-about = Введите код, который страница ведущего показывает для вашей команды. У каждой команды один телефон.
captain-code = Код из шести цифр
captain-enter = Войти
captain-code-digits = В коде { $count } цифр.
captain-ended = Этот телефон больше не капитанский: его место занял другой или началась другая игра.
captain-of = телефон капитана
captain-frozen = счёт заморожен
captain-paused = Пауза. Сейчас ничего ввести нельзя.
captain-sending = Отправляется…
captain-lacking =
    { $count ->
        [one] Ещё { $count } игрок без места.
        [few] Ещё { $count } игрока без места.
       *[other] Ещё { $count } игроков без места.
    }
captain-sent = Отправлено.
captain-may-change = Ещё можно изменить.
captain-assign = Кто какую тему играет?
captain-assign-where = { $name }: коснитесь темы.
captain-sequence = В какой последовательности выходят ваши игроки?
captain-sequence-where = { $name }: коснитесь места.
captain-swap = У всех есть место. Чтобы поменять двоих, коснитесь одного, затем места другого.
captain-players = Игроки
captain-reserve = запасной
captain-stands = место { $number }
captain-pick = Кто играет эту тему?
captain-name = Кто представляет вашу команду?
captain-used = уже играл в этом раунде
captain-strike = Ваша очередь: откажитесь от темы
captain-strike-wait = Тему исключает другая команда
captain-strike-choose = Выберите тему
captain-strike-do = Исключить: { $theme }
captain-wager = Какова ваша ставка?
captain-wager-limits = Целое число от { $least } до { $most }
captain-wager-range = Так нельзя: от { $least } до { $most } очков.
captain-wager-digits = Запишите ставку только цифрами.
captain-least = Наименьшая: { $points }
captain-most = Всё: { $points }
captain-wager-do = Отправить ставку
captain-wager-change = Изменить ставку
captain-wager-mine = Ваша ставка: { $points }
captain-write = Ваш письменный ответ
captain-write-over = Время! Ответы собирают.
captain-write-do = Отправить ответ
captain-write-back = Забрать ответ
captain-write-long =
    { $most ->
        [one] Не больше { $most } знака.
       *[other] Не больше { $most } знаков.
    }
captain-write-mine = Ваш ответ:
captain-not-asked = Ваша команда в этом не участвует.
captain-locked = Закрыто: изменить уже ничего нельзя.
captain-soon = Сейчас будет: { $what }
captain-revealing = Ответы показывают по одному
captain-plays = Сейчас за вас играет:
captain-plays-next = Дальше, тема { $number }:
captain-sits-out = Ваша команда не участвует в финале.
captain-line-up = Ваши игроки в этом раунде
captain-standings = Таблица результатов

## Экран в матче

screen-themes = Темы
screen-theme = Тема { $number }
screen-struck = исключило место { $seat }, { $name }
screen-played = сыграна
screen-line-ups = Кто какую тему играет
screen-step-assign = Команды решают, кто какую тему играет
screen-step-pick = Капитаны называют игрока на тему
screen-step-sequence = Команды решают, в какой последовательности выйдут игроки
screen-step-strike = Темы исключают по одной
screen-step-name = Команды называют представителя
screen-step-wager = Команды делают ставки
screen-step-write = Письменные ответы
screen-step-soon = Сейчас начнётся
screen-order = Очередь:
screen-ready = ✓ готово
screen-turn = исключает
screen-deciding = решают…
screen-sits-out = не участвует
screen-removed = вне игры
screen-frozen = Счёт заморожен: решается спор
screen-signed = Протокол подписан
screen-shootout = Разыгрывается { $place }
screen-discussing = Команды обсуждают
screen-collecting = Время! Ответы собирают
screen-revealing = Ответы показывают по одному
screen-nobody-plays = В финале никто не участвует
screen-blank = нет ответа
screen-next = следующий

## Казахская игра в зале

stage-draws = Жребий тянет { $seat } · { $name }
stage-chooses-theme = Выбирает тему: { $seat } · { $name }
stage-chooses-sector = Выбирает тему и цену: { $seat } · { $name }
stage-host-names = Кто выходит в Кокпар, решает ведущий
stage-ready = Сейчас будет следующий вопрос
stage-presenting = Читайте вопрос: кнопки ещё закрыты
stage-open = Отвечайте: A, B или C!
stage-open-race = Нажимайте!
stage-closed = Ответы приняты
stage-reads-for = Читается вопрос для: { $seat } · { $name }
stage-solo = Отвечает: { $seat } · { $name }
stage-thinks = Думает: { $seat } · { $name }
stage-time-up = Время! { $seat } · { $name }
stage-waits-signal = Соперники ждут сигнала ведущего
stage-rebound = Соперники, нажимайте!
stage-answers = Отвечает: { $seat } · { $name }
stage-answers-third = Право перешло к третьему: { $seat } · { $name }
stage-answered-of = Ответили: { $count } из { $players }
stage-answered = ответ есть
stage-turn = очередь
stage-warning = предупреждение
stage-out-talked = удалён из игры
stage-out = вне игры
stage-picks = выбрано { $picks } из { $all }
stage-options = Варианты ответа
stage-right-option = Верный ответ
stage-ranking = Таблица результатов
stage-place = Место
stage-player = Игрок
stage-points = очки
stage-time = время, с
stage-goes-on = выходит в Кокпар
stage-contends = спорит за место
stage-block = Блок { $number }
stage-drawn = выпал
stage-taken-by = взял { $seat }: { $name }
stage-board = Табло: темы и секторы
stage-sector-open = открытый сектор
stage-sector-won = взял { $seat } · { $name }
stage-sector-lost = не взял никто
stage-questions =
    { $count ->
        [one] { $count } вопрос
        [few] { $count } вопроса
       *[other] { $count } вопросов
    }
stage-overtime-about = Побеждает первый верный ответ
stage-media-picture = Картинка к вопросу
stage-media-video = Видеовопрос
stage-media-sound = Звучит запись: слушайте
stage-media-loading = Загружается…
stage-media-failed = Файл не показывается. Вопрос читает ведущий.
stage-sums = По этапам


## Счёт и плашка эфира

scores-page = Счёт · Dabyl
scores-title = Счёт
scores-standings = Таблица результатов
scores-rounds = По раундам
scores-seat = Кнопка
scores-corrections = Поправки
scores-protocol = Протокол
scores-failed = Суммы не пришли. Закройте и откройте снова.
overlay-page = Плашка эфира · Dabyl

## Протокол

protocol-page = Протокол · Dabyl
protocol-title = Протокол
protocol-again = Загрузить снова
protocol-print = Напечатать
protocol-none = На столе нет игры, поэтому нет и протокола.
protocol-failed = Протокол не пришёл. Загрузите снова.
protocol-game = Игра № { $game }
protocol-pack = Темы:
protocol-signed = подписан
protocol-unsigned = ещё не подписан
protocol-sums = Очки по раундам
protocol-seat = Кнопка
protocol-team = Команда
protocol-corrections = Штрафы и поправки
protocol-total = Сумма
protocol-place = Занятое место
protocol-teams = Команды
protocol-captain = капитан
protocol-reserves = запасные:
protocol-signatures = Подписи
protocol-host = Ведущий
protocol-captain-of = Капитан, кнопка { $seat }:
protocol-player-of = Игрок, место { $seat }:
protocol-game-part = Вопросы
protocol-strikes = Исключены:
protocol-strike = { $order }) кнопка { $seat }: тема { $theme }
protocol-price = Номинал
protocol-presses = Нажатия (кнопка, мс)
protocol-theme-untitled = тема на бумаге
protocol-player = Игрок
protocol-void = не в счёт
protocol-withdrawn = снят
protocol-replaced = заменён
protocol-annulled = не засчитан
protocol-lot-order = по жребию: { $order }
protocol-press = { $seat }: { $ms }
protocol-sits-out = не участвовала
protocol-verdict = Решение
protocol-wager = Ставка
protocol-points = Очки
protocol-kind = Что
protocol-reason = Причина
protocol-fine = штраф
protocol-correction = поправка
protocol-annex = Как играли
protocol-seed = Зерно жребия
protocol-undone = Отменённых шагов
protocol-head = Печать журнала:
protocol-check = Сверить журнал с печатью:
protocol-opening = Начало
protocol-presses-more = и ещё { $count } не в счёт
protocol-disputed = спорный, решён
protocol-dispute-open = спорный, не решён
protocol-between = Среди равных:
protocol-after = После вопроса
protocol-seed-later = сообщается после игры
protocol-lot-press = Жребий: кто нажал первым, вопрос { $question }
protocol-lot-strikes = Жребий: очередь исключения тем
protocol-lot-equals = Жребий: порядок равных, вопрос { $question }
protocol-lot-board = Жребий: очередь выбора на табло
protocol-lot-block = Жребий: блок тем
protocol-lot-theme = Жребий: тема
protocol-named = Первые среди равных, по слову ведущего
protocol-amended = Решение изменено, ответ № { $attempt }
protocol-notes = Пометки
protocol-decided = решил: { $seat }
protocol-tied = одновременно: { $seats }
protocol-theme-of-block = { $block }, { $number }:
protocol-host-timed = без нажатия, время по решению ведущего
protocol-chooser = Выбирал
protocol-course = Ход
protocol-got = Получил
protocol-stages = Ход этапов
protocol-order = Очередь выбора:
protocol-offence = Лишние разговоры, вопрос { $question }, { $times }-й раз
protocol-key-amended = Изменён верный вариант, вопрос { $question }

## Что ведущему надо знать

warning-not-saved = Карта не сохраняет: если сейчас пропадёт питание, последние шаги потеряются. Не выключайте; после игры замените карту.
warning-edges-lost =
    { $count ->
        [one] Потерян { $count } сигнал: порядок нажатий на этом вопросе ненадёжен. Если сомневаетесь, замените вопрос.
        [few] Потеряно { $count } сигнала: порядок нажатий на этом вопросе ненадёжен. Если сомневаетесь, замените вопрос.
       *[other] Потеряно { $count } сигналов: порядок нажатий на этом вопросе ненадёжен. Если сомневаетесь, замените вопрос.
    }
warning-held-down = Кнопка места { $seat } удерживается или залипла. Проверьте кнопку.
warning-glitches =
    { $count ->
        [one] Место { $seat }: { $count } помеха на линии. Проверьте кабель.
        [few] Место { $seat }: { $count } помехи на линии. Проверьте кабель.
       *[other] Место { $seat }: { $count } помех на линии. Проверьте кабель.
    }

answer-stale = Тем временем игра ушла вперёд. Посмотрите и нажмите ещё раз.
answer-unreachable = Коробка не ответила. Посмотрите, выполнено ли, и если нет, нажмите ещё раз.
answer-not-saved = Выполнено, но карта не сохраняет.

refusal-not-now = Сейчас нельзя. { $state }.
refusal-while-paused = Пауза. Сначала продолжите игру.
refusal-not-the-floor =
    { $holder ->
        [0] У места { $seat } нет права отвечать; его нет ни у кого.
       *[other] У места { $seat } нет права отвечать; оно у места { $holder }.
    }
refusal-no-such-seat = Место { $seat } в этой игре не играет.
refusal-other-price = Следующий номинал — { $next }.
refusal-no-such-attempt =
    { $attempts ->
        [one] Такого ответа нет: оценён { $attempts } ответ.
        [few] Такого ответа нет: оценено { $attempts } ответа.
       *[other] Такого ответа нет: оценено { $attempts } ответов.
    }
refusal-attempt-void = Этот ответ не в счёт, менять нечего.
refusal-same-verdict = Он уже так оценён.
refusal-not-in-these-rules = В этих правилах такого нет.
refusal-reason-missing = Напишите причину.
refusal-reason-too-long =
    { $most ->
        [one] Причина слишком длинная: не больше { $most } знака.
       *[other] Причина слишком длинная: не больше { $most } знаков.
    }
refusal-nothing-to-undo = Возвращать нечего.
refusal-points-out-of-range = Очки должны быть от { $least } до { $most }.
refusal-table-full = Эта игра слишком длинная. Начните новую.
refusal-no-such-player = Такого игрока в команде нет: игроков { $players }.
refusal-player-twice = Игрок { $player } указан дважды. Каждому по одной теме.
refusal-reserve = Игрок { $player } запасной: в этой игре он играть не может.
refusal-player-used = Игрок { $player } уже играл в этом раунде. Выберите другого.
refusal-too-many-players = Слишком много игроков: не больше { $most }.
refusal-no-such-theme = Такой темы нет: всего тем { $themes }.
refusal-theme-struck = Тема { $theme } уже исключена. Выберите другую.
refusal-not-their-turn =
    { $turn ->
        [0] Сейчас не их очередь. Выберите другую команду.
       *[other] Сейчас очередь места { $turn }.
    }
refusal-wager-out-of-range = Ставка должна быть от { $least } до { $most }.
refusal-sits-out = Место { $seat } здесь не участвует.
refusal-text-unfit = Ответ — не больше { $most } знаков, обычными буквами.
refusal-no-such-question = Такого вопроса нет, или он не закончен: законченных { $questions }.
refusal-dispute-open = Сначала решите спорный вопрос { $question }.
refusal-book-closed = Протокол подписан: больше ничего не меняется.
refusal-key-missing = Сначала выберите, какой вариант верный.
refusal-no-such-reveal = Такого вопроса нет: показано { $reveals }.
refusal-same-key = Этот вариант и так верный.
refusal-theme-taken = Тема { $theme } занята. Выберите другую.
refusal-sector-taken = В теме { $theme } сектор { $price } открыт или его нет. Выберите другой.
refusal-out-of-game = Место { $seat } уже вне игры.

fault-seat-count = В этой игре должно быть от { $least } до { $most } команд.
fault-seat-twice = Место { $seat } указано дважды.
fault-not-wired = Место { $seat }: на этой коробке для него нет кнопки.
fault-name = Место { $seat }: название пустое или длиннее { $most } знаков.
fault-same-name = Места { $seat } и { $other }: у команд одинаковые названия. Измените одно из них.
fault-players = Место { $seat }: не больше { $most } игроков, каждый один раз.
fault-unknown-option = В этой игре нет настройки «{ $option }».
fault-option-value = Настройка «{ $option }» не может быть «{ $value }»; может быть: { $allowed }.
fault-theme = Тема { $theme }: слишком много вопросов, или текст пустой или слишком длинный.
fault-start = С этого места игра начаться не может.
fault-score = Место { $seat }: таких очков не бывает.
fault-entry-form = Место { $seat }: заявка не подтверждена. Подтвердите её на странице «Команды».
fault-reserves = Место { $seat }: не больше { $most } запасных, никто из них не в основном составе.

problem-bad-json = Страница и коробка не понимают друг друга. Обновите страницу.
problem-bad-query = Страница и коробка не понимают друг друга. Обновите страницу.
problem-not-paired = Это устройство больше не подтверждено. Подтвердите снова.
problem-foreign-origin = Коробка не слушает чужие страницы. Откройте адрес самой коробки.
problem-wrong-pin = Неверный PIN-код.
problem-no-pin = У этой коробки нет PIN-кода. Удержите кнопку.
problem-wrong-code = Код неверный или уже не действует. Попросите у ведущего новый.
problem-not-yours = Капитан решает только за свою команду.
problem-not-found = Коробка не знает этого адреса. Обновите страницу.
problem-no-panel = У этой коробки настоящие кнопки; пульта на странице нет.
problem-no-such-button = У коробки нет такой кнопки.
problem-no-such-device = Это устройство уже отключено.
problem-no-such-team = В этой игре на этом месте нет команды. Сначала начните игру.
problem-no-such-game = В коробке нет такой игры.
problem-method = Страница и коробка не понимают друг друга. Обновите страницу.
problem-too-slow = Связь слишком медленная. Попробуйте ещё раз.
problem-pack-name = Имя файла — латинские буквы, цифры и дефис, в конце .toml или .zip.
problem-no-such-pack = Такого пакета на коробке нет. Выберите другой.
problem-pack-shipped = Этот пакет поставлен с коробкой: удалить его нельзя. Своему дайте другое имя.
problem-packs-full = На коробке больше нет места для пакетов. Удалите какой-нибудь.
problem-pack-faulty = В этом пакете ошибки: играть с ним нельзя.
problem-pack-unfit = Этот пакет не для этой игры. Выберите другой или играйте с бумаги.
problem-pack-card = Пакет не записался на карту. Проверьте карту.
problem-pack-large = Файл слишком велик: пакет с файлами — не больше 260 МиБ. Сожмите видео или разделите пакет надвое.
problem-question-live = Сейчас играется вопрос. Сначала поставьте паузу.
problem-ticket-gone = Время, чтобы удержать кнопку, вышло. Попробуйте ещё раз.
problem-captain-gone = В этой игре вашей команды нет на её месте. Попросите у ведущего новый код.
problem-too-large = Слишком много текста.
problem-not-json = Страница и коробка не понимают друг друга. Обновите страницу.
problem-wrong-host = Откройте коробку по её собственному адресу.
problem-too-many = Слишком много попыток. Подождите минуту.
problem-full = Открыто слишком много страниц. Закройте одну.
problem-no-answer = Коробка не ответила. Попробуйте ещё раз.
problem-not-saved = Карта не сохраняет, поэтому подтвердить сейчас нельзя.
problem-no-button = У этой коробки нет кнопки, которую можно удержать. Введите PIN-код.
problem-unreachable = Коробка не ответила. Попробуйте ещё раз.
problem-unknown = Что-то пошло не так. Обновите страницу.
