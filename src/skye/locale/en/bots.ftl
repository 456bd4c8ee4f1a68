# The bots that come with Skye, and what can be wrong with one of your own.
bot-random = Stray Sheep
bot-random-character = Plays random legal moves.
bot-novice = Shepherd
bot-novice-character = Takes what pays this round and asks much the same price for every tile.
bot-trader = Trader
bot-trader-character = Knows what a tile is worth to everyone at the table, and sets prices and buys accordingly.
bot-planner = Clan Elder
bot-planner-character = Simulates every plan to the end and takes into account how the others will respond.
bot-seer = Seer
bot-seer-character = Has played many thousands of games, and knows at a glance what a tile is worth.
bot-chieftain = Chieftain
bot-chieftain-character = Takes its time, looks furthest ahead, and gives nothing away.

bot-unknown = There is no bot “{ $found }”. Choose one of { $known }, or your own as path.py:Class.
bot-no-file = { $file }: there is no such file. A bot of your own is given as path.py:Class.
bot-broken = { $file }: cannot be loaded: { $problem }.
bot-no-class = { $file }: has no class { $name }. A bot of your own is given as path.py:Class.
bot-no-decide = { $file }: { $name } has no method decide(view, legal, clock, rng), which every bot needs.
bot-unknown-weight = There is no weight “{ $found }”. The weights are { $known }.

# Parameters of a bot, as in chieftain:net=off,budget=2.
parameter-form = “{ $found }” is not a parameter. Parameters follow the bot as name=value, with commas between them: chieftain:net=off,budget=2.
parameter-twice = The parameter “{ $found }” is given twice.
parameter-unknown = The bot { $bot } has no parameter “{ $found }”. It has { $known }.
parameter-none = The bot { $bot } has no parameters, so “{ $found }” cannot be set.
parameter-no-net = The bot { $bot } has no net, so “net” cannot be set. Bots with a net: { $known }.
parameter-net = “net” is on or off, not “{ $found }”.
parameter-budget = “budget” is a number of seconds from { $low } to { $high }, not “{ $found }”.
parameter-long = A class and its parameters may have at most { $most } characters together.

# The phases in which a bot decides.
phase-price = price
phase-buy = buy
phase-build = build
