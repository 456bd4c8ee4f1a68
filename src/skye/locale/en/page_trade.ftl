# Setting prices and buying on the page.
page-trade-price-title = Put the axe on one tile, prices on the others
page-trade-help-toggle = How prices work
page-trade-help = A buyer pays you the price, and you take your own gold back. A tile that nobody buys is yours; the gold on it is lost.
page-trade-help-best = “up to” below a tile: points it could earn you by the end, at its best place.
page-trade-price-keys = Keys: 1 to 3 choose a tile, ↑ ↓ change its price, X places the axe, Enter seals.
page-trade-axe-token = The axe: drag it onto a tile, or tap a tile
page-trade-axe-put = Axe on { $tile }
page-trade-axe-key = Axe here (keys { $number }, X)
page-trade-axe-back = Back into the bag
page-trade-axe-spare = Without the axe
page-trade-price-of = Price of { $tile }
page-trade-no-price = no price yet
page-trade-less = Lower the price of { $tile }
page-trade-more = Raise the price of { $tile }
page-trade-less-key = Less (↓)
page-trade-more-key = More (↑)
page-trade-left = { $left } gold left
page-trade-of = of { $gold }
page-trade-on-tiles = { $gold } on tiles
page-trade-seal = Seal prices
page-trade-seal-final = Final. The others see it when everyone has sealed.
page-trade-proposed = Low prices are suggested: change them, then seal.
page-trade-sealing = Sealing…
page-trade-missing-axe = First put the axe on a tile.
page-trade-missing-price = Every other tile needs a price.

# What the others have drawn.
page-trade-rivals = Drawn by the others
page-trade-thinking = is thinking
page-trade-sealed = has sealed

# Buying.
page-trade-buy-title = Buy a tile, or buy nothing
page-trade-offers = Tiles on offer
page-trade-offers-of = Offers of { $seller }
page-trade-own = Yours if unsold
page-trade-own-title = Your own offers: what nobody buys is yours, and the gold on it is lost.
page-trade-none-left = There is nothing left to buy.
page-trade-asks = { $seller } asks { $price } gold
page-trade-affordable = You can afford it
page-trade-lacking = Too expensive: you need { $lacking } more gold
page-trade-lacking-short = { $lacking } short
page-trade-nothing-affordable = You can afford none of these.
page-trade-missed = Sold to someone else: { $tile }. Choose again.
page-trade-for-tile = { $gold } for the tile
page-trade-bank-pays = The bank pays for you.
page-trade-buy = Buy for { $price }
page-trade-buy-none-yet = Buy
page-trade-pass = Buy nothing
page-trade-pass-now = Yes, nothing

# The best place for a tile.
page-trade-best = up to { $worth }
page-trade-best-none = no points
page-trade-best-text = Points by the end of the game at its best place: { $worth } ({ $place })
page-trade-best-place = Best place: { $place }
page-trade-worth-title = Points by the end of the game if laid at its best place now
page-trade-weighing = Looking for the best place…
page-trade-look = The number below a tile: points it could earn you by the end. Choose one to see where.
page-trade-buy-keys = Keys: arrows go to a tile, Enter chooses it, Enter again buys it.
page-reveal-title = The prices are revealed
