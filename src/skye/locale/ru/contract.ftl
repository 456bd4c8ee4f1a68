# Договор бота, и что бот может сделать не так.
cli-bots = Показать ботов, которые идут со Skye. С указанием BOT — проверить, соблюдает ли этот бот договор: только допустимые ходы, в отведённое время, один и тот же ответ на один и тот же вопрос, и решение лишь по тому, что ему показано, и по данным ему случайным числам. BOT — имя из списка или ваш собственный бот в виде путь.py:Класс.
cli-bots-short = Показать ботов или проверить одного
contract-games = Число игр для каждого числа игроков, с дополнением и без него.
contract-checking = Проверка
contract-kept = { $bot }: договор соблюдён. Игр: { $games }.
contract-broken = { $bot }: договор нарушен. Игр: { $games }.

contract-where = --players { $players }{ $options } --seed { $seed }, место { $seat }, раунд { $round }, фаза «{ $phase }»
contract-raised = { contract-where }: бот сломался: { $problem }. На каждый вопрос нужен ответ.
contract-illegal = { contract-where }: ответ — недопустимый ход: { $answer }. Выберите ход из `legal`.
contract-slow = { contract-where }: на ответ ушло { $seconds } с, отведено { $budget } с. Чаще проверяйте clock.left().
contract-unsteady = { contract-where }: на один и тот же вопрос с теми же случайными числами получены два ответа: { $one } и { $other }. Берите случайные числа только из `rng`, время — только с часов и не полагайтесь на порядок в множестве.
contract-memory = { contract-where }: бот, играющий с самого начала, отвечает { $other }, а новый — { $one }. Ничего не запоминайте от вопроса к вопросу.
contract-hidden = { contract-where }: ответ зависит от того, что соперники выбрали тайно: { $one } или { $other }. Решайте только по тому, что показано.
contract-view = { contract-where }: бот изменил показанное ему. Работайте с копией или с игрой из imagine().
contract-random = { contract-where }: бот взял случайные числа всей программы. Берите их из `rng`, например через random.Random(rng.getrandbits(64)).
contract-prints = { contract-where }: бот напечатал в стандартный вывод: { $printed }. Там место результатам; печатайте в sys.stderr.
