# Eén regel uitgelegde punten of uitgelegd goud. $count zegt hoeveel dingen er zijn geteld.
line-square = vierkant van vier tegels
line-sheep =
    { $count ->
        [one] { $count } schaap
       *[other] { $count } schapen
    }
line-broch-mountain =
    { $count ->
        [one] berggebied met { $count } toren
       *[other] berggebied met { $count } torens
    }
line-whisky-most = meeste whiskytegels: { $count }
line-whisky-second = op één na meeste whiskytegels: { $count }
line-farm-animals =
    { $count ->
        [one] { $count } dier bij een boerderij
       *[other] { $count } dieren bij een boerderij
    }
line-road-cattle =
    { $count ->
        [one] { $count } rund aan de kasteelweg
       *[other] { $count } runderen aan de kasteelweg
    }
line-road-tile = tegel aan de kasteelweg
line-largest-lake =
    { $count ->
        [one] grootste afgebouwde meer: { $count } tegel
       *[other] grootste afgebouwde meer: { $count } tegels
    }
line-completed-area = afgebouwd gebied
line-large-area =
    { $count ->
        [one] afgebouwd gebied van { $count } tegel
       *[other] afgebouwd gebied van { $count } tegels
    }
line-building-set =
    { $count ->
        [one] { $count } set van toren, boerderij en vuurtoren
       *[other] { $count } sets van toren, boerderij en vuurtoren
    }
line-ships-most = meeste schepen: { $count }
line-ships-second = op één na meeste schepen: { $count }
line-gold-most = meeste goud: { $count }
line-gold-second = op één na meeste goud: { $count }
line-harbour =
    { $count ->
        [one] haven met { $count } schip
       *[other] haven met { $count } schepen
    }
line-column =
    { $count ->
        [one] verticale lijn van { $count } tegel
       *[other] verticale lijn van { $count } tegels
    }
line-completed-mountain = afgebouwd berggebied

# Perkamentrollen aan het einde van het spel.
line-scroll-sheep =
    { $count ->
        [one] perkamentrol: { $count } schaap
       *[other] perkamentrol: { $count } schapen
    }
line-scroll-whisky =
    { $count ->
        [one] perkamentrol: { $count } whiskytegel
       *[other] perkamentrol: { $count } whiskytegels
    }
line-scroll-ship =
    { $count ->
        [one] perkamentrol: { $count } schip
       *[other] perkamentrol: { $count } schepen
    }
line-scroll-cattle =
    { $count ->
        [one] perkamentrol: { $count } rund
       *[other] perkamentrol: { $count } runderen
    }
line-scroll-broch =
    { $count ->
        [one] perkamentrol: { $count } toren
       *[other] perkamentrol: { $count } torens
    }
line-scroll-farm =
    { $count ->
        [one] perkamentrol: { $count } boerderij
       *[other] perkamentrol: { $count } boerderijen
    }
line-scroll-lighthouse =
    { $count ->
        [one] perkamentrol: { $count } vuurtoren
       *[other] perkamentrol: { $count } vuurtorens
    }
line-scroll-sheep-doubled = { line-scroll-sheep }, verdubbeld in een afgebouwd gebied
line-scroll-whisky-doubled = { line-scroll-whisky }, verdubbeld in een afgebouwd gebied
line-scroll-ship-doubled = { line-scroll-ship }, verdubbeld in een afgebouwd gebied
line-scroll-cattle-doubled = { line-scroll-cattle }, verdubbeld in een afgebouwd gebied
line-scroll-broch-doubled = { line-scroll-broch }, verdubbeld in een afgebouwd gebied
line-scroll-farm-doubled = { line-scroll-farm }, verdubbeld in een afgebouwd gebied
line-scroll-lighthouse-doubled = { line-scroll-lighthouse }, verdubbeld in een afgebouwd gebied
line-gold = { $count } goud ingewisseld

# Inkomen.
line-castle = kasteel
line-whisky = whisky aan de kasteelweg: { $count }
line-catch-up =
    { $count ->
        [one] { $count } speler voor je
       *[other] { $count } spelers voor je
    }
