# Мои партии: что хранит это устройство.
page-history-title = Мои партии
page-history-lead = Законченные партии, сыгранные на этом устройстве. Они остаются здесь, даже когда сервер удалил стол.
page-history-export = Экспорт
page-history-import = Импорт
page-history-added =
    { $added ->
        [0] Новых партий нет.
        [one] Добавлена { $added } партия.
        [few] Добавлены { $added } партии.
       *[many] Добавлено { $added } партий.
    }
page-history-known =
    { $known ->
        [one] { $known } уже была здесь.
        [few] { $known } уже были здесь.
       *[many] { $known } уже были здесь.
    }
page-history-broken =
    { $broken ->
        [one] { $broken } запись не читается.
        [few] { $broken } записи не читаются.
       *[many] { $broken } записей не читаются.
    }
page-history-wrong-unreadable = «{ $file }» — не экспорт партий: в файле нет JSON. Запись одной партии открывается на главной странице кнопкой «Открыть сохранённую игру».
page-history-wrong-other = В «{ $file }» есть JSON, но это не экспорт партий Skye.
page-history-wrong-newer = «{ $file }» записан более новой версией Skye.
page-history-wrong-empty = «{ $file }» — экспорт партий, но списка партий в нём нет.
page-history-no-room = В этом браузере нет места для партий, или он не разрешает странице ничего хранить.
page-history-removed = Партия за столом { $code } удалена.
page-history-none = Законченных партий ещё нет. Как только партия закончится, вы найдёте её здесь.
page-history-not-stored = Этот браузер не разрешает странице ничего хранить, например в приватном окне. Поэтому партий здесь быть не может.
page-history-play = На главную страницу
page-history-figures = Статистика
page-history-sources = Мои очки по источникам
page-history-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
page-history-all = Показать все партии: { $count }
page-history-several = Партии, в которых за этим устройством играли несколько человек, в статистику не входят.
page-history-won = Победа
page-history-shared = Общая победа
page-history-place = Место { $place } из { $players }
page-history-everybody = Все партии
page-history-people = Другие люди
page-history-against = Против
page-history-count = Партии
page-history-wins = Победы
page-history-mine = Мои очки
page-history-theirs = Их очки
page-history-choose = Выберите строку, чтобы видеть только эти партии. Очки — в среднем за партию.
page-history-tile = Жетон { $letter }
page-history-date = Дата
page-history-no-record = запись больше не хранится
page-history-replay = Смотреть
page-history-remove = Удалить партию за столом { $code }
page-history-not-here = Этой партии нет в этом браузере, или её запись больше не хранится.
