# Scoring tiles and rounds on the page.
page-scoring-title = Scoring tiles
page-scoring-now = this round
page-scoring-times =
    { $count ->
        [0] not scored any more
        [one] { $count } time to come
       *[other] { $count } times to come
    }
page-scoring-where = Where it counts now
page-scoring-hidden = This depends on gold that is hidden.
page-scoring-example =
    { $points ->
        [one] Example: { $points } point
       *[other] Example: { $points } points
    }
page-scoring-example-you = You
page-scoring-example-rival = Another player

# What gives points or gold besides the scoring tiles.
page-source-scrolls = Scrolls
page-source-scrolls-text = They count once, at the end of the game.
page-source-income = Income
page-source-income-text = Gold at the start of the next round.
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
page-ceremony-again = Watch again
