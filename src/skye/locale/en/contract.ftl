# The contract of a bot, and what one can do wrong.
cli-bots = List the bots that come with Skye. With BOT, check whether this bot keeps the contract: legal moves only, within its time, the same answer to the same question, and nothing but the view and the random numbers it was given to decide by. BOT is a name from the list, or a bot of your own as path.py:Class.
cli-bots-short = List the bots, or check one
contract-games = Games for each number of players, with and without expansion.
contract-checking = Checking
contract-kept = { $bot } keeps the contract. Games: { $games }.
contract-broken = { $bot } does not keep the contract. Games: { $games }.

contract-where = --players { $players }{ $options } --seed { $seed }, seat { $seat }, round { $round }, phase “{ $phase }”
contract-raised = { $where }: the bot broke down: { $problem }. Every question needs an answer.
contract-illegal = { $where }: the answer is not a legal move: { $answer }. Choose one of `legal`.
contract-slow = { $where }: the answer took { $seconds } seconds, { $budget } were allowed. Look at clock.left() more often.
contract-unsteady = { $where }: the same question with the same random numbers got two answers: { $one } and { $other }. Take random numbers from `rng` alone, count time on the clock alone, and do not go by the order of a set.
contract-memory = { $where }: a bot that has played on from the beginning answers { $other }, a new one { $one }. Keep nothing from one question to the next.
contract-hidden = { $where }: the answer depends on what rivals have sealed: { $one } or { $other }. Decide by the view alone.
contract-view = { $where }: the bot changed the view. Work on a copy or on a game of imagine().
contract-random = { $where }: the bot used the random numbers of the whole program. Take them from `rng`, for example by random.Random(rng.getrandbits(64)).
contract-prints = { $where }: the bot printed to standard output: { $printed }. That is the place for results; print to sys.stderr.
