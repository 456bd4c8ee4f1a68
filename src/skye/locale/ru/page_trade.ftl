# Цены и покупки на странице.
page-trade-price-title = Положите топор на один квадрат, цены — на остальные
page-trade-help-toggle = Как работают цены
page-trade-help = Покупатель платит вам цену, и вы забираете своё золото. Квадрат, который никто не купил, ваш, а золото на нём пропадает.
page-trade-help-best = «до» под квадратом: очки, которые он может принести вам к концу игры на лучшем месте.
page-trade-price-keys = Клавиши: 1–3 выбирают квадрат, ↑ ↓ меняют цену, X кладёт топор, Enter подтверждает.
page-trade-axe-token = Топор: перетащите его на квадрат или коснитесь квадрата
page-trade-axe-put = Топор сюда: { $tile }
page-trade-axe-key = Топор сюда (клавиши { $number }, X)
page-trade-axe-back = Обратно в мешочек
page-trade-axe-spare = Без топора
page-trade-price-of = Цена: { $tile }
page-trade-no-price = цены ещё нет
page-trade-less = Снизить цену: { $tile }
page-trade-more = Повысить цену: { $tile }
page-trade-less-key = Меньше (↓)
page-trade-more-key = Больше (↑)
page-trade-left = Осталось золота: { $left }
page-trade-of = из { $gold }
page-trade-on-tiles = на квадратах { $gold }
page-trade-seal = Подтвердить цены
page-trade-seal-final = Окончательно. Другие увидят цены, когда подтвердят все.
page-trade-proposed = Предложены низкие цены: измените их, затем подтвердите.
page-trade-sealing = Подтверждаем…
page-trade-missing-axe = Сначала положите топор на квадрат.
page-trade-missing-price = У каждого другого квадрата должна быть цена.

# Что вытянули другие.
page-trade-rivals = Вытянули другие
page-trade-thinking = ещё думает
page-trade-sealed = цены готовы

# Покупка.
page-trade-buy-title = Купите квадрат или пропустите покупку
page-trade-offers = Квадраты на продажу
page-trade-offers-of = Предлагает { $seller }
page-trade-own = Ваши, если не купят
page-trade-own-title = Ваши предложения: что никто не купит, останется у вас, а золото на нём пропадёт.
page-trade-none-left = Больше ничего не продаётся.
page-trade-asks = { $seller }: цена { $price }
page-trade-affordable = Вам хватает золота
page-trade-lacking =
    Слишком дорого: не хватает { $lacking ->
        [one] { $lacking } монеты
        [few] { $lacking } монет
       *[many] { $lacking } монет
    }
page-trade-lacking-short = не хватает { $lacking }
page-trade-nothing-affordable = Золота не хватает ни на один.
page-trade-missed = Уже продан другому: { $tile }. Выберите другой.
page-trade-for-tile = за квадрат { $gold }
page-trade-bank-pays = За вас платит банк.
page-trade-buy = Купить за { $price }
page-trade-buy-none-yet = Купить
page-trade-pass = Ничего не покупать
page-trade-pass-now = Да, ничего

# Где квадрат лежал бы лучше всего.
page-trade-best = до { $worth }
page-trade-best-none = без очков
page-trade-best-text = Очки к концу игры на лучшем месте: { $worth } ({ $place })
page-trade-best-place = Лучшее место: { $place }
page-trade-worth-title = Очки к концу игры, если выложить его сейчас на лучшее место
page-trade-weighing = Ищем лучшее место…
page-trade-look = Число под квадратом — очки, которые он может принести вам к концу игры. Выберите квадрат, чтобы увидеть, где.
page-trade-buy-keys = Клавиши: стрелки ведут к квадрату, Enter выбирает его, ещё раз Enter — покупает.
page-reveal-title = Цены открываются
