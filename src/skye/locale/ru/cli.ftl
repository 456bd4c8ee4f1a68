# Командная строка.
cli-help = Играть в настольную игру «Остров Скай», изучать её и обучать ей машину.
cli-exit-codes = Коды завершения: 0 — успешно; 1 — ошибка в данных или проверка не пройдена; 2 — неверная команда; 130 — прервано.
cli-version = Показать версию.
cli-lang = Язык всего, что выводится; иначе — из SKYE_LANG, затем язык системы.
cli-stranger = Другой пакет с именем «skye» (версия { $version }) установлен рядом с этим; часть файлов может относиться к нему или к старой версии. Удалите его командой pip uninstall skye и установите Skye заново: pip install --force-reinstall --no-deps . в папке Skye.
cli-interrupted = Прервано.
cli-os-error = { $file }: { $problem }
cli-written = Записано: { $file }

cli-players = Число игроков.
cli-seed = Целое число, которое определяет все случайности (seed): одно и то же число даёт одни и те же игры.
cli-tiles = Ваша исправленная копия tiles.toml, которая заменит квадраты из поставки.
cli-jobs = Число процессов; по умолчанию по одному на ядро процессора.

cli-simulate = Сыграть много игр, в которых все ходят наугад, и полностью их записать. Прерванный запуск можно продолжить с --resume.
cli-games = Число игр.
cli-simulate-out = Куда записать: если имя файла заканчивается на .txt — обычным текстом, иначе — строками JSON.
cli-resume = Продолжить файл, начатый прерванным запуском.
cli-force = Перезаписать уже существующий файл.
cli-shared-alone = --shared-layout относится к жетонам бонусов дополнения: укажите и параметр дополнения, например --{ $known }.
cli-exists = { $file } уже существует. Добавьте --resume, чтобы продолжить его, или --force, чтобы перезаписать.
cli-out-exists = { $file } уже существует. Чтобы перезаписать, добавьте --force.
cli-simulating = Симуляция
cli-simulate-stopped = Прервано. В { $file } сохранено игр: { $done } из { $games }. Чтобы продолжить, запустите ту же команду с --resume.
cli-simulated =
    { $games ->
        [one] { $games } игра записана в { $file }.
        [few] { $games } игры записаны в { $file }.
       *[many] { $games } игр записано в { $file }.
    }

cli-replay = Воспроизвести игры из записи и проверить в ней каждое число; первая неверная строка будет указана.
cli-replaying = Проверка
cli-replayed =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }, { $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[many] { $lines } строк
    }: все числа сходятся.
cli-other-material = Примечание: эти игры сыграны с другим материалом, чем в поставке; они проверены с их собственным.

cli-show = Показать территорию из записи, какой она была в конце раунда, и каждое очко с объяснением.
cli-show-game = Какая игра из файла, считая с 1.
cli-show-round = После какого раунда; 0 — до первого. По умолчанию после последнего.
cli-show-seat = Чья территория: место, считая с 0, или имя игрока.
cli-show-svg = Нарисовать картинку (SVG) вместо букв.
cli-show-board = Нарисовать планшет прогресса вместо территории, картинкой SVG.
cli-show-out = Файл для записи; если имя заканчивается на .svg, получится картинка.
cli-no-game =
    { $last ->
        [one] Игры { $found } нет; в файле { $last } игра.
        [few] Игры { $found } нет; в файле { $last } игры.
       *[many] Игры { $found } нет; в файле { $last } игр.
    }
cli-no-board = { $file }: игры в этом файле сыграны без планшетов прогресса.
cli-no-round = Раунда { $found } нет; последний в этой игре — раунд { $last }.
cli-no-seat = Места «{ $found }» нет; места идут от 0 до { $last }, или укажите имя: { $names }.

show-title = { $name } (место { $seat }) после раунда { $round }
show-state =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $gold ->
        [one] { $gold } монета
        [few] { $gold } монеты
       *[many] { $gold } монет
    }, { $tiles ->
        [one] выложен { $tiles } квадрат
        [few] выложено { $tiles } квадрата
       *[many] выложено { $tiles } квадратов
    }
show-old-rules = Игра по версии { $version } правил, с тех пор исправленных: показано, как играли; по нынешним правилам она не проверена.
show-income =
    Доход: { $gold ->
        [one] { $gold } монета
        [few] { $gold } монеты
       *[many] { $gold } монет
    }, теперь на руках { $total }
show-scored =
    { $letter } { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего { $total }
show-scrolls =
    Свитки: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего { $total }
show-exchanged =
    Обмен { $spent ->
        [one] { $spent } монеты
        [few] { $spent } монет
       *[many] { $spent } монет
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего { $total }

cli-rules = Показать правила нашими словами: все, одно по его коду (B2) или правило жетона цели (squares).
cli-rules-markdown = Показать все правила в формате Markdown.

cli-art = Нарисовать в SVG каждый квадрат, символ и жетон цели, а также лист со всеми квадратами.
cli-drawing = Рисование
cli-art-out = Папка для записи; если её нет, она будет создана.
cli-art-written =
    { $files ->
        [one] Записана { $files } картинка; все квадраты — на листе { $file }.
        [few] Записаны { $files } картинки; все квадраты — на листе { $file }.
       *[many] Записано { $files } картинок; все квадраты — на листе { $file }.
    }

cli-bench = Измерить скорость движка на одном ядре процессора: с компиляцией и с интерпретатором.
cli-bench-json = Вывести один объект JSON в стандартный вывод.
cli-measuring = Измерение
bench-title =
    Случайные игры ({ $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }) на одном ядре процессора, за секунду процессорного времени, Python { $python }
bench-compiled = компиляция
bench-not-compiled = НЕ СКОМПИЛИРОВАНО
bench-interpreted = интерпретатор
bench-ratio = ускорение
bench-core-games-per-s = игры внутри ядра, в секунду
bench-core-games-per-s-limit = предел: примерка квадратов на каждой свободной клетке и соединение областей и дорог
bench-api-games-per-s = игры через Python, в секунду
bench-api-games-per-s-limit = предел: создание объектов Python для каждого хода и вызовы между Python и ядром
bench-copy-ns-per-player = копия игры, нс на игрока
bench-copy-ns-per-player-limit = предел: копирование памяти территории, около 9 кБ

cli-test = Полностью проверить исходный код: стиль, типы и все тесты — со скомпилированным и с интерпретируемым ядром. Если указать имена тестов, запустятся только они.
cli-test-full = Ещё и сыграть много случайных игр для каждого числа игроков и сверить их с правилами.
cli-test-games = Сколько игр сыграть для каждого числа игроков с --full.
test-no-sources = Тесты — часть исходного кода, а он не найден. Клонируйте репозиторий и запустите там ./skye test.
test-not-compiled = Ядро не скомпилировано, а автоматическая проверка не должна этого допускать. Установите компилятор C и заголовочные файлы Python, затем запустите ./skye --rebuild.
test-step-style = Стиль
test-step-layout = Форматирование
test-step-types = Типы
test-step-page = Типы и шаблоны страницы
test-step-page-tests = Модульные тесты страницы
test-step-compiled = Тесты, ядро как установлено
test-step-interpreted = Тесты, ядро в интерпретаторе
test-step-full = Много случайных игр
test-passed = пройдено
test-failed = НЕ ПРОЙДЕНО
test-all-passed = Все проверки пройдены.
test-all-failed = Не пройдено: { $names }

cli-completion = Вывести скрипт, с которым ваша оболочка будет дополнять команды и параметры skye.

# По одной строке на каждую команду в списке команд.
cli-simulate-short = Сыграть много случайных игр и записать их
cli-replay-short = Проверить каждое число в записи
cli-show-short = Показать территорию из записи и её очки
cli-rules-short = Показать правила или одно из них
cli-art-short = Нарисовать каждый квадрат
cli-bench-short = Измерить скорость движка
cli-test-short = Проверить исходный код
cli-completion-short = Настроить автодополнение в вашей оболочке

# Слова библиотеки командной строки. То, что в фигурных скобках, подставляет она сама.
click-usage = Вызов:
click-options = Параметры
click-commands = Команды
click-help = Показать эту справку.
click-error = Ошибка: { $message }
click-try = Справку покажет «{ $command }».
click-missing-command = Не указана команда.
click-missing-option = Не указан параметр
click-missing-argument = Не указан аргумент
click-no-command = Нет такой команды: «{ $name }».
click-no-option = Нет такого параметра: «{ $name }».
click-invalid = Неверное значение: { $message }
click-invalid-for = Неверное значение для { $option }: { $message }
click-not-a-number = «{ $value }» — не целое число.
click-not-seconds = «{ $value }» — не число секунд больше 0 и не больше { $most }.
click-not-in-range = { $value } — вне диапазона { $range }.
click-default = по умолчанию: { $default }
click-required = обязательно
click-did-you-mean = Возможно, имелось в виду { $names }?
click-extra = Лишнее в команде: { $arguments }.
click-needs-value = Параметру «{ $name }» нужно значение.
click-no-value = Параметр «{ $name }» не принимает значения.
click-not-one-of = «{ $value }» здесь не подходит; на выбор: { $choices }.
click-choose = На выбор: { $choices }
click-is-folder = «{ $name }» — это папка, а нужен файл.
click-is-file = «{ $name }» — это файл, а нужна папка.
click-options-place = [ПАРАМЕТРЫ]
click-command-place = КОМАНДА …

# Число так, как его пишут в этом языке.
number = { $value }
