# Azərbaycanca. Bütün xəbərlər dörd dildə eyni dəyişənlərlə verilir.

## Qapılar və başlıqlar

title-door = Dabyl
title-host = Aparıcı · Dabyl
title-screen = Ekran · Dabyl
title-panel = Panel · Dabyl
door-choose = Bu cihaz nədir?
door-host = Aparıcı
door-host-about = Oyunu aparır. Qutunun yanında tanıdılmalıdır.
door-screen = Ekran
door-screen-about = Proyektor və ya televizor üçün. Yalnız göstərir.
door-panel = Panel
door-panel-about = Süni masa: düymələr və lampalar bu səhifədə.
door-idle = Qutu hazırdır. Hazırda oyun yoxdur.
door-playing = Oyun gedir: { $game }
language = Dil

## Qutu ilə əlaqə

link-joining = Qutu axtarılır…
link-live = əlaqə var
link-lost = əlaqə yoxdur
link-unknown = tanınmır
link-lost-advice = Qutu ilə əlaqə yoxdur. Gördükləriniz köhnəlmiş ola bilər. Səhifə özü qayıdacaq.
link-lost-screen = Qutu ilə əlaqə yoxdur
saved = yadda saxlanıb
unsaved = yadda saxlanmayıb

## Tanıtma

pair-title = Aparıcı olun
pair-why = Qutunun yanında olduğunuzu göstərin.
pair-by-hold = Qutunun düyməsini basıb saxlamaq
pair-by-pin = Və ya qutunun PIN kodunu daxil edin
pair-enter = Daxil ol
pair-impossible = Bu qutunun nə PIN kodu, nə də basıla bilən düyməsi var. Konfiqurasiyada PIN təyin edin.
hold-seat = { $seat } nömrəli yerin düyməsini { $seconds } saniyə basıb saxlayın
hold-key = { $seat } nömrəli yerin { $key } düyməsini { $seconds } saniyə basıb saxlayın
hold-host-arm = Aparıcının «növbəti» düyməsini { $seconds } saniyə basıb saxlayın
hold-host-right = Aparıcının «düzgün» düyməsini { $seconds } saniyə basıb saxlayın
hold-host-wrong = Aparıcının «səhv» düyməsini { $seconds } saniyə basıb saxlayın
hold-waiting = Düymə gözlənilir…
hold-nothing-else = Bu yalnız tanıtmadır: düymə saxlanarkən oyun irəliləmir.
hold-seen = Basıldı. Buraxmayın…
hold-hint = Təsdiq üçün basıb saxlayın

## Yeni oyun

new-game = Yeni oyun
new-preset = Oyun
preset-khamsa-az = Xəmsə
preset-khamsa-az-about = Azərbaycan qaydaları
preset-khamsa-ru = Xamsa
preset-khamsa-ru-about = Rusiya qaydaları
preset-lockout = Kim birincidir
preset-lockout-about = İstənilən başqa viktorina üçün: kim birinci basdı?
begin =
    { $seats ->
       *[other] { $seats } komanda ilə başla
    }
back-to-game = Oyuna qayıt
new-replaces = Hazırkı oyun burada bitir; o, jurnalda qalır.
new-teams = Komandalar
no-seats = Heç bir düymə qoşulmayıb. Qutunun konfiqurasiyasını yoxlayın.
team-default = Komanda { $seat }
team-name = { $seat } nömrəli yerdəki komandanın adı
seat-plays = { $seat } nömrəli yer oynayır
players = Oyunçular (istəyə görə)
captain = { $number }. Kapitan
player = { $number }. Oyunçu
player-name = { $seat } nömrəli yerin { $number } nömrəli oyunçusu
new-round = Raund
new-themes = Mövzular
new-themes-about =
    { $count ->
       *[other] { $count } mövzu oynanılacaq. Boş qalanlar kağızdan oxunur.
    }
theme-title = { $number } nömrəli mövzunun adı
theme-default = Mövzu { $number }
new-questions = Suallar (istəyə görə)
new-questions-about = Nominalı artan sıra ilə beş sual. Onlarsız aparıcı kağızdan oxuyur.
question-number = Sual { $number }
accept-field = Bunlar da qəbul edilir (nöqtəli vergüllə)
reject-field = Qəbul edilmir (nöqtəli vergüllə)
new-options = Qaydaların təfərrüatı
choose = Seçin…

option-think_after_wrong = Səhv cavabdan sonra düşünmə vaxtı
option-think_after_wrong-remaining = qalan vaxtla davam edir
option-think_after_wrong-restart = yenidən başlayır
option-think_after_wrong-close = sual bitir
option-think_after_wrong-rule = «Hər sual üzərində düşünmək üçün aparıcı tərəfindən ən çoxu 5 saniyə verilir.»
option-no_answer_cost = Cavab verilmədikdə və vaxt uzadıldıqda
option-no_answer_cost-value = nominal itirilir
option-no_answer_cost-none = xal itirilmir
option-no_answer_cost-rule = «Oyunçu səhv cavab verirsə o sualın nominalına uyğun xalları itirir.» Cavab verilmədikdə nə olduğu qaydalarda yazılmayıb.
option-press_tie = Eyni anda basıldıqda
option-press_tie-lot = püşk həll edir
option-press_tie-host = kimin birinci olduğunu aparıcı deyir
option-press_tie-replace_question = sual əvəz olunur
option-press_tie-rule = «Birinci cavab vermək hüququ […] başqa oyunçulardan əvvəl düyməni basmış oyunçuya verilir.» Eyni anda basma haqqında qaydalarda yazılmayıb.

## Oyunun gedişi

round-open = Bəlli raund
round-semi = Şərtli raund
round-secret = Sirli raund
round-personal = Fərdi raund
place-theme = mövzu { $theme } / { $themes }
place-question = Sual { $question }
theme-hidden = Mövzu hələ elan edilməyib
question = Sual
answer = Cavab
accept = Qəbul edilir:
reject = Qəbul edilmir:
note = Qeyd
on-paper = Kağızdan oxuyun.
seats = Yerlər
seat-tried = cavab verib
seat-down = düymə basılıdır
queue = Düyməni basma ardıcıllığı
queue-place =
    { $place ->
        [3] 3-cü
        [4] 4-cü
        [6] 6-cı
       *[other] { $place }-ci
    }
rank =
    { $rank ->
        [3] 3-cü yer
        [4] 4-cü yer
        [6] 6-cı yer
       *[other] { $rank }-ci yer
    }
behind = { $ms } ms

state-calling = Oyunçuları düymələrə dəvət edin
state-ready = Növbəti sual hələ elan edilməyib
state-value = Nominal elan edilib
state-reading = Sual oxunur
state-thinking = Düşünmək üçün vaxt
state-open = Düymələr açıqdır
state-answering = Cavab verilir
state-closed = Sual bitib
state-shown = Cavab göstərilib
state-void = Sual ləğv edildi
state-over = Oyun bitib
state-paused = Fasilə
pause-by-host = Fasiləni aparıcı verib. Basılan düymələr sayılmır.
pause-after-undo = Addım geri alındı, ona görə oyun dayanıb. Davam edənə qədər basılan düymələr sayılmır.
pause-stands = Oyun dayanıb. Basılan düymələr sayılmır.

clock-thinking = Düşünmək üçün vaxt
clock-answering = Cavab vermə vaxtı
lamp-off = lampa sönülüdür
lamp-armed = düyməni basa bilər
lamp-blink = lampa yanıb-sönür: gözləyir
lamp-on = lampa yanır

stop = STOP
stop-answers = STOP. Cavab verir: { $seat }, { $name }
answer-overdue = Cavab vermə vaxtı bitib. Cavab başlamışdımı?
before-reading = Düymə sualın oxunuşundan əvvəl basılıb.
tied = Eyni anda basılıb. Kim birinci idi?
lot-drawn = Püşklə: { $seats }

## Aparıcının sözləri

command-call = Oyunçular düymələrə
command-theme = Mövzunu elan et
command-show =
    { $price ->
        [0] Nominalı elan et
       *[other] { $price } elan et
    }
command-read = Oxunuşa başla
command-done = Sual oxundu
command-go = Düymələri aç
command-judge = { $seat } { $name }: { $verdict }
command-began = Cavaba başladı: { $seat } { $name }
command-release = Basmanı ləğv et: { $seat } { $name }
command-buzz = { $seat } { $name }
command-first = Birinci: { $seat } { $name }
command-close = Düymələri bağla
command-answer = Cavabı göstər
command-next = Növbəti
command-withdraw = Sualı ləğv et
command-replace = Sualı əvəz et
command-amend = Cavab { $attempt }: { $verdict }
command-fine =
    { $reason ->
        [0] Cərimə { $seat } { $name }: { $points }
       *[other] Cərimə { $seat } { $name }: { $points } ({ $reason })
    }
command-adjust = Düzəliş { $seat } { $name }: { $points } ({ $reason })
command-undo = Geri al
command-pause = Fasilə
command-resume = Davam et

began = Cavab başladı
undo = Geri al:
nothing-to-undo = Geri alınacaq bir şey yoxdur
past-call = oyunçular dəvət edildi
past-theme = mövzu elan edildi
past-show =
    { $price ->
        [0] nominal elan edildi
       *[other] { $price } elan edildi
    }
past-read = oxunuş başladı
past-done = sual oxundu
past-go = düymələr açıldı
past-judge = { $seat } { $name }: { $verdict }
past-began = cavab başladı: { $seat } { $name }
past-release = basma ləğv edildi: { $seat } { $name }
past-buzz = əl ilə basıldı: { $seat } { $name }
past-first = birinci: { $seat } { $name }
past-close = düymələr bağlandı
past-answer = cavab göstərildi
past-next = növbəti suala keçildi
past-withdraw = sual ləğv edildi
past-replace = sual əvəz olundu
past-amend = cavab { $attempt } dəyişdirildi: { $verdict }
past-fine =
    { $reason ->
        [0] cərimə { $seat } { $name }: { $points }
       *[other] cərimə { $seat } { $name }: { $points } ({ $reason })
    }
past-adjust = düzəliş { $seat } { $name }: { $points } ({ $reason })
past-undo = geri alındı
past-pause = fasilə
past-resume = davam edildi

verdict-correct = Düzgün
verdict-wrong = Səhv
verdict-double = İki cavab
verdict-no-answer = Cavab yoxdur
verdict-late = Gecikdi

fate-floor = cavab vermək hüququ aldı
fate-queued = növbədə gözləyir
fate-answered = cavab verdi
ignored-eliminated = sayılmadı: oyundan kənarlaşdırılıb
ignored-held = sayılmadı: düymə artıq basılı idi
ignored-paused = sayılmadı: fasilə
ignored-not-at-table = sayılmadı: bu sualda oynamır
ignored-early = sayılmadı: vaxtından əvvəl
ignored-late = sayılmadı: vaxt bitmişdi
ignored-closed = sayılmadı: sual bitmişdi
ignored-already-answered = sayılmadı: artıq cavab verib
ignored-already-queued = sayılmadı: artıq növbədədir

## Menyu

menu = Daha çox
close-menu = Bağla
board-simulated = Süni masa: düymələr panel səhifəsindədir
menu-buzz = Əl ilə basmaq (düymə işləmir)
menu-question = Sual
menu-presses = Bu sualda düyməni basanlar
menu-attempts = Verilmiş cavablar
menu-book = Xallar
menu-devices = Cihazlar
attempt-line = № { $attempt } · sual { $question } · { $price }
attempt-void = sayılmır
attempts-all =
    { $count ->
       *[other] Bütün { $count } cavabı göstər
    }
amend-to = Belə olmalı idi:
fine-title = Cərimə
adjust-title = Xalların düzəlişi
field-team = Komanda
field-points = Xal
field-reason = Səbəb (protokol üçün)
field-reason-optional = Səbəb (istəyə görə)
sign-minus = Xal çıxılsın
fine-do = Cərimə: yer { $seat }, { $points }
adjust-do = Düzəliş: yer { $seat }, { $points }
device-mine = bu cihaz
device-connected = qoşulub
device-away = qoşulu deyil
device-leave = Çıx
device-revoke = Ayır
devices-failed = Cihazların siyahısı gəlmədi. Menyunu yenidən açın.

## Elektrik kəsildikdən sonra

interrupted = Oyun yarımçıq qaldı
interrupted-advice = Elektrik kəsilib. Siz qərar verənə qədər vaxt getmir.
interrupted-played = Oynanılırdı
interrupted-state = Vəziyyət
interrupted-floor = Cavab vermək hüququ onda idi
interrupted-clock = Qalan vaxt
screen-interrupted = Oyun indi davam edəcək

## Ekran və panel

lobby-open = Aparıcının telefonunda bu ünvanı açın
lobby-then = və «Aparıcı» seçin
lobby-own = Aparıcı olmaq üçün qutunun özündə bu səhifəni açın
sound-allow = Səs üçün toxunun
screen-calling = Oyunçular düymələrə!
screen-answers = Cavab verir: { $seat }, { $name }
winners =
    { $count ->
        [one] Qalib
       *[other] Qaliblər
    }
panel-title = Süni masa
panel-about = Siçan, bir neçə barmaq və ya 1–{ $count } klavişləri. Saxlanan düymə basılı qalır.
panel-host = Aparıcının düymələri
panel-button = { $seat } nömrəli yerin düyməsi
panel-key = { $seat } nömrəli yerin { $key } düyməsi
panel-host-arm = Növbəti
panel-host-right = Düzgün
panel-host-wrong = Səhv

sound-press = Düymə basıldı: { $seat }
sound-right = Düzgün cavab
sound-wrong = Səhv cavab
sound-time = Vaxt bitdi!
sound-answer-time = Cavab vermə vaxtı bitdi

## Aparıcı bilməlidir

warning-not-saved = Kart yadda saxlamır: indi elektrik kəsilsə, son addımlar itər. Qutunu söndürməyin; oyundan sonra kartı dəyişin.
warning-edges-lost =
    { $count ->
       *[other] { $count } siqnal itdi: bu sualda düyməni basma ardıcıllığı etibarlı deyil. Şübhə varsa, sualı əvəz edin.
    }
warning-held-down = { $seat } nömrəli yerin düyməsi basılı qalıb. Düyməni yoxlayın.
warning-glitches =
    { $count ->
       *[other] Yer { $seat }: xətdə { $count } təsadüfi siqnal. Kabeli yoxlayın.
    }

answer-stale = Bu arada oyunda vəziyyət dəyişib. Baxın və yenidən toxunun.
answer-unreachable = Qutu cavab vermədi. Yerinə yetirilib-yetirilmədiyinə baxın, lazım olsa, yenidən toxunun.
answer-not-saved = Yerinə yetirildi, amma kart yadda saxlamır.

refusal-not-now = İndi olmaz. { $state }.
refusal-while-paused = Fasilədir. Əvvəlcə oyunu davam etdirin.
refusal-not-the-floor =
    { $holder ->
        [0] { $seat } nömrəli yerin cavab vermək hüququ yoxdur; heç kimdə deyil.
       *[other] { $seat } nömrəli yerin cavab vermək hüququ yoxdur; hüquq { $holder } nömrəli yerdədir.
    }
refusal-no-such-seat = { $seat } nömrəli yer bu oyunda oynamır.
refusal-other-price = Növbəti nominal: { $next }.
refusal-no-such-attempt =
    { $attempts ->
       *[other] Belə cavab yoxdur: cəmi { $attempts } cavab verilib.
    }
refusal-attempt-void = Bu cavab sayılmır, ona görə dəyişdiriləcək bir şey yoxdur.
refusal-same-verdict = Qərar onsuz da belədir.
refusal-not-in-these-rules = Bu qaydalarda belə şey yoxdur.
refusal-reason-missing = Səbəbi yazın.
refusal-reason-too-long =
    { $most ->
       *[other] Səbəb çox uzundur: ən çoxu { $most } işarə.
    }
refusal-nothing-to-undo = Geri alınacaq bir şey yoxdur.
refusal-points-out-of-range = Xal { $least } ilə { $most } arasında olmalıdır.
refusal-table-full = Bu oyun həddən artıq uzun sürüb. Yeni oyuna başlayın.

fault-seat-count = Bu oyunda ən azı { $least }, ən çoxu { $most } komanda olmalıdır.
fault-seat-twice = { $seat } nömrəli yer iki dəfə göstərilib.
fault-not-wired = Bu qutuda { $seat } nömrəli yerin düyməsi yoxdur.
fault-name = Yer { $seat }: ad boşdur və ya { $most } işarədən uzundur.
fault-players = Yer { $seat }: ən çoxu { $most } oyunçu, hər biri bir dəfə.
fault-unknown-option = Bu oyunda «{ $option }» seçimi yoxdur.
fault-option-value = «{ $option }» seçimi «{ $value }» ola bilməz; ola bilər: { $allowed }.
fault-theme = Mövzu { $theme }: suallar çoxdur, yaxud mətn boş və ya çox uzundur.
fault-start = Bu oyun oradan başlaya bilməz.
fault-score = Yer { $seat }: belə xal ola bilməz.

problem-bad-json = Səhifə ilə qutu bir-birini anlamır. Səhifəni yeniləyin.
problem-bad-query = Səhifə ilə qutu bir-birini anlamır. Səhifəni yeniləyin.
problem-not-paired = Bu cihaz artıq tanınmır. Yenidən tanıdın.
problem-foreign-origin = Qutu başqa səhifədən göndərilənləri qəbul etmir. Qutunun öz ünvanını açın.
problem-wrong-pin = PIN kod səhvdir.
problem-no-pin = Bu qutunun PIN kodu yoxdur. Düyməni basıb saxlayın.
problem-wrong-code = Kod səhvdir və ya vaxtı keçib. Aparıcıdan yeni kod istəyin.
problem-not-yours = Kapitan yalnız öz komandası üçün qərar verir.
problem-not-found = Qutu bu ünvanı tanımır. Səhifəni yeniləyin.
problem-no-panel = Bu qutunun əsl düymələri var; panel yoxdur.
problem-no-such-button = Qutunun belə düyməsi yoxdur.
problem-no-such-device = Bu cihaz artıq ayrılıb.
problem-no-such-team = Bu oyunda bu yerdə komanda yoxdur. Əvvəlcə oyunu başladın.
problem-no-such-game = Qutuda belə oyun yoxdur.
problem-method = Səhifə ilə qutu bir-birini anlamır. Səhifəni yeniləyin.
problem-too-slow = Əlaqə çox zəifdir. Yenidən cəhd edin.
problem-ticket-gone = Düyməni saxlamaq üçün vaxt bitdi. Yenidən cəhd edin.
problem-captain-gone = Bu oyunda komandanız öz yerində deyil. Aparıcıdan yeni kod istəyin.
problem-too-large = Mətn həddən artıq böyükdür.
problem-not-json = Səhifə ilə qutu bir-birini anlamır. Səhifəni yeniləyin.
problem-wrong-host = Qutunu öz ünvanı ilə açın.
problem-too-many = Cəhdlər çoxdur. Bir dəqiqə gözləyin.
problem-full = Açıq səhifələr çoxdur. Birini bağlayın.
problem-no-answer = Qutu cavab vermədi. Yenidən cəhd edin.
problem-not-saved = Kart yadda saxlamır, ona görə indi tanıtmaq olmur.
problem-no-button = Bu qutuda basıla bilən düymə yoxdur. PIN koddan istifadə edin.
problem-unreachable = Qutu cavab vermədi. Yenidən cəhd edin.
problem-unknown = Xəta baş verdi. Səhifəni yeniləyin.
