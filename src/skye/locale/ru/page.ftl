# Страница для браузеров: общее для всех её экранов.
page-title = Skye
page-loading = Загрузка…
page-close = Закрыть
page-no-answer = Сервер не отвечает. Попробуйте ещё раз чуть позже.
page-connection-connecting = Подключение…
page-connection-lost = Связь прервалась. Пробуем снова…
page-connection-remembered = Последняя связь { $time }. Ждём соединения…
page-wait-remembered = Вы видите стол таким, каким он был при последней связи. Можно будет продолжить, как только связь вернётся.
page-connection-closed = Соединение закрыто
page-connection-back = Связь восстановлена.
page-copied = Скопировано.
page-renewing = Часть страницы отсутствует. Она перезагрузится, как только сервер ответит.
page-renew = Перезагрузить сейчас

# Земли и квадраты словами.
page-tile = квадрат { $tile }
page-tile-edges = { $north } на севере, { $east } на востоке, { $south } на юге, { $west } на западе
page-tile-road = дорога: { $sides }
page-side-N = север
page-side-E = восток
page-side-S = юг
page-side-W = запад
page-place-castle = у замка
page-place-north = { $count } к северу
page-place-south = { $count } к югу
page-place-east = { $count } к востоку
page-place-west = { $count } к западу
page-gold-amount =
    { $gold ->
        [one] { $gold } монета
        [few] { $gold } монеты
       *[many] { $gold } монет
    }
page-points-amount =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
page-zoom-in = Приблизить
page-zoom-out = Отдалить
page-fit = Показать всё
