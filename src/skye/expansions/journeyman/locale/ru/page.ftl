# Дополнение Journeyman на странице.
page-expansion-journeyman = Остров Скай с дополнением «Странник»
page-expansion-journeyman-text = Добавляет странника, который ходит по вашей территории, и планшет с тремя треками. Для тех, кто знает игру.

# Планшеты прогресса.
page-journey-whose = Чьи жетоны бонусов
page-journey-how = Выберите деление, чтобы прочитать, чего оно требует и что даёт.
page-journey-help = Как работает странник
page-journey-help-walk = Странник ходит по вашей территории. Тайно вы кладёте метки на квадраты, до которых он должен дойти: соседний квадрат стоит 2 очка движения, по дороге — только 1. Вначале их у вас 4.
page-journey-help-steps = За каждую метку, которую он подберёт, можно сделать шаг на одном из трёх треков, если на квадрате есть то, чего требует следующее деление. Из замка это можно при любом требовании, заплатив монету у маленького замка.
page-journey-help-others = Шаг можно сделать и тогда, когда кто-то покупает ваш квадрат, — на треке воина, и когда вы получаете квадрат со странником, — на любом треке, чего бы ни требовало деление.
page-journey-help-gains = Очки между делениями даются сразу. Знамя остаётся: в каждом раунде оно приносит очки, золото или очки движения, на каждом треке — лучшее в своём роде. Между двумя последними делениями можно ходить туда и обратно, назад — только за подобранную метку.
page-journey-help-roads = Полученная дорога соединяет два ваших соседних квадрата — для ходьбы и для всего, что считается вдоль дорог. Выложить её можно когда угодно; перед очками каждого раунда вас об этом спросят.
page-journey-space = { $track }, деление { $space } из { $count }
page-journey-asks = Требование: { $requirement }
page-journey-fee =
    Пошлина: { $gold ->
        [one] { $gold } монета
        [few] { $gold } монеты
       *[many] { $gold } монет
    }
page-journey-points =
    { $points ->
        [one] сразу { $points } очко
        [few] сразу { $points } очка
       *[many] сразу { $points } очков
    }
page-journey-hop =
    { $points ->
        [one] { $points } очко за каждый шаг между двумя последними делениями
        [few] { $points } очка за каждый шаг между двумя последними делениями
       *[many] { $points } очков за каждый шаг между двумя последними делениями
    }
page-journey-banner-points =
    { $value ->
        [one] { $value } очко в конце каждого раунда
        [few] { $value } очка в конце каждого раунда
       *[many] { $value } очков в конце каждого раунда
    }
page-journey-banner-income =
    { $value ->
        [one] { $value } монета
        [few] { $value } монеты
       *[many] { $value } монет
    } в начале каждого раунда
page-journey-banner-movement =
    { $value ->
        [one] { $value } очко движения
        [few] { $value } очка движения
       *[many] { $value } очков движения
    }
page-journey-bonus = Жетон бонуса «{ $name }»: { $text }
page-journey-castle =
    Через замок: { $gold ->
        [one] { $gold } монета
        [few] { $gold } монеты
       *[many] { $gold } монет
    }
page-journey-here = Здесь: { $names }
page-journey-at-start = { $who }, в начале
page-journey-at = { $track }: деление { $space }
page-journey-won = Полученные жетоны бонусов
page-journey-won-none = Жетонов бонусов пока нет.
page-journey-bonus-fresh = действует с конца этой фазы
page-journey-bonus-used = израсходован
page-journey-movement =
    { $count ->
        [one] { $count } очко движения
        [few] { $count } очка движения
       *[many] { $count } очков движения
    }
page-journey-waypoints =
    { $count ->
        [one] { $count } путевая метка
        [few] { $count } путевые метки
       *[many] { $count } путевых меток
    }
page-journey-roads =
    { $count ->
        [one] { $count } дорога в запасе
        [few] { $count } дороги в запасе
       *[many] { $count } дорог в запасе
    }
page-journey-stands-here = Здесь странник
page-journey-marker-here = Здесь путевая метка

# План.
page-plan-heading = Спланируйте путь
page-plan-how = Кладите метки на свои квадраты: за каждую, которую подберёт странник, можно сделать шаг на одном из треков.
page-plan-numbers = Число на квадрате: очки движения на весь путь.
page-plan-green = Зелёный: выполняет требование трека.
page-plan-moved = ⇄: ещё одна метка там невозможна, поэтому туда переходит последняя.
page-plan-markers = Ваши путевые метки
page-plan-free = Свободная путевая метка
page-plan-spot =
    { $spent ->
        [one] Метка: { $tile }, { $place }; путь займёт { $spent } очко движения
        [few] Метка: { $tile }, { $place }; путь займёт { $spent } очка движения
       *[many] Метка: { $tile }, { $place }; путь займёт { $spent } очков движения
    }
page-plan-spot-instead =
    { $spent ->
        [one] Последнюю метку сюда: { $tile }, { $place }; путь займёт { $spent } очко движения
        [few] Последнюю метку сюда: { $tile }, { $place }; путь займёт { $spent } очка движения
       *[many] Последнюю метку сюда: { $tile }, { $place }; путь займёт { $spent } очков движения
    }
page-plan-spot-chosen = Убрать метку: { $tile }, { $place }
page-plan-allows = позволяет шаг: { $tracks }
page-plan-asked = Чего требуют ваши треки
page-plan-ask-nowhere = Ни один из ваших квадратов: { $requirement }
page-plan-ask =
    { $count ->
        [one] { $track }, деление { $space }: { $requirement }; { $count } ваш квадрат
        [few] { $track }, деление { $space }: { $requirement }; { $count } ваших квадрата
       *[many] { $track }, деление { $space }: { $requirement }; { $count } ваших квадратов
    }
page-plan-ask-only = { $track }, деление { $space }: { $requirement }
page-plan-extra =
    { $movement ->
        [one] Потратить жетон бонуса: ещё { $movement } очко движения
        [few] Потратить жетон бонуса: ещё { $movement } очка движения
       *[many] Потратить жетон бонуса: ещё { $movement } очков движения
    }
page-plan-seal = Подтвердить план
page-plan-stay = Остаться на месте
page-plan-secret = Тайна, пока не спланируют все.
page-plan-sealed = { $who }: план готов
page-plan-open = { $who }: план ещё не готов

# Путь и шаги.
page-walk-heading = Ваш путь
page-walk-how = Какая метка следующая?
page-walk-left =
    { $left ->
        [one] Осталось { $left } очко движения
        [few] Осталось { $left } очка движения
       *[many] Осталось { $left } очков движения
    }
page-walk-markers = Метки на пути
page-walk-spot = Цель: { $tile }, { $place }
page-walk-step = Шаг за эту метку
page-walk-missing-step = Сначала выберите шаг.
page-walk-not-next = Отсюда слишком далеко, чтобы быть следующей.
page-walk-go = Идти туда
page-walk-go-step = Идти и сделать шаг
page-step-heading = Шаг на треке
page-step-from-next-phase = Можно использовать со следующей фазы.
page-step-nothing = пока ничего
page-step-why-sale = У вас купили квадрат: можно сделать шаг на треке воина.
page-step-why-symbol = Вы получили квадрат с символом странника: можно сделать шаг на любом треке.
page-step-why-bonus = Сработал ваш жетон бонуса: можно сделать шаг на любом треке.
page-step-costs = стоит
page-step-needs = Требование: { $requirement }
page-step-poor = На это не хватает золота.
page-step-end = Маркер стоит на последнем делении; оттуда его двигает только путевая метка.
page-step-none = Без шага
page-step-go = Сделать шаг
page-step-go-none = Дальше без шага

# Дороги.
page-road-have =
    { $count ->
        [one] Выложить { $count } дорогу
        [few] Выложить { $count } дороги
       *[many] Выложить { $count } дорог
    }
page-road-from = Выберите квадрат, с которого начнётся дорога.
page-road-to = Выберите соседний квадрат, куда она ведёт.
page-road-spot-from = Дорога отсюда: { $tile }, { $place }
page-road-spot-to = Дорога сюда: { $tile }, { $place }
page-road-spot-other = Не отсюда: { $tile }, { $place }
page-road-nothing = Очки сейчас не меняются.
page-road-walk = Переход по ней займёт 1 очко движения.
page-road-lay = Выложить дорогу
page-road-later = Позже
page-road-joins =
    { $count ->
        [one] Соединяет с вашим замком { $count } квадрат
        [few] Соединяет с вашим замком { $count } квадрата
       *[many] Соединяет с вашим замком { $count } квадратов
    }
page-road-joins-nothing = Ничего нового с вашим замком не соединяет.
page-road-joins-whisky = виски: { $count }
page-road-joins-cattle = коровы: { $count }

# Вопрос о дорогах перед очками раунда.
page-roads-heading = Дороги перед очками
page-roads-ask =
    { $count ->
        [one] У вас { $count } дорога. Выложить её до подсчёта очков?
        [few] У вас { $count } дороги. Выложить одну до подсчёта очков?
       *[many] У вас { $count } дорог. Выложить одну до подсчёта очков?
    }
page-roads-how = Выберите два соседних квадрата: отметки на вашей территории показывают, где может лечь дорога.
page-roads-keep =
    { $count ->
        [one] Оставить дорогу
        [few] Оставить дороги
       *[many] Оставить дороги
    }
page-roads-none = Не выкладывать
page-roads-later = Оставленное можно выложить когда угодно.

# Что произошло.
page-event-stepped = { $who }: { $track }, деление { $space } ({ $reason })
page-event-won = { $who } получает жетон бонуса: { $bonus }
page-event-bonus = { $who }: действует жетон бонуса «{ $bonus }»
page-event-wages = { $who }: знамёна, золото +{ $amount }
page-event-banners = { $who }: знамёна, +{ $points } = { $total }
page-event-granted = { $who }: банк платит за покупку, { $granted }
page-event-road = { $who } выкладывает дорогу
page-event-no_road = { $who } больше не выкладывает дорог
page-event-walked = { $who } идёт; осталось движения: { $left }
