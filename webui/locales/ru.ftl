# Русский. Все сообщения есть на четырёх языках с одинаковыми переменными.

## Двери и заголовки

title-door = Dabyl
title-host = Ведущий · Dabyl
title-screen = Экран · Dabyl
title-panel = Пульт · Dabyl
door-choose = Что это за устройство?
door-host = Ведущий
door-host-about = Ведёт игру. Нужно подтвердить у коробки.
door-screen = Экран
door-screen-about = Для проектора или телевизора. Только показывает.
door-panel = Пульт
door-panel-about = Стол без железа: кнопки и лампы на этой странице.
door-idle = Коробка готова. Сейчас игры нет.
door-playing = Идёт игра: { $game }
language = Язык

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
new-teams = Команды
no-seats = Ни одна кнопка не подключена. Проверьте настройки коробки.
team-default = Команда { $seat }
team-name = Название команды на месте { $seat }
seat-plays = Место { $seat } играет
players = Игроки (можно не указывать)
captain = { $number }. Капитан
player = { $number }. Игрок
player-name = Игрок { $number } места { $seat }
new-round = Раунд
new-themes = Темы
new-themes-about =
    { $count ->
        [one] Будет сыграна { $count } тема. Незаполненное — на бумаге.
        [few] Будут сыграны { $count } темы. Незаполненное — на бумаге.
       *[other] Будет сыграно { $count } тем. Незаполненное — на бумаге.
    }
theme-title = Название темы { $number }
theme-default = Тема { $number }
new-questions = Вопросы (можно не указывать)
new-questions-about = Пять вопросов по возрастанию номинала. Без них ведущий читает с бумаги.
question-number = Вопрос { $number }
accept-field = Зачёт (через точку с запятой)
reject-field = Незачёт (через точку с запятой)
new-options = Тонкости правил
choose = Выберите…

option-think_after_wrong = Время на обдумывание после неправильного ответа
option-think_after_wrong-remaining = идёт дальше с остатка
option-think_after_wrong-restart = начинается заново
option-think_after_wrong-close = вопрос закончен
option-think_after_wrong-rule = На обдумывание каждого вопроса даётся не больше 5 секунд; о времени после неправильного ответа в правилах не сказано.
option-no_answer_cost = Молчание и затяжка
option-no_answer_cost-value = стоят номинал
option-no_answer_cost-none = ничего не стоят
option-no_answer_cost-rule = За неправильный ответ номинал вычитается; о молчании в правилах не сказано.
option-press_tie = Нажали одновременно
option-press_tie-lot = решает жребий
option-press_tie-host = кто первый, говорит ведущий
option-press_tie-replace_question = вопрос заменяется
option-press_tie-rule = Право отвечать получает нажавший первым; об одновременных нажатиях в правилах не сказано.

## Ход игры

round-open = Явный
round-semi = Полуявный
round-secret = Тайный
round-personal = Персональный
place-theme = тема { $theme } из { $themes }
place-question = Вопрос { $question }
theme-hidden = Тема ещё не объявлена
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
state-over = Игра окончена
state-paused = Пауза
pause-by-host = Паузу поставил ведущий. Нажатия не считаются.
pause-after-undo = Шаг возвращён, поэтому игра стоит. Нажатия не считаются, пока вы не продолжите.
pause-stands = Игра стоит. Нажатия не считаются.

clock-thinking = Время на обдумывание
clock-answering = Время ответа
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
panel-host = Кнопки ведущего
panel-button = Кнопка места { $seat }
panel-key = Клавиша { $key } места { $seat }
panel-host-arm = Дальше
panel-host-right = Верно
panel-host-wrong = Неверно

sound-press = Нажатие: место { $seat }
sound-right = Верно
sound-wrong = Неверно
sound-time = Время!
sound-answer-time = Время ответа вышло

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

fault-seat-count = В этой игре должно быть от { $least } до { $most } команд.
fault-seat-twice = Место { $seat } указано дважды.
fault-not-wired = Место { $seat }: на этой коробке для него нет кнопки.
fault-name = Место { $seat }: название пустое или длиннее { $most } знаков.
fault-players = Место { $seat }: не больше { $most } игроков, каждый один раз.
fault-unknown-option = В этой игре нет настройки «{ $option }».
fault-option-value = Настройка «{ $option }» не может быть «{ $value }»; может быть: { $allowed }.
fault-theme = Тема { $theme }: слишком много вопросов, или текст пустой или слишком длинный.
fault-start = С этого места игра начаться не может.
fault-score = Место { $seat }: таких очков не бывает.

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
