# Страница для браузера. Без форм множественного числа: страница подставляет значения сама.
page-expansion-journeyman = Isle of Skye с дополнением Journeyman
page-ask-plan = Спланируйте путь
page-ask-walk = Идите к одной из своих меток
page-ask-step = Можно сделать шаг на треке
page-plan-how = Щёлкните по квадратам для меток; выбрано: { $chosen }
page-plan-extra = Потратить жетон дополнительного движения
page-plan-none = Остаться на месте
page-waypoint = Метка на { $place }
page-standing = Здесь странник
page-planned = Здесь метка
page-roads = дорог в запасе: { $roads }
page-move-collect = Цель: { $from }, шаг: { $track }
page-move-collect-none = Цель: { $from }, без шага
page-move-step = Шаг: { $track }
page-move-step-none = Без шага
page-move-road = Дорога: { $from } – { $to }
page-event-stepped = { $who }: { $track }, деление { $space } ({ $reason })
page-event-won = { $who } получает жетон бонуса: { $bonus }
page-event-wages = { $who }: знамёна, золото +{ $amount }
page-event-banners = { $who }: знамёна, +{ $points } = { $total }
page-event-granted = { $who }: банк платит { $granted }
page-event-road = { $who } прокладывает дорогу
page-event-walked = { $who } идёт; осталось движения: { $left }
