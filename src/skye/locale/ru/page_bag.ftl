# Мешочек: все квадраты игры и то, что осталось.
page-bag-title = Мешочек
page-bag-key = Мешочек (клавиша B)
page-bag-short = Мешочек
page-bag-open =
    { $count ->
        [one] Мешочек: остался { $count } квадрат
        [few] Мешочек: осталось { $count } квадрата
       *[many] Мешочек: осталось { $count } квадратов
    }
page-bag-left = Квадратов в мешочке: { $count } из { $all }.
page-bag-back = Квадраты с топором и те, что никуда не подходят, возвращаются в него.
page-bag-filter = Только квадраты с символом
page-bag-filter-how = Осталось в мешочке / всего в игре. Выберите символ, чтобы увидеть только его квадраты.
page-bag-only = Только квадраты с символом: { $symbol }. Выберите его ещё раз, чтобы увидеть все.
page-bag-symbol = { $symbol }: { $left } из { $all } в мешочке
page-bag-inside = В мешочке
page-bag-drawn = В продаже или на руках
page-bag-laid = { $who }: выложено
page-bag-tiles =
    { $count ->
        [one] { $count } квадрат
        [few] { $count } квадрата
       *[many] { $count } квадратов
    }
page-settings-keys-bag = Мешочек
page-settings-does-bag = открыть и закрыть
