# Замечания к файлам данных. $file и $entry подсказывают, где искать.
material-unreadable = { $file }: не удаётся прочитать: { $problem }.
material-not-toml = { $file }: это не файл TOML: { $problem }.
material-unknown-table = { $file }: «{ $found }» здесь неизвестно; каждая запись должна стоять под [[{ $expected }]].
material-unknown-part = { $file }: «{ $found }» здесь неизвестно; известны { $known }.
material-not-entries = { $file }: «{ $table }» должно быть списком записей, каждая из которых начинается с [[{ $table }]].
material-shape = { $file }, { $entry }: поле отсутствует, неизвестно или не того типа: { $problem }.
material-duplicate =
    { $file }, { $entry }: это имя встречается { $found ->
        [one] { $found } раз
        [few] { $found } раза
       *[many] { $found } раз
    }; каждое имя должно быть уникальным.
material-count = { $file }: нужно записей [[{ $table }]]: { $expected }, найдено: { $found }.
material-no-castle = { $file }: нет квадрата с именем «castle».
material-castle = { $file }, { $entry }: символ замка должен стоять один раз на квадрате «castle» и ни на каком другом.
material-tile-id = { $file }, { $entry }: имя квадрата состоит не более чем из 16 букв и цифр и не равно «axe».
material-edges = { $file }, { $entry }: стороны «{ $found }» должны быть записаны четырьмя буквами: север, восток, юг, запад.
material-terrain = { $file }, { $entry }: «{ $found }» — не тип местности; используйте P (луга), M (горы) или W (вода).
material-roads = { $file }, { $entry }: дороги «{ $found }» — это не больше двух групп из букв N, E, S, W, каждая буква один раз.
material-symbol = { $file }, { $entry }: «{ $found }» — неизвестный символ; известны { $known }.
material-place = { $file }, { $entry }: «{ $found }» должно заканчиваться на @ и одну из букв N, E, S, W или C.
material-symbol-terrain = { $file }, { $entry }: «{ $found }» оказался бы на местности { $terrain }, где этого символа быть не может.
material-too-many = { $file }, { $entry }: на квадрате может быть не больше одного свитка и не больше девяти символов одного вида.
material-unknown-scoring = { $file }, { $entry }: нет жетона цели с таким именем; известны { $known }.
material-points = { $file }, { $entry }: «points» должно быть списком чисел от 0 до 99; для этого жетона их нужно { $expected }.
material-first-game = { $file }, first_game: нужно назвать четыре разных жетона целей.
material-rounds-length = { $file }, { $entry }: «scored» и «catch_up» должны быть одной длины, от одного до шести раундов, с золотом от 0 до 99.
material-letters = { $file }, { $entry }: «{ $found }» должно состоять из разных букв от A до D.
material-players = { $file }: каждое число игроков от 2 до 5 должно стоять ровно в одной записи.
material-too-large = В игре может быть не больше { $tiles } квадратов территории и { $scoring } жетонов целей.
material-unknown-expansion = Дополнения «{ $found }» нет; известны { $known }.

# Тексты, которые не являются ходами.
notation-kind = «{ $found }» — не ход: вначале должны стоять номер места и одно из слов { $known }, например «0 buy 34».
notation-draw = «{ $found }» — не вытягивание квадратов; пишите так: «0 draw 17 34 41».
notation-price = «{ $found }» — не назначение цен; пишите так: «0 price axe=17 34=5 41=3».
notation-buy = «{ $found }» — не покупка; пишите так: «0 buy 34».
notation-pass = «{ $found }» — не пас; пишите так: «0 pass».
notation-place = «{ $found }» — не строительство; пишите так: «0 place 34 2,-1 r1» (клетки к востоку и северу от замка, четверти оборота по часовой стрелке от 0 до 3).
notation-json = эта строка — не JSON события: { $problem }.
notation-fact = «{ $found }» должно содержать ровно эти поля в этом порядке: { $expected }.
notation-value = «{ $found }» содержит значение, которое не удаётся прочитать: { $problem }.

# Подготовка, с которой играть нельзя.
setup-players = Игра рассчитана на 2–5 игроков, а не на { $found }.
setup-start = Первый игрок { $found } — такого места нет; места идут от 0 до { $last }.
setup-scoring-four = Нужны четыре разных жетона целей; найдено: { $found }.
setup-scoring = «{ $found }» — не жетон цели; известны { $known }.
setup-names = Имён: { $found }, игроков: { $players }; в имени может быть до { $most } букв.
setup-expansion = Эти жетоны целей относятся к дополнению, которого нет в игре.
setup-expansion-seats = Дополнение готовит что-то для каждого места; мест: { $players }, найдено: { $found }.
setup-no-expansion = Что-то приготовлено для дополнения, которого нет в игре.
setup-hidden-gold = В этом view скрыто золото некоторых мест. Создайте его с open_gold=True: всё золото можно подсчитать по открытым сведениям.

# Ходы, которых правила не допускают. $acting — места, которых ждёт игра.
illegal-in-draw = «{ $move }» сейчас невозможно: вытягиваются квадраты.
illegal-in-price = «{ $move }» сейчас невозможно: назначаются цены, игра ждёт: { $acting }.
illegal-in-buy = «{ $move }» сейчас невозможно: идут покупки, игра ждёт: { $acting }.
illegal-in-build = «{ $move }» сейчас невозможно: выкладываются квадраты, игра ждёт: { $acting }.
illegal-in-over = «{ $move }» невозможно: игра окончена.
illegal-in-extra = «{ $move }» сейчас невозможно; игра ждёт: { $acting }.
illegal-seat = Месту { $seat } сейчас нечего решать; игра ждёт: { $acting }.
illegal-no-seat = Места { $seat } нет; места идут от 0 до { $last }.
illegal-form = Ход составлен неверно: { $problem }.
illegal-draw-seat = Сейчас квадраты вытягиваются для места { $expected }, а не для места { $seat }.
illegal-draw-three = Вытягиваются три разных квадрата; найдено: { $found }.
illegal-draw-tile = Квадрата { $tile } нет в мешочке.
illegal-price-tiles = Жетон сброса и цены должны лежать ровно у этих квадратов: { $tiles }.
illegal-price-spared = У каждого из этих квадратов должна лежать цена, либо у одного — жетон сброса, а у остальных — цены: { $tiles }.
illegal-price-low = Цена — целое число не меньше 1; у квадрата { $tile } стоит { $price }.
illegal-price-sum = Сумма цен: { $cost }, а золота всего: { $gold }.
illegal-buy-own = Квадрат { $tile } ваш собственный; покупать можно только у других.
illegal-buy-gold = Цена квадрата { $tile }: { $price }, а золота на руках всего: { $gold }.
illegal-buy-sold = Квадрат { $tile } уже достался месту { $buyer }.
illegal-buy-tile = Квадрат { $tile } никто не продаёт.
illegal-place-hand = Квадрата { $tile } нет на руках; там { $hand }.
illegal-place-turn = Квадрат поворачивают на 0, 1, 2 или 3 четверти оборота по часовой стрелке, а не на { $turn }.
illegal-place-cell = Клетка — это два целых числа, а не { $x },{ $y }.
illegal-place-occupied = На клетке { $x },{ $y } уже лежит другой квадрат.
illegal-place-apart = Клетка { $x },{ $y } не касается территории.
illegal-place-fit = Квадрат { $tile } с поворотом { $turn } не подходит к клетке { $x },{ $y }: на всех соприкасающихся сторонах должна быть одинаковая местность.

# Записи, которые не удаётся прочитать или которые не сходятся. $line подсказывает, где искать.
record-unreadable = { $file }: не удаётся прочитать: { $problem }.
record-empty = { $file }: файл пуст; запись начинается с материала.
record-other = { $file }: это не запись Skye; она начинается с «skye record» или со строки JSON типа «skye».
record-version = { $file }: версия этой записи — { $found }, а программа читает версии до { $known } включительно.
record-long = { $file }, строка { $line }: строка длиннее предела в байтах ({ $most }); таких в записях не бывает.
record-material = { $file }: материал в записи неверен: { $problem }
record-malformed = { $file }, строка { $line }: не удаётся понять: { $problem }
record-no-game = { $file }, строка { $line }: здесь должна начинаться новая игра.
record-no-games = { $file }: есть материал, но нет ни одной игры.
record-process-died = Процесс, игравший партии, завершился аварийно; уже записанные игры сохранены в { $file }. Чтобы продолжить, запустите ту же команду с --resume.
record-fault = Skye противоречит себе (раунд { $round }, место { $seat }, { $what }): по объяснению { $explained }, по подсчёту { $counted }. Пожалуйста, сообщите об этом и приложите файл.
record-truncated = { $file }: обрывается после строки { $line } посреди игры { $game }; дальше должно идти: { $expected }.
record-illegal = { $file }, строка { $line }: записанный ход «{ $found }» нарушает правила: { $problem }
record-unexpected = { $file }, строка { $line }: найдено «{ $found }», но дальше должно идти: { $expected }.
record-differs =
    { $file }, строка { $line }: запись не сходится.
      записано:    { $found }
      по правилам: { $expected }
record-other-run = { $file }: содержит игры другого запуска («{ $found }»), а не «{ $expected }»; ничего не изменено. Выберите другой файл или перезапишите этот с помощью --force.
record-other-format = { $file }: в файле запись другого вида — текст вместо строк JSON или наоборот; ничего не изменено. Выберите другое имя.
record-unwritable = { $file }: не удаётся записать: { $problem }.

serve-no-page = Страница для браузера ещё не собрана. Запустите Skye через ./skye из папки с исходным кодом, и она будет собрана, или выполните там: python web/build.py

# Что должно идти дальше в записи.
next-draw = вытягивание квадратов
next-price = цены мест { $seats }
next-buy = покупка или пас места { $seats }
next-build = выкладывание квадрата одним из мест { $seats }
next-over = новая игра или ничего
