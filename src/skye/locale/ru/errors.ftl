# Замечания к файлам данных. $file и $entry подсказывают, где искать.
material-unreadable = { $file }: не удаётся прочитать: { $problem }.
material-not-toml = { $file }: это не файл TOML: { $problem }.
material-unknown-table = { $file }: «{ $found }» здесь неизвестно; каждая запись должна стоять под [[{ $expected }]].
material-not-entries = { $file }: «{ $table }» должно быть списком записей, каждая из которых начинается с [[{ $table }]].
material-shape = { $file }, { $entry }: поле отсутствует, неизвестно или не того типа: { $problem }.
material-duplicate =
    { $file }, { $entry }: это имя встречается { $found ->
        [one] { $found } раз
        [few] { $found } раза
       *[many] { $found } раз
    }; каждое имя должно быть единственным.
material-count = { $file }: нужно записей [[{ $table }]]: { $expected }, найдено: { $found }.
material-no-castle = { $file }: нет квадрата с именем «castle».
material-castle = { $file }, { $entry }: символ замка должен стоять один раз на квадрате «castle» и ни на каком другом.
material-tile-id = { $file }, { $entry }: имя квадрата состоит только из букв и цифр.
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
