# Tegels leggen op de pagina.
page-build-heading = Leg je tegels
page-build-how = Sleep een tegel naar je land of tik op een gemarkeerd vak.
page-build-best = Het getal op een vak: punten tot het einde van het spel. Groen: de beste plek.
page-build-market = Wat de anderen hebben gekocht
page-build-keys = Toetsen: 1 t/m 9 kiezen een tegel, pijlen kiezen een vak, Enter probeert en legt, R draait, Backspace neemt terug.
page-build-all-laid = Alles is gelegd. Rond het bouwen af of neem de laatste tegel terug.
page-build-unfit = Past nergens
page-build-unfit-how = Een tegel die aan het einde nog steeds nergens past, gaat terug in de buidel.
page-build-returned =
    { $count ->
        [one] Deze tegel past nergens en gaat terug in de buidel.
       *[other] Deze tegels passen nergens en gaan terug in de buidel.
    }

# Wat vakken en knoppen doen.
page-build-spot = Probeer { $tile } hier: { $place }
page-build-spot-worth =
    { $points ->
        [one] Probeer { $tile } hier: { $place }; { $points } punt tot het einde van het spel
       *[other] Probeer { $tile } hier: { $place }; { $points } punten tot het einde van het spel
    }
page-build-spot-tried = Draai { $tile }: { $place }
page-build-turn = Draaien
page-build-turn-back = Terugdraaien
page-build-lay = Tegel leggen
page-build-lay-last = Leggen en klaar
page-build-finish = Bouwen afronden
page-build-undo = Terugnemen
page-build-put-away = Terug naar je hand
page-build-one-turn = Hij past hier alleen zo.
page-build-refused = Daar past hij niet: aan elke zijde moet de terreinsoort gelijk zijn.
page-build-pending = Wordt gelegd…

# Wat de geprobeerde tegel zou opleveren.
page-build-tried = Voorvertoning, { $place }: { $tile }.
page-build-tried-worth =
    { $points ->
        [one] Voorvertoning, { $place }: { $tile }. { $points } punt tot het einde van het spel.
       *[other] Voorvertoning, { $place }: { $tile }. { $points } punten tot het einde van het spel.
    }
page-build-nothing = Er verandert nog niets.
page-build-change = { $name }: { $change }, dan { $now }
page-build-times =
    { $count ->
        [one] telt nog { $count } keer
       *[other] telt nog { $count } keer
    }
page-build-completed =
    { $count ->
        [one] Afgebouwd: { $terrain }, { $count } tegel
       *[other] Afgebouwd: { $terrain }, { $count } tegels
    }
page-build-worth = Tot het einde van het spel
page-build-sum = Alle tegels van deze ronde
