# Конец игры на странице.
page-end-won = Вы победили!
page-end-winner =
    { $count ->
        [one] Победа: { $names }
        [few] Общая победа: { $names }
       *[many] Общая победа: { $names }
    }
page-end-show = Показать итог
page-end-rank = Место
page-end-player = Игрок
page-end-points = Очки
page-end-gold = Оставшееся золото
page-end-tie = При равных очках решает оставшееся золото.
page-end-rematch = Сыграть ещё раз
page-end-next = К новому столу
page-end-lands = Посмотреть территории
page-end-chart = Диаграмма
page-end-chart-sources = Источники
page-end-chart-course = Ход игры
page-end-sources = Откуда взялись очки
page-end-course = Очки после каждого раунда
page-end-moment = конец
page-end-table = В виде таблицы
page-end-source = Источник
page-end-after = После раунда
page-end-sum = Всего
page-end-more = Ещё
page-end-replay = Посмотреть партию
page-end-record = Сохранить запись
page-end-private = Эту игру видят только её участники.
page-end-open = Открыть всем
page-end-opened = Теперь эту игру видит каждый, у кого есть ссылка.
