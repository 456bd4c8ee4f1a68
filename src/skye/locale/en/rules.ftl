# The rules in our own words. A rule's id is its name in code, tests and docs.
rules-title = The rules of Isle of Skye
rules-introduction = In our own words. Every rule has a short id that code and tests refer to. Where the printed rulebooks leave a question open, our answer is part of the rule; { $rulings } gives the reasons.
rules-unknown = There is no rule “{ $found }”. The rules are { $known }.

section-material = Material
section-setup = Setting up
section-income = Income
section-prices = Drawing tiles and setting prices
section-buying = Buying
section-building = Building
section-round-end = End of the round, areas and roads
section-scoring = Scoring tiles
section-end = End of the game
section-limits = General principles

rule-M1 = There are 73 landscape tiles, and one castle tile for each player; all castle tiles are alike.
rule-M2 = A tile is a square. Each of its four edges, and its centre, shows one terrain: pasture (P), mountain (M) or water (W). You may turn a tile as you like but never flip it over. A road joins some of the edges; a tile can carry two separate roads, and a road that reaches only one edge is a dead end but still a road. Every symbol stands in one of the tile’s areas.
rule-M3 = On a single tile, edges of the same terrain form one area when they meet at a corner or when the centre has that terrain too; opposite edges with other terrain between them join only through the centre. A centre whose terrain is on no edge is an area of its own, completed from the start. Roads never divide an area.
rule-M4 = There are 16 scoring tiles, which say what earns victory points (points for short). Coins never run out. The game is for 2 to 5 players.
rule-M5 = The symbols are whisky, sheep, cattle, farm, broch, lighthouse, ship and seven kinds of scroll, one for each of the others. A tile that shows whisky is called a whisky tile. A lighthouse belongs to the water it overlooks.
rule-disagreement = Two independent public transcriptions of the box agree on every edge but disagree on some detail of 13 of the 73 tiles: we use the first one, and if you own the box you can correct a copy of tiles.toml and pass it with --tiles.

rule-S1 = You begin with your castle tile laid out, its north edge up, with no gold and no points. The bag holds all 73 landscape tiles.
rule-S2 = Four of the 16 scoring tiles are drawn at random for the letters A, B, C and D, unless the table chooses them.
rule-S2a = Instead of a random set you can pick the four tiles by hand or take our beginner set: { scoring-farm-animals-name } (A), { scoring-squares-name } (B), { scoring-completed-areas-name } (C), { scoring-whisky-majority-name } (D).
rule-S3 = A start player is drawn at random or named by the table. Seats follow one another clockwise.
rule-S4 =
    Two to four players play six rounds, five players play five. The list shows which letters are scored at the end of each round, and the catch-up gold that I3 pays in that round for each player ahead of you.

    2 to 4 players:

    - Round 1: A; 0 gold
    - Round 2: B; 0 gold
    - Round 3: A, C; 1 gold
    - Round 4: B, D; 2 gold
    - Round 5: A, C, D; 3 gold
    - Round 6: B, C, D; 4 gold

    5 players:

    - Round 1: A, B; 0 gold
    - Round 2: A, C; 0 gold
    - Round 3: B, D; 1 gold
    - Round 4: A, C, D; 2 gold
    - Round 5: B, C, D; 3 gold

rule-I1 = At the start of every round you receive 5 gold for your castle.
rule-I2 = You receive 1 gold more for each of your whisky tiles that is joined to your castle by road (A3).
rule-I3 = From round 3 on you also receive the catch-up gold of the round (S4) for every player who has strictly more points than you.

rule-P1 = Each player draws 3 tiles from the bag and lays them out face up for all to see.
rule-P2 = Then everyone decides at once, in secret, behind a screen: you put the axe on one of your tiles and a price of at least 1 gold on each of the other two. The prices are laid out of your own gold, so you must be able to afford both together. No tile may be left without axe or price.
rule-P3 = When the last player is ready, all choices are revealed. The tiles with an axe go back into the bag.
rule-P4 = What you have left is private. Hidden gold is the default, and a table can agree to play with open gold. Every amount can be worked out from what all have seen, so anyone may keep count, bots included.

rule-B1 = From the start player clockwise, once around the table, each player buys exactly one tile of another player or passes.
rule-B2 = You pay the price in cash; gold standing on your own tiles cannot be used. The seller gets the price and at once takes back the gold standing on the sold tile; both can be spent later in the same phase.
rule-B3 = A sale cannot be refused, and a tile that has been bought cannot be bought again.
rule-B4 = After the last buyer you keep those of your tiles that are still on offer, and the gold standing on them goes to the bank.

rule-L1 = You add all tiles gained this round to your territory, in any order. Everyone builds independently.
rule-L2 = A tile must touch at least one tile of your territory along an edge, and all touching edges must show the same terrain. Roads need not continue. Tiles laid this round count as neighbours at once.
rule-L3 = You must go on placing as long as any tile in your hand fits anywhere; which tile comes next, and where, is up to you. When no tile in hand fits any more, the rest go back into the bag without refund.

rule-E1 = Now the scoring tiles of the round (S4) are scored, each for every player; points cannot be declined. Over a whole game each letter is scored three times. Then the start marker passes clockwise.
rule-A1 = An area is all terrain of one kind that is connected across tile edges. It is completed when none of its edges faces an empty cell; a gap that no tile could ever fill is still an empty cell.
rule-A2 = The size of an area in tiles is the number of different tiles it touches.
rule-A3 = Two neighbouring tiles are joined by road when both have a road at the edge between them; within a tile, only the edges of one and the same road are joined. A tile, with all its symbols, counts as joined to the castle when any of its roads is.

# The scoring tiles. The numbers are those of scoring.toml.
scoring-squares = Each block of 2 × 2 tiles scores 2 points; blocks may overlap.
scoring-sheep = Each sheep scores 1 point.
scoring-broch-mountains = Each mountain area with brochs scores 1 point for one broch, 3 points for two, 6 points for three or more. It need not be completed.
scoring-whisky-majority = The most whisky tiles score 5 points, the second most 2 points (tied for most: 5 each, and nobody gets 2).
scoring-farm-animals = Each sheep and each head of cattle on a farm tile, or on one of the eight cells around a farm tile, scores 1 point. Diagonal cells count, and no animal counts twice.
scoring-road-cattle = Each head of cattle on a tile joined to the castle by road scores 2 points.
scoring-road-tiles = Each tile joined to the castle by road scores 1 point; the castle itself does not count.
scoring-largest-lake = Your largest completed water area scores 2 points for each of its tiles. { word-completed-meaning }
scoring-completed-areas = Each completed area scores 1 point, whatever its terrain and size. { word-completed-meaning }
scoring-large-areas = Each completed area of at least three tiles scores 3 points. { word-completed-meaning }
scoring-building-sets = Each set of a broch, a farm and a lighthouse scores 5 points; a building serves in one set only.
scoring-ship-majority = The most ships score 5 points, the second most 2 points (tied for most: 5 each, and nobody gets 2).
scoring-gold-majority = The most gold scores 5 points, the second most 2 points (tied for most: 5 each, and nobody gets 2). Everyone shows the gold in hand; gold left on unsold tiles has gone to the bank by then.
scoring-harbours = Each water area with at least one ship and at least one lighthouse beside it scores 3 points. It need not be completed.
scoring-columns = Each unbroken vertical run of at least three tiles scores 3 points; two separate runs in the same column both score.
scoring-completed-mountains = Each completed mountain area scores 2 points. { word-completed-meaning }
rule-T1 = Ties for most and second most: all tied for most get 5 points, and then nobody gets 2. Otherwise all tied for second get 2 points. Without at least 1 of the things counted you score nothing.
rule-T2 = The castle tile is part of your territory wherever shape is counted: squares, columns and areas.

rule-F1 = After the last round each scroll in your territory scores. By its kind it gives 1 point for every 2 sheep, every 2 whisky tiles or every 2 ships, rounded down, or 1 point for each broch, farm, lighthouse or head of cattle in your whole territory. When the area the scroll stands in is completed, its points are doubled, after rounding.
rule-F2 = You exchange your gold: every 5 gold gives 1 point.
rule-F3 = Whoever has the most points wins. In a tie, the most gold left over after the exchange (F2) decides; players still tied win together.

rule-X1 = No tile gets lost or appears from nowhere: bag, offers, hands and territories together always hold all the tiles.
rule-X2 = Gold changes only by the payments named here: income (I1, I2, I3), purchases (B2), unsold tiles (B4) and the exchange at the end (F2).
rule-X3 = Nobody ever has less than 0 gold.
rule-X4 = What you are shown never contains another player’s axe or prices before they are revealed (P3).
