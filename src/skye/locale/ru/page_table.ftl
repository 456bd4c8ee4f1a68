# Всё вокруг стола: верхняя полоса, меню, игроки, территории.
page-table-title-page = Стол { $code } — Skye
page-table-title-turn = Ваш ход — { $code }
page-table-looking = Ищем стол { $code }…
page-table-round = Раунд { $round } из { $rounds }
page-table-turn = Ваш ход
page-table-your-turn = Ваш ход: { $phase }
page-table-connected = Подключено
page-table-watching = Вы зритель
page-table-share = Поделиться ссылкой
page-table-share-short = Ссылка
page-table-menu = Меню
page-table-home = На главную
page-table-leave = Выйти из-за стола
page-table-leave-title = Выйти из-за стола?
page-table-leave-game = Место остаётся за вами: вернитесь в этом браузере и играйте дальше. До тех пор другие могут попросить бота сыграть за вас.
page-table-leave-lobby = Игра ещё не началась: ваше место освободится для других.
page-table-leave-now = Выйти
page-table-stay = Остаться
page-table-players = Игроки
page-table-offers = Вытянутые квадраты и их цены
page-table-hand = Невыложенные квадраты
page-table-strength = сила { $level } из { $levels }
page-table-time-left = осталось времени: { $time }
page-table-tabs = Части стола
page-table-aside = Рядом с территорией
page-table-tab-land = Территория
page-table-tab-scoring = Цели
page-table-tab-board = Планшет
page-table-tab-log = Журнал

page-player-you = вы
page-player-bot = бот
page-player-start = Первый игрок
page-player-awaited = думает
page-player-decided = решение принято
page-player-away = не в сети
page-player-left = нет за столом
page-player-replaced = играет бот: { $bot }
page-player-vote = Попросить бота
page-player-voted = Вы попросили бота
page-land-title = Территория: { $who }
page-land-back = К моей территории
page-land-back-short = Назад

page-wait-title = Ожидание
page-wait-for = Ждём: { $names }.
page-wait-table = Минутку…
page-wait-sealed = Ваше решение принято.
page-hand-title = Передайте устройство: { $who }
page-hand-text = То, что дальше, должен видеть только этот игрок.
page-hand-ready = Я — { $who }

# До начала игры.
page-lobby-title = Ждём игроков
page-lobby-welcome = Садитесь за стол
page-lobby-missing =
    { $count ->
        [one] Свободно { $count } место. Игра начнётся, когда все места будут заняты.
        [few] Свободно { $count } места. Игра начнётся, когда все места будут заняты.
       *[many] Свободно { $count } мест. Игра начнётся, когда все места будут заняты.
    }
page-lobby-name = Ваше имя
page-lobby-sit = Сесть
page-lobby-here = здесь
page-lobby-free = Свободное место
page-lobby-bot = Какой бот
page-lobby-bot-level = { $bot } ({ $level } из { $levels })
page-lobby-fill = Добавить бота
page-lobby-free-seat = Освободить место
page-lobby-free-title = Освободить место игрока { $name }?
page-lobby-free-text = Тогда туда сможет сесть кто-то другой. { $name } увидит сообщение и сможет вернуться по ссылке.
page-lobby-freed = Тот, кто открыл стол, освободил ваше место.
page-lobby-admit = Разрешить всем сесть с одного адреса
page-lobby-admit-text = С одного адреса нельзя занять все свободные места. Разрешите это, если ваши друзья находятся в одном месте.
page-lobby-admitted = Все могут сесть с одного адреса.
page-lobby-invite = Пригласить друзей
page-lobby-code = Код стола:
page-lobby-copy = Копировать ссылку
page-lobby-invite-text = Сесть может любой, у кого есть ссылка или код.
page-lobby-options = Параметры игры
page-lobby-game = Игра
page-lobby-base = Остров Скай
page-lobby-gold = Золото других
page-lobby-gold-hidden = скрыто
page-lobby-gold-open = открыто
page-lobby-clock = Часы
page-lobby-clock-none = нет
page-lobby-clock-move = { $time } на решение
page-lobby-clock-game = { $time } на игру
page-lobby-watching = Зрители
page-lobby-watching-open = могут смотреть
page-lobby-watching-closed = не допускаются
page-halted-title = Партия остановлена
page-any-heading = Выберите один из вариантов
page-any-seal = Подтвердить
page-player-gained =
    { $points ->
        [one] { $points } очко в прошлом раунде
        [few] { $points } очка в прошлом раунде
       *[many] { $points } очков в прошлом раунде
    }
