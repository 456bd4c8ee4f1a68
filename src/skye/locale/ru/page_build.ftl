# Выкладывание квадратов на странице.
page-build-heading = Выложите квадраты
page-build-how = Перетащите квадрат на свою территорию или нажмите на подсвеченную клетку.
page-build-best = Число на клетке — очки к концу игры. Зелёная — лучшее место.
page-build-market = Что купили другие
page-build-keys = Клавиши: 1–9 выбирают квадрат, стрелки выбирают клетку, Enter примеряет и выкладывает, R поворачивает, Backspace отменяет.
page-build-all-laid = Всё выложено. Завершите строительство или отмените последний квадрат.
page-build-unfit = Никуда не подходит
page-build-unfit-how = Квадрат, который в конце никуда не подойдёт, вернётся в мешочек.
page-build-returned =
    { $count ->
        [one] Этот квадрат никуда не подходит и возвращается в мешочек.
        [few] Эти квадраты никуда не подходят и возвращаются в мешочек.
       *[many] Эти квадраты никуда не подходят и возвращаются в мешочек.
    }

# Что делают клетки и кнопки.
page-build-spot = Примерить { $tile } здесь: { $place }
page-build-spot-worth =
    { $points ->
        [one] Примерить { $tile } здесь: { $place }; { $points } очко к концу игры
        [few] Примерить { $tile } здесь: { $place }; { $points } очка к концу игры
       *[many] Примерить { $tile } здесь: { $place }; { $points } очков к концу игры
    }
page-build-spot-tried = Повернуть { $tile }: { $place }
page-build-turn = Повернуть
page-build-turn-back = Повернуть обратно
page-build-lay = Выложить квадрат
page-build-lay-last = Выложить и закончить
page-build-finish = Завершить строительство
page-build-undo = Отменить
page-build-put-away = Вернуть в руку
page-build-one-turn = Здесь он подходит только так.
page-build-refused = Здесь он не подходит: на каждой стороне местность должна совпадать.
page-build-pending = Выкладываем…

# Что принёс бы примеренный квадрат.
page-build-tried = Примерка, { $place }: { $tile }.
page-build-tried-worth =
    { $points ->
        [one] Примерка, { $place }: { $tile }. { $points } очко к концу игры.
        [few] Примерка, { $place }: { $tile }. { $points } очка к концу игры.
       *[many] Примерка, { $place }: { $tile }. { $points } очков к концу игры.
    }
page-build-nothing = Пока ничего не меняется.
page-build-change = { $name }: { $change }, станет { $now }
page-build-times =
    { $count ->
        [one] считается ещё { $count } раз
        [few] считается ещё { $count } раза
       *[many] считается ещё { $count } раз
    }
page-build-completed =
    { $count ->
        [one] Завершено: { $terrain }, { $count } квадрат
        [few] Завершено: { $terrain }, { $count } квадрата
       *[many] Завершено: { $terrain }, { $count } квадратов
    }
page-build-worth = К концу игры
page-build-sum = Все квадраты этого раунда
