# Scoring tiles and rounds on the page.
page-scoring-title = Scoring tiles
page-scoring-now = this round
page-scoring-times =
    { $count ->
        [0] no longer scored
        [one] { $count } more time
       *[other] { $count } more times
    }
page-scoring-standing = The numbers show what each player would score now.
page-scoring-final = Final scoring
page-scoring-final-hint = Choose a row to see what each round gave.
page-scoring-round = Round { $round }
page-scoring-nobody = nobody scored
page-scoring-where = Where it counts now
page-scoring-hidden = This depends on hidden gold.
page-scoring-example =
    { $points ->
        [one] Example: { $points } point
       *[other] Example: { $points } points
    }
page-scoring-example-you = You
page-scoring-example-rival = Another player

# What gives points or gold besides the scoring tiles.
page-source-scrolls = Scrolls
page-source-scrolls-text = A scroll scores once, at the end of the game, for what it shows in your whole territory: 1 point for each broch, farm, lighthouse or head of cattle, or for every 2 sheep, ships or whisky tiles. In a completed area it counts double.
page-source-income = Income
page-source-income-text = Gold at the start of the next round: 5, 1 more for each whisky tile connected to your castle by road, and from round 3 on the coins shown under the round for every player who has more points than you.
page-source-gold = Gold
page-source-banners = Banners
page-source-banners-text = They count at the end of every round.
page-source-steps = Steps
page-source-bonus = Bonus tiles

# The rounds.
page-rounds-title = Rounds
page-rounds-round = Round { $round }, scored: { $letters }; gold for each player ahead: { $gold }
page-rounds-open = How was round { $round } scored?
page-rounds-phases = Phases of the round
page-phase-income = income
page-phase-scoring = scoring
page-phase-end = end of the game

# The scoring at the end of a round, step by step.
page-ceremony-title = Points of round { $round }
page-ceremony-next = Next
page-ceremony-skip = Skip
page-ceremony-all = All points of this round
page-ceremony-again = Watch again
