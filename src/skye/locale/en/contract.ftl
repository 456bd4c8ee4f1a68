# The contract of a bot, and what one can do wrong.
cli-bots = List the bots that come with Skye. With BOT, check whether this bot keeps the contract: legal moves only, within its time, the same answer to the same question, and decisions based only on the view and the random numbers it is given. BOT is a name from the list, or a bot of your own as path.py:Class.
cli-bots-short = List the bots, or check one
contract-games = Games for each number of players, with and without expansion.
contract-checking = Checking
contract-kept = { $bot } keeps the contract. Games: { $games }.
contract-broken = { $bot } does not keep the contract. Games: { $games }.

contract-where = --players { $players }{ $options } --seed { $seed }, seat { $seat }, round { $round }, phase “{ $phase }”
contract-raised = { $where }: the bot crashed: { $problem }. Every question needs an answer.
contract-illegal = { $where }: the answer is not a legal move: { $answer }. Choose one of `legal`.
contract-slow = { $where }: the answer took { $seconds } seconds, { $budget } were allowed. Check clock.left() more often.
contract-unsteady = { $where }: the same question with the same random numbers got two answers: { $one } and { $other }. Take random numbers only from `rng`, measure time only with the clock, and do not rely on the order of a set.
contract-memory = { $where }: a bot that has played from the beginning answers { $other }, a new one { $one }. Do not store anything from one question to the next.
contract-hidden = { $where }: the answer depends on what rivals have sealed: { $one } or { $other }. Decide only by the view.
contract-view = { $where }: the bot changed the view. Work on a copy or on a game from imagine().
contract-random = { $where }: the bot used the program’s global random numbers. Take them from `rng`, for example with random.Random(rng.getrandbits(64)).
contract-prints = { $where }: the bot printed to standard output: { $printed }. Standard output is for results; print to sys.stderr instead.
