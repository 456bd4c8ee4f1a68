# Жетоны целей и раунды на странице.
page-scoring-title = Жетоны целей
page-scoring-now = в этом раунде
page-scoring-times =
    { $count ->
        [0] больше не считается
        [one] ещё { $count } раз
        [few] ещё { $count } раза
       *[many] ещё { $count } раз
    }
page-scoring-standing = Числа показывают, сколько очков каждый получил бы сейчас.
page-scoring-final = Итоговый подсчёт
page-scoring-final-hint = Выберите строку, чтобы увидеть, что дал каждый раунд.
page-scoring-round = Раунд { $round }
page-scoring-nobody = никто не получил очков
page-scoring-where = Что считается сейчас
page-scoring-hidden = Это зависит от золота, которое скрыто.
page-scoring-example =
    { $points ->
        [one] Пример: { $points } очко
        [few] Пример: { $points } очка
       *[many] Пример: { $points } очков
    }
page-scoring-example-you = Вы
page-scoring-example-rival = Другой игрок

# Что приносит очки или золото, кроме жетонов целей.
page-source-scrolls = Свитки
page-source-scrolls-text = Свиток считается один раз, в конце игры, за то, что на нём показано, по всей вашей территории: 1 очко за каждый брох, ферму, маяк или корову либо за каждые 2 овцы, корабля или квадрата с виски. В завершённой области он считается вдвойне.
page-source-income = Доход
page-source-income-text = Золото в начале следующего раунда: 5 монет, ещё 1 за каждый квадрат с виски, соединённый дорогой с вашим замком, а с третьего раунда — монеты, указанные под раундом, за каждого игрока, у которого очков больше, чем у вас.
page-source-gold = Золото
page-source-banners = Знамёна
page-source-banners-text = Они считаются в конце каждого раунда.
page-source-steps = Шаги
page-source-bonus = Бонусы

# Раунды.
page-rounds-title = Раунды
page-rounds-round = Раунд { $round }, подсчёт: { $letters }; золото за каждого игрока впереди вас: { $gold }
page-rounds-open = Как подсчитан раунд { $round }?
page-rounds-phases = Фазы раунда
page-phase-income = доход
page-phase-scoring = подсчёт
page-phase-end = конец игры

# Подсчёт в конце раунда, шаг за шагом.
page-ceremony-title = Очки за раунд { $round }
page-ceremony-next = Дальше
page-ceremony-skip = Пропустить
page-ceremony-all = Все очки этого раунда
page-ceremony-again = Посмотреть ещё раз
