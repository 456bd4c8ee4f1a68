# Одна строка объяснённых очков или золота. $count — сколько всего сосчитано.
line-square = блок из четырёх квадратов
line-sheep =
    { $count ->
        [one] { $count } овца
        [few] { $count } овцы
       *[many] { $count } овец
    }
line-broch-mountain =
    { $count ->
        [one] горы с { $count } брохом
        [few] горы с { $count } брохами
       *[many] горы с { $count } брохами
    }
line-whisky-most = больше всего квадратов с виски: { $count }
line-whisky-second = второе место по квадратам с виски: { $count }
line-farm-animals =
    { $count ->
        [one] { $count } животное у фермы
        [few] { $count } животных у фермы
       *[many] { $count } животных у фермы
    }
line-road-cattle =
    { $count ->
        [one] { $count } корова на дороге к замку
        [few] { $count } коровы на дороге к замку
       *[many] { $count } коров на дороге к замку
    }
line-road-tile = квадрат на дороге к замку
line-largest-lake =
    { $count ->
        [one] самое большое завершённое озеро: { $count } квадрат
        [few] самое большое завершённое озеро: { $count } квадрата
       *[many] самое большое завершённое озеро: { $count } квадратов
    }
line-completed-area = завершённая область
line-large-area =
    { $count ->
        [one] завершённая область из { $count } квадрата
        [few] завершённая область из { $count } квадратов
       *[many] завершённая область из { $count } квадратов
    }
line-building-set =
    { $count ->
        [one] { $count } набор из броха, фермы и маяка
        [few] { $count } набора из броха, фермы и маяка
       *[many] { $count } наборов из броха, фермы и маяка
    }
line-ships-most = больше всего кораблей: { $count }
line-ships-second = второе место по кораблям: { $count }
line-gold-most = больше всего золота: { $count }
line-gold-second = второе место по золоту: { $count }
line-harbour =
    { $count ->
        [one] гавань с { $count } кораблём
        [few] гавань с { $count } кораблями
       *[many] гавань с { $count } кораблями
    }
line-column =
    { $count ->
        [one] столбец из { $count } квадрата
        [few] столбец из { $count } квадратов
       *[many] столбец из { $count } квадратов
    }
line-completed-mountain = завершённые горы

# Свитки в конце игры.
line-scroll-sheep =
    { $count ->
        [one] свиток: { $count } овца
        [few] свиток: { $count } овцы
       *[many] свиток: { $count } овец
    }
line-scroll-whisky =
    { $count ->
        [one] свиток: { $count } квадрат с виски
        [few] свиток: { $count } квадрата с виски
       *[many] свиток: { $count } квадратов с виски
    }
line-scroll-ship =
    { $count ->
        [one] свиток: { $count } корабль
        [few] свиток: { $count } корабля
       *[many] свиток: { $count } кораблей
    }
line-scroll-cattle =
    { $count ->
        [one] свиток: { $count } корова
        [few] свиток: { $count } коровы
       *[many] свиток: { $count } коров
    }
line-scroll-broch =
    { $count ->
        [one] свиток: { $count } брох
        [few] свиток: { $count } броха
       *[many] свиток: { $count } брохов
    }
line-scroll-farm =
    { $count ->
        [one] свиток: { $count } ферма
        [few] свиток: { $count } фермы
       *[many] свиток: { $count } ферм
    }
line-scroll-lighthouse =
    { $count ->
        [one] свиток: { $count } маяк
        [few] свиток: { $count } маяка
       *[many] свиток: { $count } маяков
    }
line-scroll-sheep-doubled = { line-scroll-sheep }; удвоено в завершённой области
line-scroll-whisky-doubled = { line-scroll-whisky }; удвоено в завершённой области
line-scroll-ship-doubled = { line-scroll-ship }; удвоено в завершённой области
line-scroll-cattle-doubled = { line-scroll-cattle }; удвоено в завершённой области
line-scroll-broch-doubled = { line-scroll-broch }; удвоено в завершённой области
line-scroll-farm-doubled = { line-scroll-farm }; удвоено в завершённой области
line-scroll-lighthouse-doubled = { line-scroll-lighthouse }; удвоено в завершённой области
line-gold =
    { $count ->
        [one] обмен { $count } монеты
        [few] обмен { $count } монет
       *[many] обмен { $count } монет
    }

# Доход.
line-castle = замок
line-whisky = виски на дороге к замку: { $count }
line-catch-up =
    { $count ->
        [one] { $count } игрок впереди
        [few] { $count } игрока впереди
       *[many] { $count } игроков впереди
    }
