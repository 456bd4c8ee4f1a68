# Статистика записанных игр: команда.
cli-stats = Статистика записанных игр: откуда берутся очки, цены и продажи, что решает исход, кто начинает. С --out также графики и файлы Parquet. Игры читаются, но не проверяются; для этого есть replay.
cli-stats-short = Статистика, графики и данные записанных игр
cli-stats-out = Папка для графиков (PNG и SVG), таблиц и файлов Parquet; если её нет, она будет создана.
cli-stats-json = Вывести вместо таблиц один объект JSON в стандартный вывод.
cli-stats-force = Писать в непустую папку, заменяя результаты прежнего запуска.
stats-reading = Чтение
stats-drawing = Рисование
stats-written = Записано файлов: { $files }, папка { $folder }
stats-other-material = Примечание: { $file } — в этих играх был другой материал, не тот, что поставляется с программой.

# Что может быть не так.
stats-twice = { $file } указан дважды; его игры посчитались бы два раза. Уберите одно из указаний.
stats-folder-full = { $folder }: папка не пуста. Выберите другую или добавьте --force, чтобы заменить результаты прежнего запуска.
stats-folder-file = { $folder }: это файл. Укажите папку.
stats-misfit = { $file }, строка { $line }: «{ $found }» не согласуется с тем, что стоит выше. Что именно не так, покажет: skye replay { $file }
stats-not-over = { $file }, строка { $line }: здесь начинается новая игра, но игра { $game } ещё не закончена.
stats-truncated = { $file }: обрывается после строки { $line } посреди игры { $game }, которая начинается в строке { $first }. Дайте команде, которая пишет файл, дойти до конца (--resume) или обрежьте файл перед этой строкой.

# Группы игр.
stats-base = Базовая игра
stats-group =
    { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }: { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }

# Числа.
stats-whole = { NUMBER($value) }
stats-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-short-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
stats-axis = { NUMBER($value) }
stats-all = всего
stats-more =
    { $count ->
        [one] … и ещё { $count } строка (все — с --json)
        [few] … и ещё { $count } строки (все — с --json)
       *[many] … и ещё { $count } строк (все — с --json)
    }

# Откуда берутся очки.
stats-source-scrolls = Свитки
stats-source-exchanged = Обмен золота

# Таблицы: заголовок и строка о том, что говорят числа.
stats-table-overview = Обзор
stats-table-overview-note = Очки: среднее по всем игрокам. Отрыв: победителя от следующего игрока.
stats-table-names = Игроки
stats-table-names-note = Общая победа делится поровну.
stats-table-sources = Очки по источникам
stats-table-sources-note = Средние очки игрока в играх с этим источником, всего и по раундам, и его доля во всех очках.
stats-table-rounds = Очки по раундам
stats-table-rounds-note = Средние очки игрока. От A до D — места жетонов целей.
stats-table-deciding = Что решает исход игры
stats-table-deciding-note = Перевес: очки победителей из этого источника минус среднее остальных. Решающий: доля игр, в которых победитель не победил бы, если бы никто не получил из него очков.
stats-table-letters = Что решает исход игры, по местам жетонов целей
stats-table-letters-note = Как выше.
stats-table-seats = Кто начинает
stats-table-seats-note = Игроки по очереди хода в первом раунде; 1 — первый игрок.
stats-table-prices = Цены
stats-table-prices-note = Золото у предложенных квадратов. Столбцы с процентами: столько цен не выше этой.
stats-table-sale-rates = Продажи по цене
stats-table-sale-rates-note = Сколько из квадратов, предложенных по этой цене, кто-нибудь купил.
stats-table-seller-positions = Кто назначает цену, по очереди хода
stats-table-seller-positions-note = Продавцы по очереди хода в раунде; 1 покупает первым.
stats-table-sellers = Кто назначает цену, по именам
stats-table-sellers-note = Квадраты, предложенные каждым игроком.
stats-table-tiles = Что происходит с вытянутыми квадратами
stats-table-tiles-note = Не выложены: купленные или оставленные квадраты, которые никуда не подошли; они считаются и среди купленных или оставленных.

# Столбцы.
stats-column-interval = 95 %
stats-column-name = Игрок
stats-column-seller-name = Игрок
stats-column-position = Очередь
stats-column-seats = Мест
stats-column-games = Игр
stats-column-win-share = Победы
stats-column-points = Очки
stats-column-best = Очки победителя
stats-column-lead = Отрыв
stats-column-shared = Общие победы
stats-column-source = Источник
stats-column-kind = Источник
stats-column-letter = Место
stats-column-share = Доля
stats-column-end = Конец
stats-column-spread = Перевес
stats-column-decided = Решающий
stats-column-round = Раунд
stats-column-offered = Предложено
stats-column-mean = Среднее
stats-column-minimum = Мин.
stats-column-quantile-10 = 10 %
stats-column-quantile-25 = 25 %
stats-column-median = Медиана
stats-column-quantile-75 = 75 %
stats-column-quantile-90 = 90 %
stats-column-maximum = Макс.
stats-column-price = Цена
stats-column-sold = Продано
stats-column-sale-rate = Доля проданных
stats-column-drawn = Вытянуто
stats-column-axe-share = Сброшено
stats-column-sold-share = Продано
stats-column-kept-share = Не продано
stats-column-unplaced-share = Не выложено
stats-column-total = Всего

# Графики.
stats-plot-points = Очки по раундам и источникам
stats-plot-points-y = Средние очки игрока
stats-plot-points-tile = Жетон цели { $letter }
stats-plot-prices = Цены в каждом раунде
stats-plot-prices-x = Цена (золото)
stats-plot-prices-y = Доля предложенных квадратов
stats-plot-prices-round = Раунд { $round }
stats-plot-prices-median = медиана { $price }
stats-plot-sale-rates = Что продаётся и по какой цене
stats-plot-sale-rates-y = Доля проданных из предложенных
stats-plot-sale-rates-note = Полоса: интервал 95 %; пунктир: все цены, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; цены, предложенные не реже { $least } раз.
stats-plot-seats = Важно ли, кто начинает?
stats-plot-seats-x = Очередь хода в первом раунде (1 начинает)
stats-plot-seats-y = Доля выигранных игр
stats-plot-seats-note = Отрезки: интервалы 95 %; пунктир: равная доля, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
stats-plot-deciding = Что решает исход игры
stats-plot-deciding-left = Перевес победителя над остальными (очки)
stats-plot-deciding-right = Без него не было бы победы
stats-plot-deciding-note = Синий: жетоны целей; оранжевый: другие источники. Отрезки: интервалы 95 %.
