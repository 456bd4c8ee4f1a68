# Scoretegels en rondes op de pagina.
page-scoring-title = Scoretegels
page-scoring-now = deze ronde
page-scoring-times =
    { $count ->
        [0] telt niet meer
        [one] nog { $count } keer
       *[other] nog { $count } keer
    }
page-scoring-standing = De getallen tonen wat iedereen nu zou krijgen.
page-scoring-final = Eindtelling
page-scoring-final-hint = Kies een rij om te zien wat elke ronde opleverde.
page-scoring-round = Ronde { $round }
page-scoring-nobody = niemand scoorde
page-scoring-where = Waar het nu telt
page-scoring-hidden = Dit hangt af van verborgen goud.
page-scoring-example =
    { $points ->
        [one] Voorbeeld: { $points } punt
       *[other] Voorbeeld: { $points } punten
    }
page-scoring-example-you = Jij
page-scoring-example-rival = Een andere speler

# Wat naast de scoretegels punten of goud oplevert.
page-source-scrolls = Perkamentrollen
page-source-scrolls-text = Een perkamentrol telt één keer, aan het einde van het spel, voor wat hij in je hele territorium laat zien: 1 punt per toren, boerderij, vuurtoren of rund, of per 2 schapen, schepen of whiskytegels. In een afgebouwd gebied telt hij dubbel.
page-source-income = Inkomen
page-source-income-text = Goud aan het begin van de volgende ronde: 5, plus 1 voor elke whiskytegel die via wegen met je kasteel verbonden is, en vanaf ronde 3 de munten onder de ronde voor elke speler die meer punten heeft dan jij.
page-source-gold = Goud
page-source-banners = Banieren
page-source-banners-text = Ze tellen aan het einde van elke ronde.
page-source-steps = Stappen
page-source-bonus = Bonustegels

# De rondes.
page-rounds-title = Rondes
page-rounds-round = Ronde { $round }, telt: { $letters }; goud voor elke speler die voor je ligt: { $gold }
page-rounds-open = Hoe werd ronde { $round } geteld?
page-rounds-phases = Fasen van de ronde
page-phase-income = inkomen
page-phase-scoring = puntentelling
page-phase-end = einde van het spel

# De puntentelling aan het einde van een ronde, stap voor stap.
page-ceremony-title = Punten van ronde { $round }
page-ceremony-next = Verder
page-ceremony-skip = Overslaan
page-ceremony-all = Alle punten van deze ronde
page-ceremony-again = Nog een keer bekijken
