# Prijzen vastleggen en kopen op de pagina.
page-trade-price-title = Leg de bijl op één tegel, prijzen op de andere
page-trade-help-toggle = Hoe prijzen werken
page-trade-help = Wie koopt, betaalt jou de prijs, en je neemt je eigen goud terug. Wat niemand koopt, is van jou; het goud erop ben je kwijt.
page-trade-help-best = ‘tot’ onder een tegel: punten die hij je tot het einde op de beste plek kan opleveren.
page-trade-price-keys = Toetsen: 1 t/m 3 kiezen een tegel, ↑ ↓ wijzigen de prijs, X legt de bijl, Enter legt vast.
page-trade-axe-token = De bijl: sleep hem naar een tegel of tik een tegel aan
page-trade-axe-put = Bijl op { $tile }
page-trade-axe-key = Bijl hier (toetsen { $number }, X)
page-trade-axe-back = Terug in de buidel
page-trade-axe-spare = Zonder bijl
page-trade-price-of = Prijs van { $tile }
page-trade-no-price = nog geen prijs
page-trade-less = Prijs verlagen: { $tile }
page-trade-more = Prijs verhogen: { $tile }
page-trade-less-key = Minder (↓)
page-trade-more-key = Meer (↑)
page-trade-left = { $left } goud over
page-trade-of = van { $gold }
page-trade-on-tiles = { $gold } op tegels
page-trade-seal = Prijzen vastleggen
page-trade-seal-final = Definitief. De anderen zien het zodra iedereen prijzen heeft vastgelegd.
page-trade-proposed = Lage prijzen zijn voorgesteld: pas ze aan en leg ze dan vast.
page-trade-sealing = Wordt vastgelegd…
page-trade-missing-axe = Leg eerst de bijl op een tegel.
page-trade-missing-price = Elke andere tegel heeft een prijs nodig.

# Wat de anderen hebben getrokken.
page-trade-rivals = Getrokken door de anderen
page-trade-thinking = denkt nog na
page-trade-sealed = heeft prijzen vastgelegd

# Kopen.
page-trade-buy-title = Koop een tegel of niets
page-trade-offers = Aangeboden tegels
page-trade-offers-of = Aanbod van { $seller }
page-trade-own = Van jou als niemand koopt
page-trade-own-title = Je eigen aanbod: wat niemand koopt, is van jou, en het goud erop ben je kwijt.
page-trade-none-left = Er is niets meer te koop.
page-trade-asks = { $seller } vraagt { $price } goud
page-trade-affordable = Dit kun je betalen
page-trade-lacking = Te duur: je komt { $lacking } goud tekort
page-trade-lacking-short = { $lacking } tekort
page-trade-nothing-affordable = Je kunt er geen betalen.
page-trade-missed = Al aan een ander verkocht: { $tile }. Kies opnieuw.
page-trade-for-tile = { $gold } voor de tegel
page-trade-bank-pays = De bank betaalt voor je.
page-trade-buy = Kopen voor { $price }
page-trade-buy-none-yet = Kopen
page-trade-pass = Niets kopen
page-trade-pass-now = Ja, niets

# Waar een tegel het best zou liggen.
page-trade-best = tot { $worth }
page-trade-best-none = geen punten
page-trade-best-text = Punten tot het einde van het spel op zijn beste plek: { $worth } ({ $place })
page-trade-best-place = Beste plek: { $place }
page-trade-worth-title = Punten tot het einde van het spel, als hij nu op de beste plek komt
page-trade-weighing = De beste plek wordt gezocht…
page-trade-look = Het getal onder een tegel: punten die hij je tot het einde kan opleveren. Kies er een om te zien waar.
page-trade-buy-keys = Toetsen: pijlen gaan naar een tegel, Enter kiest hem, nog eens Enter koopt hem.
page-reveal-title = De prijzen worden onthuld
