# Azərbaycanca. Bütün xəbərlər dörd dildə eyni dəyişənlərlə verilir.

## Qapılar və başlıqlar

title-door = Dabyl
title-host = Aparıcı · Dabyl
title-screen = Ekran · Dabyl
title-panel = Panel · Dabyl
door-choose = Bu cihaz nədir?
door-host = Aparıcı
door-host-about = Oyunu aparır. Qutunun yanında tanıdılmalıdır.
door-captain = Kapitan
door-captain-about = Komandanın telefonu. Aparıcıdan kod lazımdır.
door-screen = Ekran
door-screen-about = Proyektor və ya televizor üçün. Yalnız göstərir.
door-scores = Xallar
door-scores-about = Zaldakı hər kəs üçün. Yalnız göstərir.
door-protocol = Protokol
door-protocol-about = Xal vərəqi: oxumaq və çap etmək üçün.
door-overlay = Efir qatı
door-overlay-about = Yayım üçün: şəffaf fonda xallar, vaxt və mövzu.
door-panel = Panel
door-panel-about = Süni masa: düymələr və lampalar bu səhifədə.
door-idle = Qutu hazırdır. Hazırda oyun yoxdur.
door-playing = Oyun gedir: { $game }
language = Dil
language-follows = Dil seçilənə qədər səhifə oyunun dilində olur.

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
preset-kokpar-kk = Kökpar
preset-kokpar-kk-about = Qazax oyunu: Bəyge, Poliqlot, Kökpar, Overtaym
preset-lockout = Kim birincidir
preset-lockout-about = İstənilən başqa viktorina üçün: kim birinci basdı?
begin =
    { $seats ->
       *[other] { $seats } komanda ilə başla
    }
back-to-game = Oyuna qayıt
new-replaces = Hazırkı oyun burada bitir; o, jurnalda qalır.
no-seats = Heç bir düymə qoşulmayıb. Qutunun konfiqurasiyasını yoxlayın.
team-default = Komanda { $seat }
theme-default = Mövzu { $number }
choose = Seçin…

setup-start = Yeni oyun
setup-teams = Komandalar
setup-seats = Yerlər
setup-pack = Suallar
setup-options = Qaydaların təfərrüatı
setup-sheet = Oyundan əvvəlki vərəq
setup-rematch = Revanş
setup-place = Kağızdan davam
setup-form = Heyət vərəqi
setup-buttons = Düymələrin yoxlanılması
setup-steps = Hazırlığın addımları
setup-back = Geri
setup-fault-show = Yerini göstər
setup-step-by-step = Addım-addım hazırla
setup-players-page = Oyunçular
setup-quick-players = Oyunçu: { $count }
setup-quick-players-about = Adlar olmadan, suallar kağızdan.
setup-count-players = Oyunçuların sayı
setup-player-name = { $number }-ci oyunçunun adı
setup-player-seat = { $number }-ci oyunçunun yeri
setup-players-fewer = Sənəddə altı nəfər var. İki və ya üç nəfər qalsa, hamısı Kökpara çıxır.
begin-players = Başla: { $seats } oyunçu
setup-quick = Dərhal başla
setup-quick-about = Oyunçuların adları olmadan, suallar kağızdan.
setup-quick-teams = { $count } komanda
setup-count = Komandaların sayı
setup-team-name = { $number }-nömrəli komandanın adı
setup-players = Oyunçular: { $count } / { $most }
setup-captain-about = ★ kapitandır: ulduza toxunun.
setup-captain = Kapitan: oyunçu { $number }
setup-player = Oyunçu { $number }
setup-reserve = Ehtiyat oyunçu { $number }
setup-form-confirmed = ✓ heyət vərəqi təsdiqlənib
setup-form-open = heyət vərəqi təsdiqlənməyib
setup-form-title = Heyət vərəqi
setup-form-team = Komanda
setup-form-name = Ad və soyad
setup-form-signature = İmza
setup-form-captain = kapitan
setup-form-reserve = ehtiyat
setup-form-rule = Bir oyun ərzində əvəzetmə qadağandır. Ən çoxu 2 ehtiyat oyunçu.
setup-form-contact = Məşqçi, əlaqə:
setup-form-captain-signs = Kapitanın imzası:
setup-form-host-signs = Aparıcının imzası:
setup-form-confirm = Heyət vərəqi verilib və təsdiqlənib
setup-print = Çap et (A4)
setup-draw = Yerlər üçün püşk at
setup-draw-about = Püşk bir dəfə atılır. Yerləri əl ilə də dəyişmək olar.
setup-drawn = Püşk atıldı. Aparıcı yerləri yenə də əl ilə dəyişə bilər.
setup-seat-of = { $number }-nömrəli komandanın yeri
setup-paper = Kağızdan
setup-paper-about = Qutu yalnız mövzuları və nominalları bilir.
setup-pack-has = Suallar: { $questions } · ehtiyat: { $spares }
setup-pack-files = Fayllar: { $count } · { $size } MB
setup-pack-faults = Səhvlər: { $count }. Bu paketlə oynamaq olmaz.
unfit-no-rounds = Bu oyun üçün deyil: oyun raundlarladır, bu paketin mövzuları isə heç bir raunda aid deyil. Onunla «Kim birincidir» oynamaq olar.
unfit-other-rounds = Bu oyun üçün deyil: paketin raundları başqa oyunundur.
setup-pack-upload = Paket yüklə (.toml faylı və ya şəkil və videolarla .zip)
setup-pack-sending = Göndərilir: { $percent } %
setup-pack-refused = Paket qəbul edilmədi:
setup-pack-line = Sətir { $line }, sütun { $column }
setup-pack-remove = Bu paketi qutudan sil
setup-titles = Mövzuların adları (istəyə görə)
setup-options-about = Hər seçimin yanında onun gəldiyi qayda yazılıb. Dəyişməyəndə sənəddəki kimi, sənədin susduğu yerdə susmaya görə oynanılır.
setup-options-changed = dəyişdirilib: { $count }
setup-options-reset = Hamısını ilkin halına qaytar ({ $count })
setup-rematch-kept = Başla: yerlər həmin
setup-rematch-drawn = Başla: yerlərə yeni püşk
setup-place-about = Xalları və oyunun davam edəcəyi yeri yazın.
setup-score-of = { $number }-nömrəli komandanın xalı
setup-score-wrong = Xal yalnız rəqəmlərlə yazılır: məsələn, 1200 və ya −300.
setup-place-round = Raund
setup-place-theme = Mövzu
setup-place-price = Nominal
setup-place-beginning = raundun əvvəli
setup-stage-about = Oyunun davam etdiyi mərhələni, xalları və cavab vaxtını yazın.
setup-stage = Mərhələ
setup-stage-points = { $number }-ci oyunçunun xalı
setup-stage-time = { $number }-ci oyunçunun cavab vaxtı, saniyə
setup-stage-time-wrong = Vaxt saniyə ilə yazılır: məsələn, 12,345.
setup-stage-finalists = Kökpara kim çıxıb? Yerlərinə görə, birincidən başlayaraq toxunun.
setup-blocks = Bloklar və mövzular
setup-block = { $number }-ci blokun adı

sheet-title = Sənədlərin susduğu yerdə necə oynayırıq
sheet-about = Kapitanlara ucadan oxuyun. Dəyişmək üçün əvvəlki addıma qayıdın.
sheet-main = Əvvəlcə bunlar barədə razılaşın
sheet-others = Qalanları
sheet-captains = Kapitanların imzaları:
sheet-questions = Üç raundda beş mövzu, sonra bir mövzu və bir sual: cəmi 81 sual.
sheet-two-clocks = 5 saniyə düşünmək üçündür, sual oxunandan sonra; ayrıca vaxt cavab vermək üçündür, hüquq alınandan sonra.
sheet-soft-mark = Cavab vaxtının həddi yoxdur; 5 saniyədən sonra aparıcıya siqnal verilir, qərarı o verir.
sheet-fine-amount = Cərimə adətən cari sualın nominalı qədərdir; həddi aparıcı deyir.
sheet-short-handed = Komanda az olanda Fərdi raundda mövzu komandalardan bir çoxdur; çatmayan oyunçunun yeri boş qalır.
sheet-hidden = Heyətlər hamı hazır olana qədər rəqiblərdən gizli qalır.
sheet-wager-over = Kağızda həddən artıq «gediş» ən yüksək mümkün həddə endirilir.
sheet-multipliers = Nominallar birinci raunda nisbətən artır: ×2, ×3, ×4.
sheet-net-total = «Bir» bir xal deməkdir; toplanmış xallar müsbət və mənfilərin cəmidir.
sheet-must-wager =
    { $preset ->
        [khamsa-az] Finalda oynayan komanda ən azı bir xal qoyur.
       *[other] Komanda finalda 0 qoya bilər.
    }
sheet-one-voice = Komandanın qərarını bir nəfər daxil edir: kapitanın telefonu və ya aparıcı.
sheet-answer-from = Cavab vaxtı hüquq alınan andan gedir: birinci üçün basmadan, növbədəki üçün qərardan.
sheet-at-most = Aparıcı düşünmə vaxtını daha tez bitirə bilər: «ən çoxu 5 saniyə».
sheet-read-players = Oyunçulara ucadan oxuyun. Dəyişmək üçün bir addım geri qayıdın.
sheet-players = Oyunçuların imzaları:
sheet-kk-each = Bəygedə düzgün cavab verən hər oyunçu bir xal alır.
sheet-kk-order-lot = Xal və vaxt bərabərdirsə, seçim növbəsi püşklə müəyyən edilir.
sheet-kk-out = Oyundan kənarlaşdırılan oyunçu əvəz olunmur, yer tutmur; göstərilməmiş cavabı sayılmır.
sheet-kk-fewer = İki oyunçu ilə Kökparda bir rəqib cavab verir; tək qalan qalib sayılır.
sheet-kk-moves-up = Finalçı Kökpardan əvvəl çıxsa, dördüncü onun yerinə keçir; Kökparda çıxanın qalan gedişləri itir.
sheet-kk-words = «Upay» və «ball», «kezeñ» və «tur» sənəddə eyni mənadadır.
sheet-kk-zero = Kökpara hamı sıfırdan başlayır: əvvəlki xallar sayılmır.
sheet-kk-top = Overtaym yalnız birinci yer üçündür; aşağıda yerlər bölünür.

option-usual = { $value } (sənəddəki kimi)
option-default = { $value } (susmaya görə)
option-seconds = { $count } saniyə
option-number = { $count }
option-no-clock = saatsız: aparıcı bitirir
option-yes = bəli
option-no = xeyr
option-group-match = Oyun
option-group-choice = Heyət və mövzu seçimi
option-group-question = Sual
option-group-final = Final
option-group-end = Bərabərlik
option-round_order = Raundların ardıcıllığı
option-round_order-enumerated = Bəlli, Şərtli, Sirli, Fərdi, Xəmsə
option-round_order-by_value = Fərdi raund birinci
option-round_order-rule = «Raundlar aşağıdakılardır: …» Nominalların siyahısı isə Fərdi raundla başlayır.
option-one_theme_per_player = Oyunçu raundda bir mövzu oynayır
option-one_theme_per_player-rule =
    { $preset ->
        [khamsa-az] «Komandanın hər bir oyunçusu hər raundda bir mövzuda oynamalıdır.»
       *[other] «… hər oyunçu mövzulardan hansını seçir.»
    }
option-entry_form_required = Heyət vərəqi tələb olunur
option-entry_form_required-rule = «Heyət xüsusi blankda verilən müraciətlə təsdiqlənir.»
option-fines = Cərimələr
option-fines-rule =
    { $preset ->
        [khamsa-az] «Komandanın ümumi xalları […] müsbət və […] mənfi xalların cəmindən ibarətdir.» Cərimə nəzərdə tutulmayıb.
       *[other] «Günahkar komanda xallardan məhrum edilməklə cərimələnə bilər.»
    }
option-open_assign_s = Açıq raunda heyət seçimi
option-open_assign_s-rule =
    { $preset ->
        [khamsa-az] «… bir dəqiqə ərzində komanda hansı oyunçunun hansı mövzuya oynayacağını müəyyən edir.»
       *[other] «Kapitan bir dəqiqə ərzində müəyyən edir …»
    }
option-semi_assign_s = Şərtli raundda oyunçu seçimi
option-semi_assign_s-rule =
    { $preset ->
        [khamsa-az] «… komanda kapitanı 20 saniyə ərzində həmən mövzuda oynayacaq oyunçunu müəyyən edir.»
       *[other] «… kapitan 20 saniyə ərzində mövzunu oynayan oyunçunu müəyyən edir.»
    }
option-secret_sequence_s = Sirli raundda çıxma ardıcıllığı
option-secret_sequence_s-rule =
    { $preset ->
        [khamsa-az] «Bundan sonra komanda bir dəqiqə ərzində oyunçuların çıxma ardıcıllığını müəyyən edir.»
       *[other] Vaxt göstərilməyib.
    }
option-assign_timeout = Vaxtında seçilməyənlər
option-assign_timeout-autofill = siyahı sırası ilə doldurulur
option-assign_timeout-host = aparıcı həll edir
option-assign_timeout-rule = Vaxt bitəndə nə olacağı yazılmayıb.
option-strike_order = Mövzuları istisna etmə sırası
option-strike_order-seat = yerlərin sırası ilə
option-strike_order-score_asc = azdan çoxa: az xallı əvvəl
option-strike_order-score_desc = çoxdan aza: çox xallı əvvəl
option-strike_order-lot = püşklə
option-strike_order-free = istənilən sıra ilə
option-strike_order-rule =
    { $preset ->
        [khamsa-az] «… hər bir komanda onlardan birini oyundan istisna edir.» Sıra yazılmayıb.
       *[other] «… xalların əksi sırası ilə növbə ilə imtina edirlər.»
    }
option-strike_tie = Xallar bərabərdirsə, kim əvvəl
option-strike_tie-lot = püşk həll edir
option-strike_tie-seat = yeri kiçik olan
option-strike_tie-host = aparıcı deyir
option-strike_tie-rule = Bərabər xallar haqqında yazılmayıb.
option-personal_themes = Fərdi raundda mövzular
option-personal_themes-teams = komandalardan bir çox
option-personal_themes-rule =
    { $preset ->
        [khamsa-az] «… aparıcı 5 mövzunu elan edir və hər bir komanda onlardan birini oyundan istisna edir.»
       *[other] «Dörd komandanın nümayəndələrinə 5 mövzu təklif olunur.»
    }
option-press_opens = Düymələr nə vaxt açılır
option-press_opens-reading_start = oxunuş başlayanda
option-press_opens-value_announced = nominal elan ediləndə
option-press_opens-rule =
    { $preset ->
        [khamsa-az] «… düyməni basmaqla […] bildirdiyi anda aparıcı sualın oxunmasını dayandırır.»
       *[other] «… mövzu və nominal elan edildikdən sonra istənilən anda.»
    }
option-early_press = Vaxtından əvvəl basma
option-early_press-ignore = sayılmır
option-early_press-block = düymə { $ms } ms bloklanır
option-early_press-rule = Vaxtından əvvəl basma cəzalandırılmır.
option-think_after_wrong = Səhv cavabdan sonra düşünmə vaxtı
option-think_after_wrong-remaining = qalan vaxtla davam edir
option-think_after_wrong-restart = yenidən başlayır
option-think_after_wrong-close = sual bitir
option-think_after_wrong-rule =
    { $preset ->
        [khamsa-az] «Hər sual üzərində düşünmək üçün aparıcı tərəfindən ən çoxu 5 saniyə verilir.»
       *[other] «Hər sualı düşünmək üçün aparıcı ən çoxu 5 saniyə verir.»
    }
option-answer_s = Cavab vermə vaxtı
option-answer_s-rule =
    { $preset ->
        [khamsa-az] «Cavab vermə vaxtı uzadıldıqda …» Rəqəm yazılmayıb.
       *[other] «… cavabını 3 saniyədən artıq uzatmağa haqqı yoxdur.» · «Cavab vaxtı 5 saniyədir.»
    }
option-answer_mode = Cavab vaxtı bitəndə
option-answer_mode-signal = siqnal verilir, aparıcı həll edir
option-answer_mode-auto_fail = dərhal «gecikdi»
option-answer_mode-rule =
    { $preset ->
        [khamsa-az] «Cavab vermə vaxtı uzadıldıqda …»
       *[other] «Vaxt uzadıldıqda …»
    }
option-no_answer_cost = Cavab verilmədikdə və vaxt uzadıldıqda
option-no_answer_cost-value = nominal itirilir
option-no_answer_cost-none = xal itirilmir
option-no_answer_cost-rule =
    { $preset ->
        [khamsa-az] «Oyunçu səhv cavab verirsə o sualın nominalına uyğun xalları itirir.» Cavab verilmədikdə nə olduğu yazılmayıb.
       *[other] Səhv cavab cərimələnir; susmaq haqqında yazılmayıb.
    }
option-queued_decline = Növbədəki oyunçu imtina edərsə
option-queued_decline-counts = cavab yoxdur sayılır
option-queued_decline-free = heç nə itirmir
option-queued_decline-rule =
    { $preset ->
        [khamsa-az] «… ikinci oyunçu istifadə edə bilər.»
       *[other] «… ikinci oyunçu hüquqdan istifadə edə bilər.»
    }
option-after_wrong = Səhv cavabdan sonra
option-after_wrong-queue_first = əvvəl növbədəkilər
option-after_wrong-reopen = oxunuş davam edir, yenidən basılır
option-after_wrong-rule =
    { $preset ->
        [khamsa-az] «… (düyməni basma ardıcıllığında) ikinci oyunçu istifadə edə bilər.» «… aparıcı sualın oxunuşunu davam etdirir.»
       *[other] «… başqa cavab vermək istəyən yoxdursa, aparıcı oxunuşu davam etdirir.»
    }
option-press_tie = Eyni anda basıldıqda
option-press_tie-lot = püşk həll edir
option-press_tie-host = kimin birinci olduğunu aparıcı deyir
option-press_tie-replace_question = sual əvəz olunur
option-press_tie-rule =
    { $preset ->
        [khamsa-az] «Birinci cavab vermək hüququ […] başqa oyunçulardan əvvəl düyməni basmış oyunçuya verilir.»
       *[other] «Cavab vermək hüququ düyməni birinci basmış oyunçuya verilir.»
    }
option-wager_moment = «Gediş» nə vaxt edilir
option-wager_moment-before_question = sual oxunmazdan əvvəl
option-wager_moment-with_answer = cavabla birlikdə
option-wager_moment-rule =
    { $preset ->
        [khamsa-az] «… hər komandanın kapitanı öz "gedişini" edə bilər.» Nə vaxt olduğu yazılmayıb.
       *[other] «"Gediş"in həcmi və cavab aparıcıya gizli bildirilir.»
    }
option-wager_s = «Gediş» üçün vaxt
option-wager_s-rule = Vaxt göstərilməyib.
option-wager_min = Ən kiçik «gediş»
option-wager_min-rule =
    { $preset ->
        [khamsa-az] «"Gedişin" minimal həddi "bir" …»
       *[other] «… toplanmış xallardan çox olmayan istənilən "gediş".»
    }
option-wager_missing = «Gediş» edilməyibsə
option-wager_missing-rule = Bu hal yazılmayıb.
option-final_discuss_s = Müzakirə müddəti
option-final_discuss_s-rule =
    { $preset ->
        [khamsa-az] «Sualın müzakirə müddəti 30 saniyədir.»
       *[other] «… bütün komandalara 60 saniyəlik müzakirə üçün bir sual verilir.»
    }
option-collect_s = Cavabların yığılması
option-collect_s-rule =
    { $preset ->
        [khamsa-az] «… bundan sonra kapitanlar komandalarının cavablarını yazılı şəkildə verirlər.»
       *[other] Vaxt göstərilməyib.
    }
option-final_blank_cost = Finalda boş cavab
option-final_blank_cost-wager = «gediş» itirilir
option-final_blank_cost-none = heç nə itirilmir
option-final_blank_cost-rule = «Səhv cavab verən komanda "gediş" qədər xal itirir.» Boş cavab haqqında yazılmayıb.
option-final_nonpositive = Müsbət xalı olmayan komanda
option-final_nonpositive-sit_out = finalda iştirak etmir
option-final_nonpositive-zero_wager = 0 qoyub oynayır
option-final_nonpositive-rule =
    { $preset ->
        [khamsa-az] «… maksimal həddi isə […] topladığı xalların cəmindən çox ola bilməz.»
       *[other] «… toplanmış xallardan çox olmayan istənilən "gediş".»
    }
option-tie_policy = Qələbə üçün bərabərlik
option-tie_policy-shootout = əlavə suallar
option-tie_policy-shared = yer bölünür
option-tie_policy-extra_theme = əlavə mövzu
option-tie_policy-host = aparıcı həll edir
option-tie_policy-rule =
    { $preset ->
        [khamsa-az] Qalib və bərabərlik haqqında yazılmayıb.
       *[other] «Oyunun qalibi ən çox xal toplayan komandadır.» Bərabərlik haqqında yazılmayıb.
    }
option-decisive_places = Neçə yer həll olunmalıdır
option-decisive_places-rule = Bərabərlik haqqında yazılmayıb.
option-group-baige = Bəyge
option-group-polyglot = Poliqlot
option-group-kokpar = Kökpar
option-group-overtime = Overtaym
option-baige_mode = Bəygedə cavab
option-baige_mode-parallel = hamı öz A, B, C düyməsi ilə
option-baige_mode-race = bir düymə: birinci basan ucadan cavab verir
option-baige_mode-rule = «…hər suala cavabın üç variantı təklif olunur. Cavab siqnal düyməsini basmaqla verilir.»
option-baige_questions = Bəygenin sualları
option-baige_questions-rule = Sayı deyilmir; aparıcı daha tez bitirə bilər.
option-baige_s = Bəygedə cavab vaxtı
option-baige_s-rule = «Cavaba beş saniyə verilir, ondan sonrakı cavablar qəbul edilmir.»
option-baige_key = Fikrini dəyişmək
option-baige_key-first_final = birinci düymə qətidir
option-baige_key-last_key = son düymə sayılır
option-baige_key-rule = Sənəddə deyilmir.
option-talk_limit = Neçənci artıq danışıqda kənarlaşdırılır
option-talk_limit-rule = «…bu şərti iki dəfə pozan oyunçu oyundan kənarlaşdırılır.»
option-talk_scope = Artıq danışıq harada qadağandır
option-talk_scope-baige = yalnız Bəygedə
option-talk_scope-all = bütün oyunda
option-talk_scope-rule = «Tur zamanı artıq danışmaq qadağandır…»
option-time_basis = Bərabərlikdə hansı vaxt həll edir
option-time_basis-correct_only = düzgün cavabların vaxtı
option-time_basis-all_answers = bütün cavabların vaxtı
option-time_basis-rule = «…üstünlük cavaba az vaxt sərf edən oyunçuya verilir.»
option-time_resolution_ms = Vaxt nə qədər dəqiq müqayisə olunur, ms
option-time_resolution_ms-rule = «…və ya eyni anda cavab verərlərsə (nəzəri cəhətdən mümkün deyil)…»
option-polyglot_pick = Mövzu necə seçilir
option-polyglot_pick-random_block = təsadüf bloku, oyunçu mövzunu seçir
option-polyglot_pick-random_theme = mövzunu təsadüf seçir
option-polyglot_pick-free = oyunçu istənilən mövzunu seçir
option-polyglot_pick-rule = «Kompüter düyməsini basmaqla oyunçu təsadüfən… seçir. Müəyyən edilmiş blok üzrə oyunçu mövzunu özü seçir.»
option-polyglot_first = Poliqlotda birinci kim seçir
option-polyglot_first-first = Bəygenin birincisi
option-polyglot_first-last = Bəygenin sonuncusu
option-polyglot_first-rule = «Birinci (sonuncu) yeri tutan oyunçu birinci seçir…»
option-polyglot_questions = Mövzunun sualları
option-polyglot_questions-rule = «Hər mövzuda beş sual olur…»
option-polyglot_s = Poliqlotda cavab vaxtı
option-polyglot_s-rule = «Hər suala cavab üçün 8 saniyə verilir.»
option-polyglot_clock = 8 saniyə nə vaxt başlayır
option-polyglot_clock-on_show = sual görünəndə
option-polyglot_clock-after_reading = oxunandan sonra
option-polyglot_clock-rule = «Oyunçu sual ekranda görünən kimi cavab verə bilər…»
option-polyglot_time = Cavab vaxtını nə dayandırır
option-polyglot_time-button = oyunçunun düyməsi
option-polyglot_time-host_tap = aparıcının hökmü
option-polyglot_time-rule = «Cavab şifahi verilir.» Vaxtın necə ölçüldüyü deyilmir.
option-polyglot_flow = Seçim və oyun
option-polyglot_flow-choose_and_play = seçən dərhal oynayır
option-polyglot_flow-choose_all_first = əvvəlcə hamı seçir
option-polyglot_flow-rule = «…sonra belə növbə ilə davam edir.» Nə vaxt oynanıldığı deyilmir.
option-cutoff_tie = Üçüncü yerdə tam bərabərlik
option-cutoff_tie-sudden_death = düymələrlə əlavə suallar
option-cutoff_tie-lot = püşk
option-cutoff_tie-host = aparıcı deyir
option-cutoff_tie-rule = «…üç oyunçu üçüncü tura çıxır.» Vaxt da bərabər olsa, deyilmir.
option-kokpar_picks = Hər oyunçunun sektorları
option-kokpar_picks-rule = «Seçilən sualların sayı 5-dir, hər kəs özü seçdiyi suala cavab verir.» 20 sektorun qalanı bağlı qalır.
option-kokpar_order = Kökparda seçim növbəsi
option-kokpar_order-ranking = yerlərinə görə, birincidən
option-kokpar_order-reverse = yerlərinə görə, sonuncudan
option-kokpar_order-lot = püşklə
option-kokpar_order-host = aparıcı deyir
option-kokpar_order-rule = «İştirakçılar növbə ilə mövzu və sualın qiymətini seçirlər.»
option-kokpar_think_s = Kökparda düşünmə vaxtı
option-kokpar_think_s-rule = «Düşünməyə 10 saniyə verilir.»
option-kokpar_clock = 10 saniyə nə vaxt başlayır
option-kokpar_clock-after_reading = oxunandan sonra
option-kokpar_clock-on_show = sektor açılanda
option-kokpar_clock-rule = Sənəddə deyilmir.
option-rebound = Rəqiblərin cavabı
option-rebound-race = birinci basan
option-rebound-seat = növbəti oyunçu, düyməsiz
option-rebound-rule = «…aparıcı siqnal düyməsini basdıqdan sonra rəqibləri öz növbəsində siqnal düyməsini basıb… cəhd edə bilərlər.»
option-rebound_press_s = Siqnaldan sonra basmaq üçün vaxt
option-rebound_press_s-rule = Sənəddə deyilmir.
option-rebound_answer_s = Rəqibin cavab vaxtı (yalnız siqnal)
option-rebound_answer_s-rule = «O da ikinci oyunçu kimi düşünmədən cavab verməlidir.» Rəqəm yoxdur.
option-overtime_mode = Overtaymda cavab
option-overtime_mode-keys = A, B, C düymələri ilə
option-overtime_mode-race = bir düymə: birinci basan ucadan cavab verir
option-overtime_mode-rule = «Oyunçular oyun pultunda müvafiq düyməni basaraq düzgün cavabı göstərməlidirlər.»
option-overtime_s = Overtaymda vaxt
option-overtime_s-rule = Sənəddə deyilmir.
option-overtime_simultaneous = Eyni anda düzgün cavab verilsə
option-overtime_simultaneous-next_question_all = hamıya növbəti sual
option-overtime_simultaneous-next_question_simultaneous = yalnız onlara növbəti sual
option-overtime_simultaneous-rule = «…oyunçulara növbəti sual verilir.»

setup-pack-themes = Mövzular
setup-pack-look = Nəyə baxmaq lazımdır: { $count }
setup-pack-warned = Paket qəbul edildi, amma baxın:
setup-pack-warnings = Bunlara da baxın
setup-pack-more = Bundan başqa: { $count }

pack-too-large = Fayl { $most } KiB-dən böyükdür. Paketi ikiyə bölün.
pack-not-utf8 = Fayl buradan sonra UTF-8 deyil. Onu «UTF-8» kodlaşdırması ilə saxlayın.
pack-utf16 = Fayl UTF-16-dadır («Unicode»). Onu UTF-8 ilə saxlayın.
pack-cp1251 = Fayl, görünür, Windows-1251-dədir. Onu UTF-8 ilə saxlayın.
pack-no-toml = Bu, TOML deyil. Bu sətirdə və ya yuxarıda dırnaq, yaxud mötərizə çatmır və ya artıqdır; mətnin içində dırnaq belə yazılır: \". Təhlil proqramının sözləri:
pack-open-text = Mətnin sonunda dırnaq yoxdur. Ora " qoyun; mətnin içində dırnaq belə yazılır: \".
pack-no-equals = Açardan sonra «=» işarəsi yoxdur. Belə yazın: açar = "…".
pack-no-quotes = Mətn düz dırnaqlarda deyil. "…" yazın; «…» və “…” yalnız mətnin içində ola bilər.
pack-text-goes-on = Mətnin sonundan sonra daha nəsə yazılıb. Mətnin içində dırnaq belə yazılır: \", ya da «…» işlədin.
pack-key-twice = Bu açar burada iki dəfə yazılıb. Birini silin və ya iki sual arasında ikiqat mötərizəli başlıq yazın.
pack-format = Faylda onun paket olduğu yazılmayıb. Birinci sətir: format = "dabyl-pack 1".
pack-missing = «{ $key }» yoxdur. Onu bu sətrin altına yazın.
pack-unknown-key = Burada «{ $key }» ola bilməz. Silin.
pack-misspelt = Burada «{ $key }» ola bilməz. «{ $nearest }» yazın.
pack-misplaced = «{ $key }» bu raunda aid deyil: { $round }. Onu öz raundunun altına köçürün.
pack-not-text = «{ $key }» mətn deyil. Onu dırnaq içində yazın.
pack-not-texts = «{ $key }» mətnlər siyahısı deyil. Belə yazın: ["…", "…"].
pack-not-number = «{ $key }» { $least } ilə { $most } arasında ədəd deyil. Onu dırnaqsız yazın.
pack-not-tables = «{ $key }» ikiqat mötərizədə deyil. Hər biri üçün belə yazın: [[…]].
pack-empty = «{ $key }» boşdur. Nəsə yazın və ya sətri silin.
pack-too-long = «{ $key }» { $most } işarədən uzundur. Qısaldın.
pack-control = «{ $key }» içində görünməyən işarələr və ya adda sətir sonu var. Mətni yenidən yığın.
pack-word = «{ $key }» «{ $given }» ola bilməz. Bunlardan birini yazın: { $allowed }.
pack-too-many = «{ $key }» { $most } dəfədən çoxdur. Paketi ikiyə bölün.
pack-questions = Mövzuda sualların sayı { $count }; beş olmalıdır.
pack-themes = { $round }: mövzuların sayı { $count }, ən azı { $least } lazımdır. Əlavə edin və ya raundu silin.
pack-round-twice = Raund iki dəfə yazılıb: { $round }. Hamısını bir başlıq altına yığın.
pack-mixed = [[theme]] raundların yanında yazılıb. Raundun mövzusu üçün [[round.theme]] yazın.
pack-nothing-to-play = Paketdə nə raund, nə mövzu var. [[round]] və ya [[theme]] yazın.
pack-no-round = Raund yoxdur: { $round }. Onun sualları kağızdan oxunacaq.
pack-few-themes = Fərdi raundda mövzuların sayı { $count }; dörd komandaya 5 lazımdır.
pack-more-themes = { $round }: mövzuların sayı { $count }; yalnız ilk beşi oynanılır.
pack-no-spares = Paketdə ehtiyat sual yoxdur. Əvəz üçün [[round.spare]] yazın.
pack-few-shootout = Əlavə sualların sayı { $count }; bərabərlikdə { $least } və ya daha çox lazım ola bilər.
pack-answer-in-text = «{ $answer }» cavabı öz sualının mətnindədir.
pack-same-question = Eyni sual { $first }-ci sətirdədir. Başqasını yazın.
pack-both-ways = «{ $answer }» həm qəbul edilir, həm edilmir. Birindən silin.
pack-not-here = Bu sualda «{ $key }» olmur: variantlar Bəygedə və Overtaymda, fayllar qazax oyununun dörd mərhələsində olur. Silin.
pack-options = Bu sualın variantlarının sayı: { $count }. Hər düyməyə bir, cəmi üç variant yazın: options = ["…", "…", "…"].
pack-same-options = İki variant eynidir: «{ $option }». Başqasını yazın.
pack-right-cyrillic = Düzgün variantın hərfi kirillə yazılıb. Latınca a, b və ya c yazın.
pack-theme-count = { $round }: mövzuların sayı { $count }, düz { $exactly } olmalıdır. Əlavə edin və ya silin.
pack-block-themes = { $block } nömrəli blokda mövzuların sayı { $count }; bu, { $exactly } mövzudan artıqdır. Hər blokda o qədər olmalıdır.
pack-blocks = Blok adlarının sayı: { $count }. İkisini yazın və ya heç birini: blocks = ["FİZİKA", "LİRİKA"].
pack-few-baige = Bəygedə sualların sayı { $count }; başqa cür deyilməsə, { $least } sual oynanılır.
pack-few-overtime = Overtaymda sualların sayı { $count }; bərabərlikdə { $least } və ya daha çox lazım ola bilər.
pack-nothing-to-see = Overtaymın bu sualında nə şəkil, nə video, nə də səs var. media = "…" əlavə edin və ya belə saxlayın.
pack-same-key = Düzgün variant həmişə «{ $key }»dır. Bəzi sualların variantlarının yerini dəyişin.
pack-answer-not-right = «{ $answer }» cavabı düzgün variant («{ $option }») deyil. «right» sətrinə baxın.
pack-file = «{ $file }»:
pack-archive = .zip faylı:
file-name = bu, fayl adı deyil. Mətnin yanındakı faylın adını yazın: latın hərfləri, rəqəm, tire, nöqtə.
file-alone = tək mətnlə fayl gəlmir. Onu pack.toml adı ilə, fayllarla birgə bir qovluğa qoyun və .zip kimi yükləyin.
file-missing = belə fayl yoxdur. Onu mətnin yanına qoyun və ya olan faylın adını yazın.
file-misspelt = belə fayl yoxdur. «{ $nearest }» yazın.
file-kind = içindəki ekranların göstərdiyi şəkil, video və ya səs deyil. png, jpeg, webp, mp4, webm, mp3, ogg və ya wav kimi saxlayın; adını dəyişmək kömək etmir.
file-codec = o, { $codec } kimi sıxılıb, bunu hər ekran oynatmır. Videonu mp4 (H.264, AAC) və ya webm (VP8, VP9), səsi mp3, ogg və ya wav kimi saxlayın.
file-broken = o, zədələnib və ya yarımçıqdır. Yenidən köçürün və ya saxlayın.
file-unreadable = bu, adi fayl deyil və ya oxunmur. Faylın özünü qoyun.
file-too-large = o, { $most } MiB-dan böyükdür. Videonu qısaldın və ya kiçik şəkillə saxlayın.
file-wide = şəklin sətrində və ya sütununda { $most } nöqtədən çoxdur. Kiçik saxlayın.
file-total = onunla paketin faylları birlikdə { $most } MiB-dan çoxdur. Videoları kiçildin və ya paketi ikiyə bölün.
file-unused = bu faylı heç bir sual göstərmir. Onu «media» sətrində yazın və ya çıxarın.
archive-broken = bu, oxuna bilən .zip deyil. Yenidən hazırlayın: pack.toml və faylları seçib «Sıx» deyin.
archive-no-text = içində pack.toml yoxdur. Mətni bu adla qoyun.
archive-two-texts = içində iki pack.toml var. Hər paket üçün ayrıca .zip hazırlayın.
archive-name = «{ $name }» adı başqa yerə aparır. .zip-i qovluğun özündən hazırlayın.
archive-link = «{ $name }» keçiddir. Faylın özünü qoyun.
archive-deep = «{ $name }» çox dərindədir. Faylları pack.toml-un yanına və ya oradakı bir qovluğa qoyun.
archive-twice = «{ $name }» iki dəfə var. Birini silin.
archive-locked = «{ $name }» parolla bağlıdır. .zip-i parolsuz hazırlayın.
archive-method = «{ $name }» qeyri-adi üsulla sıxılıb. .zip-i kompüterin öz «Sıx» əmri ilə hazırlayın.
archive-many = içində { $most } fayldan çoxdur. Heç bir sualın göstərmədiyini çıxarın.

## Oyunun gedişi

round-open = Bəlli raund
round-semi = Şərtli raund
round-secret = Sirli raund
round-personal = Fərdi raund
round-final = Xəmsə
round-shootout = Əlavə suallar
round-baige = Bəyge
round-polyglot = Poliqlot
round-sudden-death = Kökpara yol: əlavə suallar
round-kokpar = Kökpar
round-overtime = Overtaym
place-theme = mövzu { $theme } / { $themes }
place-question = Sual { $question }
place-question-of = Sual { $question } / { $questions }
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
state-presenting = Sual ekrandadır, düymələr hələ bağlıdır
state-waiting-signal = Aparıcının siqnalı gözlənilir
state-rebound = Rəqiblər düyməni basa bilər
state-over = Oyun bitib
state-assigning = Heyətlər seçilir
state-picking = Kapitanlar oyunçu seçir
state-sequencing = Çıxma ardıcıllığı seçilir
state-striking = Mövzular istisna edilir
state-naming = Komandalar oyunçu seçir
state-wagering = «Gedişlər» edilir
state-discussing = Müzakirə gedir
state-collecting = Cavablar yığılır
state-revealing = Cavablar açılır
state-paused = Fasilə
pause-by-host = Fasiləni aparıcı verib. Basılan düymələr sayılmır.
pause-after-undo = Addım geri alındı, ona görə oyun dayanıb. Davam edənə qədər basılan düymələr sayılmır.
pause-stands = Oyun dayanıb. Basılan düymələr sayılmır.

clock-thinking = Düşünmək üçün vaxt
clock-answering = Cavab vermə vaxtı
clock-deciding = Qərar vaxtı
clock-discussing = Müzakirə müddəti
clock-collecting = Cavabların yığılması
clock-rebound = Düyməni basmaq üçün vaxt
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
command-start = Saatı başlat
command-lock = Qəbulu bitir
command-end-discussion = Müzakirəni bitir
command-discuss = Müzakirəni başlat
command-assign = Heyət: { $seat } { $name }
command-pick = Oyunçu: { $seat } { $name }
command-sequence = Ardıcıllıq: { $seat } { $name }
command-name = Təmsil edir: { $seat } { $name }
command-strike = Mövzu { $theme } istisna: { $seat } { $name }
command-wager = «Gediş»: { $seat } { $name }
command-write = Cavab: { $seat } { $name }
command-remove = Çıxar: { $seat } { $name }
command-dispute = Sual { $question }: mübahisəli
command-settle = Sual { $question }: həll olundu
command-annul = Sual { $question }: sayma
command-freeze =
    { $frozen ->
        [true] Zaldakı xalları dondur
       *[other] Zaldakı xalları aç
    }
command-sign = Protokolu imzala
command-show-question = Sualı göstər
command-show-key = Sualı göstər (düzgün: { $key })
command-buzz-key = { $key } · { $seat } { $name }
command-name-place = Kökpara çıxır: { $seat } { $name }
command-reveal = Düzgün variantı göstər
command-amend-key = Sual { $reveal }: düzgün { $key }
command-finish = Bəygeni bitir
command-signal = Siqnal
command-talk = Artıq danışıq: { $seat } { $name }
command-draw = Püşk: { $seat } { $name }
command-topic = Mövzu { $theme }: { $seat } { $name }
command-sector = Mövzu { $theme }, { $price }: { $seat } { $name }
command-play = Bir də göstər

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
past-start = saat başladı
past-lock = qəbul bitdi
past-end-discussion = müzakirə bitirildi
past-discuss = müzakirə başladı
past-assign = heyət yazıldı: { $seat } { $name }
past-pick = oyunçu seçildi: { $seat } { $name }
past-sequence = ardıcıllıq yazıldı: { $seat } { $name }
past-name = oyunçu seçildi: { $seat } { $name }
past-strike = mövzu { $theme } istisna edildi: { $seat } { $name }
past-wager = «gediş» edildi: { $seat } { $name }
past-write = cavab yazıldı: { $seat } { $name }
past-remove = oyundan çıxarıldı: { $seat } { $name }
past-dispute = sual { $question } mübahisəlidir
past-settle = sual { $question } həll olundu
past-annul = sual { $question } sayılmır
past-freeze =
    { $frozen ->
        [true] zaldakı xallar donduruldu
       *[other] zaldakı xallar açıldı
    }
past-sign = protokol imzalandı
past-show-question = sual göstərildi
past-show-key = sual göstərildi (düzgün: { $key })
past-buzz-key = əl ilə basıldı { $key }: { $seat } { $name }
past-name-place = Kökpara çıxdı: { $seat } { $name }
past-reveal = düzgün variant göstərildi
past-amend-key = sual { $reveal }: düzgün { $key } oldu
past-finish = Bəyge bitdi
past-signal = siqnal verildi
past-talk = artıq danışıq: { $seat } { $name }
past-draw = püşk atıldı: { $seat } { $name }
past-topic = mövzu { $theme } seçildi: { $seat } { $name }
past-sector = mövzu { $theme }, { $price } açıldı: { $seat } { $name }
past-play = bir də göstərildi

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

## Aparıcının səhifələri

host-page-play = Oyun vərəqi
host-page-standings = Xal cədvəli
host-page-disputes = Mübahisəli suallar
host-page-captains = Kapitanların telefonları
host-page-buttons = Düymələr
host-page-addresses = Başqaları üçün səhifələr
address-own = Bu səhifə qutunun özündə açılıb. Başqa cihazlarda qutunun şəbəkə ünvanından sonra bunu yazın:
host-step-before = Hazır olanda saatı işə salın.
host-step-assign = Kim hansı mövzunu oynayır? Telefonu olmayan komandaya siz yazın.
host-step-pick = Bu mövzunu kim oynayır?
host-step-sequence = Oyunçular hansı ardıcıllıqla çıxır?
host-step-name = Komandanı kim təmsil edir?
host-step-wager = «Gedişlər» gizli verilir.
host-step-write = Yazılı cavablar. Kağızda olan yazılmaya bilər.
host-equals = Bərabər olanlar
host-places-left = Boş yer: { $count }
host-finalists = Kökpara çıxanlar:
host-seconds = s
host-media-picture = Ekranda şəkil var.
host-media-video = Ekranda video gedir.
host-media-sound = Ekrandan səs gəlir.
host-plays = başladılıb: { $count }
host-draws = Bloku təsadüfən seçir
host-takes-theme = Mövzu seçir
host-draw-about = Oyunçu öz düyməsini basır, ya da siz aşağıda toxunursunuz. Bir dəfə.
host-takes-sector = Mövzu və sualın qiymətini seçir
host-chooser-who = Kim seçir?
host-show-keys = Hansı variant düzgündür? Toxunmaq sualı göstərir.
host-unpressed = Düyməsiz cavab: indi hökm verilir.
host-order = Seçim növbəsi
host-talk = Artıq danışıq
host-talk-about = Sənəd üzrə birincisi xəbərdarlıqdır, ikincisi oyundan kənarlaşdırma.
host-warned = xəbərdarlıq: { $count }
host-reveals = Düymə ilə cavablar
host-right-count = düzgün: { $count } / { $players }
host-remove-player = Oyunçunu oyundan çıxarmaq
host-ready = hazırdır
host-waiting = hələ gözlənilir
host-sits-out = iştirak etmir
host-ready-count = Hazırdır: { $ready } / { $asked }
host-enter = Yaz
host-change = Dəyiş
host-send = Göndər
host-close-entry = Bağla, göndərmə
host-no-roster = Bu komandanın oyunçularının adları yazılmayıb.
host-reserve = ehtiyat
host-used = bu raundda oynayıb
host-strikes = Mövzu istisna edir
host-strike-who = Hansı komanda istisna edir?
host-strike-order = Sıra
host-struck-by = istisna etdi:
host-wager = «Gediş»
host-wager-limits = { $least } – { $most }, yalnız rəqəmlər.
host-wager-wrong = Belə olmaz: { $least } ilə { $most } arasında tam ədəd, yalnız 0–9 rəqəmləri ilə.
host-hold-to-look = Baxmaq üçün basıb saxlayın
host-written = Yazılı cavab
host-written-about = Boş göndərilən cavab geri götürülür.
host-nothing-written = Heç nə yazılmayıb
host-total-before = finaldan əvvəl
host-blank = Cavab yoxdur
host-empty-chair = boş yer
host-theme-struck = istisna edilib
host-theme-played = oynanılıb
host-theme-current = indi oynanılır
host-no-themes = Bu raundun mövzuları hələ göstərilmir.
host-removed = çıxıb
host-remove = Komandanı oyundan çıxar
host-remove-about = Yeri boş qalır; xalları protokolda saxlanır.
host-spares = Bu suala uyğun ehtiyat suallar: { $count }
host-frozen = Zaldakı xallar dondurulub.
host-signed = Protokol imzalanıb, oyun bağlanıb
host-protocol = Protokol
host-book = Jurnalı yüklə
host-disputes-open = Həll olunmamış mübahisəli suallar: { $count }
host-disputes-about = Sualı oyunu dayandırmadan qeyd edin, sonra həll edin. Təkrar qiymətləndirmə: «Qiymətləndirilmiş cavablar».
host-disputed = mübahisəlidir
host-no-questions = Hələ qiymətləndirilmiş sual yoxdur.
host-annul = Sualı sayma
host-no-effect = xallar dəyişmir
host-captains-about = Kapitanın telefonu olmasa da oyun gedir: hər şeyi buradan yazmaq olar. Hər komandaya bir telefon.
host-code-show = Kodu göstər
host-code-address = Kapitanın telefonunda açın:
host-code-about = Orada kapitan bu kodu yazır. Kod daha { $minutes } dəqiqə, bir dəfə keçərlidir.
host-captain-here = kapitanın telefonu qoşulub
host-captain-away = kapitanın telefonu uzaqdadır
host-test-begin = Düymələrin yoxlanılmasına başla
host-test-end = Yoxlamanı bitir
host-test-about = Hər yer iki dəfə basır: lampa yanır, səs gəlir, oyun isə dəyişmir.
host-test-on = Yoxlama gedir: basmalar oyuna çatmır.
host-test-presses = Basma: { $count }
host-test-held = basılı qalıb
host-test-order = Son basmaların ardıcıllığı
host-test-none = Hələ heç kim basmayıb.
host-test-silent = Hələ basmayan yerlər: { $seats }
host-wire = Başqa düymə ver
host-wire-press = { $seat } nömrəli yerin olacaq düyməni basın
host-wire-stop = İmtina
host-wire-moved = başqa girişdədir
host-wire-reset = Ayarlardakı qoşulmaya qayıt
host-wire-about = Düymə işləmirsə, ehtiyat düyməni qoşun və onu həmin yerə verin: xallar qalır.
host-wire-learned = Düymə { $seat } nömrəli yerə verildi (giriş { $pin }).
host-wire-swapped = { $seat } nömrəli yerlə dəyişdirildi.

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
field-player = Oyunçu
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
panel-about-keys = B və C klavişləri hərflərlədir, hər düymədə yazılıb.
panel-host = Aparıcının düymələri
panel-button = { $seat } nömrəli yerin düyməsi
panel-key = { $seat } nömrəli yerin { $key } düyməsi
panel-host-arm = Növbəti
panel-host-right = Düzgün
panel-host-wrong = Səhv
panel-spares = Ehtiyat düymələr
panel-spare = { $pin } nömrəli kontaktdakı ehtiyat
panel-spare-used = Kontakt { $pin }: yer { $seat }

sound-press = Düymə basıldı: { $seat }
sound-right = Düzgün cavab
sound-wrong = Səhv cavab
sound-time = Vaxt bitdi!
sound-answer-time = Cavab vermə vaxtı bitdi
sound-start = Müzakirə başladı
sound-warning = On saniyə qaldı
sound-signal = Aparıcının siqnalı
sound-key = Cavab qəbul olundu
sound-whistle = Artıq danışığa görə xəbərdarlıq

## Kapitanın telefonu

captain-page = Kapitan · Dabyl
captain-pair = Kapitanın telefonu ol
captain-pair-about = Aparıcının səhifəsində komandanız üçün göstərilən kodu daxil edin. Hər komandanın bir telefonu olur.
captain-code = Altı rəqəmli kod
captain-enter = Daxil ol
captain-code-digits = Kod { $count } rəqəmdən ibarətdir.
captain-ended = Bu telefon artıq kapitanın deyil: yerini başqa telefon tutub və ya başqa oyun başlayıb.
captain-of = kapitanın telefonu
captain-frozen = xallar dayandırılıb
captain-paused = Fasilə. İndi heç nə daxil etmək olmaz.
captain-sending = Göndərilir…
captain-lacking =
    { $count ->
       *[other] Hələ { $count } oyunçunun yeri yoxdur.
    }
captain-sent = Göndərildi.
captain-may-change = Hələ dəyişə bilərsiniz.
captain-assign = Kim hansı mövzunu oynayır?
captain-assign-where = { $name }: mövzuya toxunun.
captain-sequence = Oyunçularınız hansı ardıcıllıqla çıxır?
captain-sequence-where = { $name }: yerə toxunun.
captain-swap = Hamının yeri var. İkisini dəyişmək üçün birinə, sonra o birinin yerinə toxunun.
captain-players = Oyunçular
captain-reserve = ehtiyat
captain-stands = yer { $number }
captain-pick = Bu mövzunu kim oynayır?
captain-name = Komandanızı kim təmsil edir?
captain-used = bu raundda oynayıb
captain-strike = Növbə sizindir: bir mövzunu istisna edin
captain-strike-wait = Başqa komanda mövzu istisna edir
captain-strike-choose = Mövzu seçin
captain-strike-do = İstisna et: { $theme }
captain-wager = «Gediş»iniz nə qədərdir?
captain-wager-limits = { $least } ilə { $most } arasında tam ədəd
captain-wager-range = Olmaz: { $least } ilə { $most } arasında xal olmalıdır.
captain-wager-digits = «Gediş»i yalnız rəqəmlərlə yazın.
captain-least = Ən azı: { $points }
captain-most = Hamısı: { $points }
captain-wager-do = «Gediş»i göndər
captain-wager-change = «Gediş»i dəyiş
captain-wager-mine = «Gediş»iniz: { $points }
captain-write = Yazılı cavabınız
captain-write-over = Vaxt bitdi! Cavablar toplanır.
captain-write-do = Cavabı göndər
captain-write-back = Cavabı geri götür
captain-write-long =
    { $most ->
       *[other] Ən çoxu { $most } işarə.
    }
captain-write-mine = Cavabınız:
captain-not-asked = Komandanız burada iştirak etmir.
captain-locked = Bağlandı: artıq heç nə dəyişmək olmaz.
captain-soon = Bir azdan: { $what }
captain-revealing = Cavablar bir-bir göstərilir
captain-plays = İndi sizin üçün oynayır:
captain-plays-next = Sonra, { $number } nömrəli mövzu:
captain-sits-out = Komandanız finalda iştirak etmir.
captain-line-up = Bu raundda oyunçularınız
captain-standings = Xal cədvəli

## Matçda ekran

screen-themes = Mövzular
screen-theme = Mövzu { $number }
screen-struck = istisna edən: yer { $seat }, { $name }
screen-played = oynanılıb
screen-line-ups = Kim hansı mövzunu oynayır
screen-step-assign = Komandalar mövzuları oyunçular arasında bölür
screen-step-pick = Kapitanlar mövzu üçün oyunçu seçir
screen-step-sequence = Komandalar oyunçuların çıxma ardıcıllığını müəyyən edir
screen-step-strike = Mövzular bir-bir istisna edilir
screen-step-name = Komandalar onları təmsil edəcək oyunçunu seçir
screen-step-wager = Komandalar «gediş» edir
screen-step-write = Yazılı cavablar
screen-step-soon = Bir azdan başlayır
screen-order = Növbə:
screen-ready = ✓ hazırdır
screen-turn = istisna edir
screen-deciding = qərar verir…
screen-sits-out = iştirak etmir
screen-removed = oyundan kənarda
screen-frozen = Xallar dayandırılıb: mübahisə həll olunur
screen-signed = Protokol imzalandı
screen-shootout = Söhbət bundan gedir: { $place }
screen-discussing = Komandalar müzakirə edir
screen-collecting = Vaxt bitdi! Cavablar toplanır
screen-revealing = Cavablar bir-bir göstərilir
screen-nobody-plays = Finalda heç bir komanda iştirak etmir
screen-blank = cavab yoxdur
screen-next = növbəti

## Qazax oyunu zalda

stage-draws = Blok püşkü: { $seat } · { $name }
stage-chooses-theme = Mövzu seçir: { $seat } · { $name }
stage-chooses-sector = Mövzu və qiymət seçir: { $seat } · { $name }
stage-host-names = Kökpara kimin keçdiyini aparıcı elan edir
stage-ready = Növbəti sual indi gələcək
stage-presenting = Sualı oxuyun: düymələr hələ bağlıdır
stage-open = Cavab verin: A, B və ya C!
stage-open-race = Düyməni basın!
stage-closed = Cavablar qəbul olundu
stage-reads-for = Sual oxunur: { $seat } · { $name }
stage-solo = Cavab verir: { $seat } · { $name }
stage-thinks = Düşünür: { $seat } · { $name }
stage-time-up = Vaxt bitdi! { $seat } · { $name }
stage-waits-signal = Rəqiblər aparıcının siqnalını gözləyir
stage-rebound = Rəqiblər, düyməni basın!
stage-answers = Cavab verir: { $seat } · { $name }
stage-answers-third = Hüquq üçüncü oyunçuya keçdi: { $seat } · { $name }
stage-answered-of = Cavab verib: { $count } / { $players }
stage-answered = cavab var
stage-turn = növbə
stage-warning = xəbərdarlıq
stage-out-talked = oyundan kənarlaşdırıldı
stage-out = kənarda
stage-picks = { $all } seçimdən { $picks }
stage-options = Cavab variantları
stage-right-option = Düzgün cavab
stage-ranking = Xal cədvəli
stage-place = Yer
stage-player = Oyunçu
stage-points = xal
stage-time = vaxt, s
stage-goes-on = Kökpara keçir
stage-contends = yer uğrunda
stage-block = { $number }-ci blok
stage-drawn = püşk düşdü
stage-taken-by = { $seat } nömrəli yer götürüb: { $name }
stage-board = Tablo: mövzular və sektorlar
stage-sector-open = açıq sektor
stage-sector-won = { $seat } · { $name } qazanıb
stage-sector-lost = heç kim qazanmayıb
stage-questions =
    { $count ->
        [one] { $count } sual
       *[other] { $count } sual
    }
stage-overtime-about = Birinci düzgün cavab verən qalib gəlir
stage-media-picture = Sualın şəkli
stage-media-video = Video sual
stage-media-sound = Səs çalınır: dinləyin
stage-media-loading = Yüklənir…
stage-media-failed = Fayl göstərilmədi. Aparıcı sualı oxuyur.
stage-sums = Mərhələlər üzrə


## Xallar və efir qatı

scores-page = Xallar · Dabyl
scores-title = Xallar
scores-standings = Xal cədvəli
scores-rounds = Raundlar üzrə
scores-seat = Düymə
scores-corrections = Düzəlişlər
scores-protocol = Protokol
scores-failed = Cəmlər gəlmədi. Bağlayıb yenidən açın.
overlay-page = Efir qatı · Dabyl

## Protokol

protocol-page = Protokol · Dabyl
protocol-title = Protokol
protocol-again = Yenidən yüklə
protocol-print = Çap et
protocol-none = Stolda oyun yoxdur, ona görə protokol da yoxdur.
protocol-failed = Protokol gəlmədi. Yenidən yükləyin.
protocol-game = Oyun № { $game }
protocol-pack = Mövzular:
protocol-signed = imzalanıb
protocol-unsigned = hələ imzalanmayıb
protocol-sums = Raundlar üzrə xallar
protocol-seat = Düymə
protocol-team = Komanda
protocol-corrections = Cərimə və düzəlişlər
protocol-total = Cəmi
protocol-place = Tutduğu yer
protocol-teams = Komandalar
protocol-captain = kapitan
protocol-reserves = ehtiyat oyunçular:
protocol-signatures = İmzalar
protocol-host = Aparıcı
protocol-captain-of = Kapitan, düymə { $seat }:
protocol-player-of = Oyunçu, yer { $seat }:
protocol-game-part = Suallar
protocol-strikes = İstisna edilib:
protocol-strike = { $order }) düymə { $seat }: mövzu { $theme }
protocol-price = Nominal
protocol-presses = Basmalar (düymə, ms)
protocol-theme-untitled = mövzu kağızda
protocol-player = Oyunçu
protocol-void = sayılmır
protocol-withdrawn = ləğv edildi
protocol-replaced = əvəz olundu
protocol-annulled = sayılmır
protocol-lot-order = püşklə: { $order }
protocol-press = { $seat }: { $ms }
protocol-sits-out = iştirak etməyib
protocol-verdict = Qərar
protocol-wager = «Gediş»
protocol-points = Xal
protocol-kind = Nə
protocol-reason = Səbəb
protocol-fine = cərimə
protocol-correction = düzəliş
protocol-annex = Necə oynanılıb
protocol-seed = Püşkün toxumu
protocol-undone = Geri götürülmüş addımlar
protocol-head = Jurnalın möhürü:
protocol-check = Jurnalı möhürlə yoxlamaq üçün:
protocol-opening = Başlanğıc
protocol-presses-more = və sayılmayan daha { $count }
protocol-disputed = mübahisəli, həll olunub
protocol-dispute-open = mübahisəli, həll olunmayıb
protocol-between = Bərabərlər arasında:
protocol-after = Bu sualdan sonra
protocol-seed-later = oyun bitəndə bildirilir
protocol-lot-press = Püşk: kim birinci basıb, sual { $question }
protocol-lot-strikes = Püşk: istisna etmə növbəsi
protocol-lot-equals = Püşk: bərabərlərin sırası, sual { $question }
protocol-lot-board = Püşk: tabloda seçim növbəsi
protocol-lot-block = Püşk: mövzular bloku
protocol-lot-theme = Püşk: mövzu
protocol-named = Bərabərlər arasında birinci, aparıcının sözü ilə
protocol-amended = Dəyişdirilmiş qərar, cavab № { $attempt }
protocol-notes = Qeydlər
protocol-decided = həll etdi: { $seat }
protocol-tied = eyni anda: { $seats }
protocol-theme-of-block = { $block }, { $number }:
protocol-host-timed = düymə basılmayıb, vaxt aparıcının qərarı üzrədir
protocol-chooser = Seçən
protocol-course = Gedişi
protocol-got = Xalı alan
protocol-stages = Mərhələlərin gedişi
protocol-order = Seçim növbəsi:
protocol-offence = Artıq danışıq, sual { $question }, { $times }-ci dəfə
protocol-key-amended = Düzgün variant dəyişdirildi, sual { $question }

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
refusal-no-such-player = Komandanın belə oyunçusu yoxdur: oyunçu sayı { $players }.
refusal-player-twice = { $player }-nömrəli oyunçu iki dəfə yazılıb. Hər oyunçuya bir mövzu.
refusal-reserve = { $player }-nömrəli oyunçu ehtiyatdadır: bu oyunda oynaya bilməz.
refusal-player-used = { $player }-nömrəli oyunçu bu raundda artıq oynayıb. Başqasını seçin.
refusal-too-many-players = Oyunçu çoxdur: ən çoxu { $most }.
refusal-no-such-theme = Belə mövzu yoxdur: mövzuların sayı { $themes }.
refusal-theme-struck = Mövzu { $theme } artıq istisna edilib. Başqasını seçin.
refusal-not-their-turn =
    { $turn ->
        [0] İndi onların növbəsi deyil. Başqa komanda seçin.
       *[other] İndi { $turn } nömrəli yerin növbəsidir.
    }
refusal-wager-out-of-range = «Gediş» { $least } ilə { $most } arasında olmalıdır.
refusal-sits-out = { $seat } nömrəli yer burada iştirak etmir.
refusal-text-unfit = Cavab ən çoxu { $most } işarə, adi hərflərlə olmalıdır.
refusal-no-such-question = Belə sual yoxdur və ya bitməyib: bitmiş suallar { $questions }.
refusal-dispute-open = Əvvəlcə mübahisəli sualı həll edin: { $question }.
refusal-book-closed = Protokol imzalanıb: artıq heç nə dəyişmir.
refusal-key-missing = Əvvəlcə hansı variantın düzgün olduğunu seçin.
refusal-no-such-reveal = Belə sual yoxdur: göstərilənlər { $reveals }.
refusal-same-key = Bu variant onsuz da düzgün sayılır.
refusal-theme-taken = { $theme }-ci mövzu tutulub. Başqasını seçin.
refusal-sector-taken = { $theme }-ci mövzuda { $price } açıqdır və ya yoxdur. Başqa sektor seçin.
refusal-out-of-game = { $seat }-ci yer oyundan çıxıb.

fault-seat-count = Bu oyunda ən azı { $least }, ən çoxu { $most } komanda olmalıdır.
fault-seat-twice = { $seat } nömrəli yer iki dəfə göstərilib.
fault-not-wired = Bu qutuda { $seat } nömrəli yerin düyməsi yoxdur.
fault-name = Yer { $seat }: ad boşdur və ya { $most } işarədən uzundur.
fault-same-name = Yer { $seat } və yer { $other }: komandaların adı eynidir. Birini dəyişin.
fault-players = Yer { $seat }: ən çoxu { $most } oyunçu, hər biri bir dəfə.
fault-unknown-option = Bu oyunda «{ $option }» seçimi yoxdur.
fault-option-value = «{ $option }» seçimi «{ $value }» ola bilməz; ola bilər: { $allowed }.
fault-theme = Mövzu { $theme }: suallar çoxdur, yaxud mətn boş və ya çox uzundur.
fault-start = Bu oyun oradan başlaya bilməz.
fault-score = Yer { $seat }: belə xal ola bilməz.
fault-entry-form = Yer { $seat }: heyət vərəqi təsdiqlənməyib. Onu «Komandalar» səhifəsində təsdiqləyin.
fault-reserves = Yer { $seat }: ən çoxu { $most } ehtiyat oyunçu, heç biri əsas heyətdə deyil.

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
problem-pack-name = Faylın adı latın hərfləri, rəqəm və tire ilə olmalı, .toml və ya .zip ilə bitməlidir.
problem-no-such-pack = Qutuda belə paket yoxdur. Başqasını seçin.
problem-pack-shipped = Bu paket qutu ilə gəlib: onu silmək olmaz. Öz paketinizə başqa ad verin.
problem-packs-full = Qutuda paketlər üçün yer qalmayıb. Birini silin.
problem-pack-faulty = Bu paketdə səhvlər var: onunla oynamaq olmaz.
problem-pack-unfit = Bu paket bu oyun üçün deyil. Başqasını seçin və ya kağızdan oynayın.
problem-pack-card = Paketi karta yazmaq olmadı. Kartı yoxlayın.
problem-pack-large = Fayl çox böyükdür: paket fayllarla birgə 260 MiB-dan çox olmamalıdır. Videoları kiçildin və ya paketi ikiyə bölün.
problem-question-live = İndi sual oynanılır. Əvvəlcə fasilə verin.
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
