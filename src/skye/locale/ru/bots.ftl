# Боты, которые идут со Skye, и что может быть не так с вашим собственным.
bot-random = Заблудшая овца
bot-random-character = Делает случайные допустимые ходы.
bot-novice = Пастух
bot-novice-character = Берёт то, что выгодно в этом раунде, и просит почти одну и ту же цену за каждый квадрат.
bot-trader = Торговец
bot-trader-character = Знает, сколько квадрат стоит для каждого за столом, и исходя из этого покупает и продаёт.
bot-planner = Старейшина клана
bot-planner-character = Просчитывает каждый план до конца и учитывает, чем ответят другие.
bot-seer = Провидица
bot-seer-character = Сыграла многие тысячи партий и с первого взгляда видит, чего стоит квадрат.
bot-chieftain = Вождь
bot-chieftain-character = Не торопится, смотрит дальше всех и ничего не отдаёт даром.

bot-unknown = Бота «{ $found }» нет. Выберите одного из { $known } или своего в виде путь.py:Класс.
bot-no-file = { $file }: такого файла нет. Собственный бот указывается как путь.py:Класс.
bot-broken = { $file }: не удаётся загрузить: { $problem }.
bot-no-class = { $file }: в нём нет класса { $name }. Собственный бот указывается как путь.py:Класс.
bot-no-decide = { $file }: у { $name } нет метода decide(view, legal, clock, rng), который нужен каждому боту.
bot-unknown-weight = Веса «{ $found }» нет. Есть такие веса: { $known }.

# Параметры бота, как в chieftain:net=off,budget=2.
parameter-form = «{ $found }» — не параметр. Параметры пишутся после бота как имя=значение, через запятую: chieftain:net=off,budget=2.
parameter-twice = Параметр «{ $found }» указан дважды.
parameter-unknown = У бота { $bot } нет параметра «{ $found }». Есть такие параметры: { $known }.
parameter-none = У бота { $bot } нет параметров, поэтому «{ $found }» задать нельзя.
parameter-no-net = У бота { $bot } нет сети, поэтому «net» задать нельзя. Боты с сетью: { $known }.
parameter-net = «net» — это on или off, а не «{ $found }».
parameter-budget = «budget» — это число секунд от { $low } до { $high }, а не «{ $found }».
parameter-long = Класс и его параметры вместе не могут быть длиннее { $most } знаков.

# Фазы, в которых решает бот.
phase-price = цены
phase-buy = покупка
phase-build = строительство
