# The bots that come with Skye, and what can be wrong with one of your own.
bot-random = Stray Sheep
bot-random-character = Plays random legal moves.
bot-novice = Shepherd
bot-novice-character = Takes what pays this round and asks much the same price for every tile.
bot-trader = Trader
bot-trader-character = Knows what a tile is worth to everyone at the table, and sets prices and buys accordingly.
bot-planner = Clan Elder
bot-planner-character = Simulates every plan to the end and takes into account how the others will respond.
bot-chieftain = Chieftain
bot-chieftain-character = Takes its time, looks furthest ahead, and gives nothing away.

bot-unknown = There is no bot “{ $found }”. Choose one of { $known }, or your own as path.py:Class.
bot-no-file = { $file }: there is no such file. A bot of your own is given as path.py:Class.
bot-broken = { $file }: cannot be loaded: { $problem }.
bot-no-class = { $file }: has no class { $name }. A bot of your own is given as path.py:Class.
bot-no-decide = { $file }: { $name } has no method decide(view, legal, clock, rng), which every bot needs.
bot-unknown-weight = There is no weight “{ $found }”. The weights are { $known }.

# The phases in which a bot decides.
phase-price = price
phase-buy = buy
phase-build = build
