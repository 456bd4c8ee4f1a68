# Het einde van het spel op de pagina.
page-end-won = Je hebt gewonnen!
page-end-winner =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben samen gewonnen
    }
page-end-show = Uitslag tonen
page-end-rank = Plaats
page-end-player = Speler
page-end-points = Punten
page-end-gold = Goud over
page-end-tie = Bij een gelijke stand beslist het goud dat over is.
page-end-rematch = Nog een keer spelen
page-end-next = Naar de nieuwe tafel
page-end-lands = Territoria bekijken
page-end-chart = Grafiek
page-end-chart-sources = Bronnen
page-end-chart-course = Verloop
page-end-sources = Waar de punten vandaan kwamen
page-end-course = Punten na elke ronde
page-end-moment = einde
page-end-table = Als tabel
page-end-source = Bron
page-end-after = Na ronde
page-end-sum = Totaal
page-end-more = Meer
page-end-replay = Spel terugkijken
page-end-record = Spel opslaan
page-end-private = Alleen de spelers kunnen dit spel zien.
page-end-open = Aan iedereen laten zien
page-end-opened = Wie de link heeft, kan dit spel nu zien.
