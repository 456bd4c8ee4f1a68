# De startpagina en een nieuwe tafel.
page-start-line = Trek land, noem je prijs en bouw het mooiste territorium van het eiland.
page-start-play = Nu spelen
page-start-playing = Wordt klaargezet…
page-start-against =
    { $count ->
        [one] { $count } bot: { $bot }
       *[other] { $count } bots: { $bot }
    }
page-start-change = Wijzigen
page-start-done = Klaar
page-start-bots = Aantal bots
page-start-strength = Niveau
page-start-scoring-first = set voor beginners
page-start-scoring-random = willekeurig getrokken
page-start-scoring-chosen = zelf gekozen
page-start-nameless = Laird
page-start-lesson = Leer het in vijf minuten
page-start-friends = Met vrienden
page-start-new = Nieuwe tafel
page-start-code = Code of link van een tafel
page-start-join = Meedoen
page-start-join-hint = Is er geen plaats vrij, dan kun je toekijken.
page-start-code-missing = Typ de code van een tafel of plak de link.
page-start-shut = Aan tafel { $code } zijn alle plaatsen bezet, en toekijken mag niet.
page-start-elsewhere = Geen tafel heeft hier deze code. De link leidt naar een andere server:
page-start-mine = Mijn tafels
page-start-free =
    { $count ->
        [one] { $count } plaats vrij
       *[other] { $count } plaatsen vrij
    }
page-start-waits = wacht op { $names }
page-start-over = afgelopen
page-start-gone = bestaat niet meer
page-start-forget = Tafel { $code } vergeten
page-start-forgotten = Tafel { $code } is vergeten.
page-start-recall = Ongedaan maken
page-start-all = Alle { $count } tafels tonen
page-start-more = Meer
page-start-rules = Spelregels
page-start-replay = Opgeslagen spel openen
page-start-kept = Geen account: tafels staan op deze server, je plaatsen, afgelopen spellen en instellingen op dit apparaat.
page-start-fan = Een fanproject. Het spel is van Andreas Pelikan en Alexander Pfister, uitgegeven door Lookout.
page-start-away = Geen verbinding met de server. Zodra hij antwoordt, kun je verder spelen.
page-start-table = Tafel { $code }
page-start-screen = { $screen } – Skye
page-start-lost = Hier is niets
page-start-lost-text = Dit adres bestaat niet. Controleer of de link volledig is.
page-start-broken = Er ging iets mis
page-start-broken-text = Dit scherm kon niet worden getoond. Je spellen zijn op de server opgeslagen.
page-start-reload = Opnieuw laden

page-new-players = Spelers
page-new-seat = Plaats { $seat }
page-new-mine = Op dit apparaat
page-new-open = Vrij voor een vriend
page-new-open-hint = Wie de link heeft, kan hier gaan zitten.
page-new-bot = Bot: { $bot }
page-new-name = Naam op plaats { $seat }
page-new-player = Speler { $seat }
page-new-slot = { $letter }: { $tile }
page-new-slot-free = { $letter }: nog niet gekozen
page-new-pick = Kies nu een tegel voor { $letter }.
page-new-picked = Alle vier zijn gekozen. Druk op een letter om de tegel te wisselen.
page-new-four = Er zijn vier scoretegels nodig; sommige letters zijn nog vrij.
page-new-more = Meer opties
page-new-start-random = geloot
page-new-start-seat = Plaats { $seat }: { $who }
page-new-layout = Dezelfde opstelling van de borden voor iedereen
page-new-clock-move = per beslissing
page-new-clock-game = per spel
page-new-clock-time = Tijd
page-new-clock-own = anders
page-new-clock-amount = Aantal
page-new-clock-unit = Eenheid
page-new-clock-hint = Is de tijd om, dan neemt een bot die ene beslissing.
page-new-clock-range = Een klok kan van 5 seconden tot 14 dagen lopen.
page-new-substitute = Invaller
page-new-substitute-hint = Deze bot speelt voor wie weg is of geen tijd meer heeft.
page-new-spectators = Anderen mogen toekijken
page-new-begin = Spel starten
page-new-invite = Tafel openen
