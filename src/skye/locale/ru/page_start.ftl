# Начальная страница и новый стол.
page-start-line = Вытягивайте квадраты, назначайте цены и стройте лучшую территорию на острове.
page-start-play = Играть
page-start-playing = Готовим стол…
page-start-against =
    { $count ->
        [one] { $count } бот: { $bot }
        [few] { $count } бота: { $bot }
       *[many] { $count } ботов: { $bot }
    }
page-start-change = Изменить
page-start-done = Готово
page-start-bots = Число ботов
page-start-strength = Сложность
page-start-scoring-first = набор для начинающих
page-start-scoring-random = случайные
page-start-scoring-chosen = выбрать вручную
page-start-nameless = Лэрд
page-start-lesson = Научиться за пять минут
page-start-friends = С друзьями
page-start-new = Новый стол
page-start-code = Код стола или ссылка
page-start-join = Присоединиться
page-start-join-hint = Если свободных мест нет, можно смотреть.
page-start-code-missing = Введите код стола или вставьте ссылку.
page-start-shut = За столом { $code } все места заняты, и зрители туда не допускаются.
page-start-elsewhere = Здесь нет стола с таким кодом. Ссылка ведёт на другой сервер:
page-start-mine = Мои столы
page-start-free =
    { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободны
       *[many] { $count } мест свободно
    }
page-start-waits = ждём: { $names }
page-start-over = игра окончена
page-start-gone = этого стола больше нет
page-start-forget = Забыть стол { $code }
page-start-forgotten = Стол { $code } забыт.
page-start-recall = Отменить
page-start-all = Показать все столы: { $count }
page-start-more = Ещё
page-start-rules = Правила
page-start-replay = Открыть сохранённую игру
page-start-kept = Без регистрации: столы хранятся на этом сервере, ваши места, законченные партии и настройки — на этом устройстве.
page-start-fan = Проект поклонников игры. Авторы — Андреас Пеликан и Александр Пфистер, издатель — Lookout.
page-start-away = Нет связи с сервером. Как только он ответит, можно будет играть дальше.
page-start-table = Стол { $code }
page-start-screen = { $screen } — Skye
page-start-lost = Здесь ничего нет
page-start-lost-text = Такого адреса нет. Проверьте, вся ли ссылка скопирована.
page-start-broken = Что-то пошло не так
page-start-broken-text = Этот экран не удалось показать. Игры сохранены на сервере.
page-start-reload = Перезагрузить

page-new-players = Игроки
page-new-seat = Место { $seat }
page-new-mine = На этом устройстве
page-new-open = Свободно для друга
page-new-open-hint = Здесь может сесть любой, у кого есть ссылка.
page-new-bot = Бот: { $bot }
page-new-name = Имя на месте { $seat }
page-new-player = Игрок { $seat }
page-new-slot = { $letter }: { $tile }
page-new-slot-free = { $letter }: ещё не выбран
page-new-pick = Теперь выберите жетон для { $letter }.
page-new-picked = Выбраны все четыре. Нажмите на букву, чтобы сменить её жетон.
page-new-four = Нужны четыре жетона целей; некоторые буквы ещё свободны.
page-new-more = Другие настройки
page-new-start-random = по жребию
page-new-start-seat = Место { $seat }: { $who }
page-new-layout = Одинаковая раскладка планшетов у всех
page-new-clock-move = на решение
page-new-clock-game = на игру
page-new-clock-time = Время
page-new-clock-own = другое
page-new-clock-amount = Число
page-new-clock-unit = Единица
page-new-clock-hint = Когда время выйдет, это решение примет бот.
page-new-clock-range = Можно задать время от 5 секунд до 14 дней.
page-new-substitute = Замена
page-new-substitute-hint = Этот бот играет за тех, кого нет или у кого вышло время.
page-new-spectators = Другие могут смотреть
page-new-begin = Начать игру
page-new-invite = Открыть стол
