# Klachten over gegevensbestanden. $file en $entry zeggen waar je moet kijken.
material-unreadable = { $file }: kan niet worden gelezen: { $problem }.
material-not-toml = { $file }: is geen TOML-bestand: { $problem }.
material-unknown-table = { $file }: “{ $found }” is hier onbekend; elk item hoort onder [[{ $expected }]].
material-unknown-part = { $file }: “{ $found }” is hier onbekend; bekend zijn { $known }.
material-not-entries = { $file }: “{ $table }” moet een lijst van items zijn, die elk met [[{ $table }]] beginnen.
material-shape = { $file }, { $entry }: een veld ontbreekt, is onbekend of is van het verkeerde type: { $problem }.
material-duplicate = { $file }, { $entry }: deze naam komt { $found } keer voor; elke naam moet uniek zijn.
material-count = { $file }: er zijn { $expected } items [[{ $table }]] nodig, gevonden: { $found }.
material-no-castle = { $file }: er is geen tegel met de naam “castle”.
material-castle = { $file }, { $entry }: het kasteelsymbool hoort één keer op de tegel “castle” en op geen enkele andere.
material-tile-id = { $file }, { $entry }: de naam van een tegel bestaat uit hoogstens 16 letters en cijfers en is niet “axe”.
material-edges = { $file }, { $entry }: de zijden “{ $found }” moeten vier letters zijn: noord, oost, zuid, west.
material-terrain = { $file }, { $entry }: “{ $found }” is geen terreinsoort; gebruik P (weide), M (berg) of W (water).
material-roads = { $file }, { $entry }: de wegen “{ $found }” moeten hoogstens twee groepen van de letters N, E, S, W zijn, elke letter één keer.
material-symbol = { $file }, { $entry }: “{ $found }” is geen bekend symbool; bekend zijn { $known }.
material-place = { $file }, { $entry }: “{ $found }” moet eindigen op @ en een van de letters N, E, S, W of C.
material-symbol-terrain = { $file }, { $entry }: “{ $found }” zou op terrein { $terrain } staan, waar dit symbool niet kan voorkomen.
material-too-many = { $file }, { $entry }: een tegel heeft hoogstens één perkamentrol en hoogstens negen symbolen van één soort.
material-unknown-scoring = { $file }, { $entry }: geen scoretegel heeft deze naam; bekend zijn { $known }.
material-points = { $file }, { $entry }: “points” moet een lijst van getallen van 0 tot en met 99 zijn; voor deze tegel zijn er { $expected } nodig.
material-first-game = { $file }, first_game: moet vier verschillende scoretegels noemen.
material-rounds-length = { $file }, { $entry }: “scored” en “catch_up” moeten even lang zijn, één tot zes rondes, met goud van 0 tot en met 99.
material-letters = { $file }, { $entry }: “{ $found }” moet uit verschillende letters van A tot en met D bestaan.
material-players = { $file }: elk aantal spelers van 2 tot en met 5 moet in precies één item staan.
material-too-large = Er wordt gespeeld met hoogstens { $tiles } landtegels en { $scoring } scoretegels.
material-unknown-expansion = Er is geen uitbreiding “{ $found }”; bekend zijn { $known }.

# Teksten die geen zet zijn.
notation-kind = “{ $found }” is geen zet: vooraan moeten het nummer van een plaats en een van de woorden { $known } staan, zoals in “0 buy 34”.
notation-draw = “{ $found }” trekt geen tegels; schrijf het als “0 draw 17 34 41”.
notation-price = “{ $found }” stelt geen prijzen vast; schrijf het als “0 price axe=17 34=5 41=3”.
notation-buy = “{ $found }” is geen aankoop; schrijf het als “0 buy 34”.
notation-pass = “{ $found }” is geen pas; schrijf het als “0 pass”.
notation-place = “{ $found }” is geen bouwzet; schrijf het als “0 place 34 2,-1 r1” (vakken ten oosten en ten noorden van het kasteel, kwartslagen met de klok mee van 0 tot en met 3).
notation-json = deze regel is niet de JSON van een gebeurtenis: { $problem }.
notation-fact = “{ $found }” moet precies deze velden in deze volgorde hebben: { $expected }.
notation-value = “{ $found }” bevat een waarde die niet te lezen is: { $problem }.

# Opstellingen waarmee niet te spelen valt.
setup-players = Het spel is voor 2 tot en met 5 spelers, niet voor { $found }.
setup-start = De startspeler { $found } is geen plaats; de plaatsen lopen van 0 tot en met { $last }.
setup-scoring-four = Er zijn vier verschillende scoretegels nodig; gevonden: { $found }.
setup-scoring = “{ $found }” is geen scoretegel; bekend zijn { $known }.
setup-names = { $found } namen voor { $players } spelers; elke naam mag tot { $most } tekens hebben.
setup-expansion = Deze scoretegels horen bij een uitbreiding die niet in het spel is.
setup-expansion-seats = De uitbreiding legt voor elk van de { $players } plaatsen iets klaar; gevonden: { $found }.
setup-no-expansion = Er ligt iets klaar voor een uitbreiding die niet in het spel is.
setup-hidden-gold = De weergave verbergt het goud van sommige plaatsen. Maak die met open_gold=True: al het goud is te berekenen uit openbare informatie.

# Zetten die de regels niet toestaan. $acting noemt de plaatsen waarop het spel wacht.
illegal-in-draw = “{ $move }” kan nu niet: er worden tegels getrokken.
illegal-in-price = “{ $move }” kan nu niet: de prijzen worden vastgesteld en het spel wacht op { $acting }.
illegal-in-buy = “{ $move }” kan nu niet: er worden tegels gekocht en het spel wacht op { $acting }.
illegal-in-build = “{ $move }” kan nu niet: er worden tegels gelegd en het spel wacht op { $acting }.
illegal-in-over = “{ $move }” kan niet: het spel is afgelopen.
illegal-in-extra = “{ $move }” kan nu niet; het spel wacht op { $acting }.
illegal-seat = Plaats { $seat } heeft nu niets te beslissen; het spel wacht op { $acting }.
illegal-no-seat = Er is geen plaats { $seat }; de plaatsen lopen van 0 tot en met { $last }.
illegal-form = De zet is onjuist opgebouwd: { $problem }.
illegal-draw-seat = Er wordt nu getrokken voor plaats { $expected }, niet voor plaats { $seat }.
illegal-draw-three = Er worden drie verschillende tegels getrokken; gevonden: { $found }.
illegal-draw-tile = Tegel { $tile } zit niet in de buidel.
illegal-price-tiles = De bijl en de prijzen horen op precies deze tegels: { $tiles }.
illegal-price-spared = Op elk van deze tegels hoort een prijs, of op één ervan de bijl en op de andere een prijs: { $tiles }.
illegal-price-low = Een prijs is een geheel getal van minstens 1 goud; op tegel { $tile } ligt { $price }.
illegal-price-sum = De prijzen kosten samen { $cost } goud, maar er is maar { $gold }.
illegal-buy-own = Tegel { $tile } is van jezelf; je kunt alleen tegels van anderen kopen.
illegal-buy-gold = Tegel { $tile } kost { $price } goud, maar er is maar { $gold } in de hand.
illegal-buy-sold = Tegel { $tile } is al genomen door plaats { $buyer }.
illegal-buy-tile = Tegel { $tile } wordt door niemand aangeboden.
illegal-place-hand = Tegel { $tile } is niet in de hand; in de hand: { $hand }.
illegal-place-turn = Een tegel wordt 0, 1, 2 of 3 kwartslagen met de klok mee gedraaid, niet { $turn }.
illegal-place-cell = Een vak bestaat uit twee gehele getallen, niet { $x },{ $y }.
illegal-place-occupied = Op { $x },{ $y } ligt al een andere tegel.
illegal-place-apart = Het vak { $x },{ $y } raakt het territorium niet.
illegal-place-fit = Tegel { $tile } met draaiing { $turn } past niet op { $x },{ $y }: alle zijden die elkaar raken moeten dezelfde terreinsoort tonen.

# Verslagen die niet te lezen zijn of niet kloppen. $line zegt waar je moet kijken.
record-unreadable = { $file }: kan niet worden gelezen: { $problem }.
record-empty = { $file }: het bestand is leeg; een verslag begint met zijn materiaal.
record-other = { $file }: dit is geen verslag van Skye; dat begint met “skye record” of met een JSON-regel van het type “skye”.
record-version = { $file }: dit verslag heeft versie { $found }; dit programma leest versies tot en met { $known }.
record-long = { $file }, regel { $line }: de regel is langer dan { $most } bytes; dat komt in geen verslag voor.
record-material = { $file }: het materiaal in het verslag is niet geldig: { $problem }
record-malformed = { $file }, regel { $line }: onbegrijpelijk: { $problem }
record-no-game = { $file }, regel { $line }: hier moet een nieuw spel beginnen.
record-no-games = { $file }: bevat het materiaal maar geen enkel spel.
record-process-died = Een proces dat spellen speelde is gestopt; de spellen tot nu toe zijn opgeslagen in { $file }. Voer dezelfde opdracht uit met --resume om verder te gaan.
record-fault = Skye spreekt zichzelf tegen (ronde { $round }, plaats { $seat }, { $what }): de uitleg zegt { $explained }, de telling { $counted }. Meld dit alsjeblieft met het bestand.
record-truncated = { $file }: eindigt na regel { $line } midden in spel { $game }; hierna zou moeten komen: { $expected }.
record-illegal = { $file }, regel { $line }: de vastgelegde zet “{ $found }” is tegen de regels: { $problem }
record-unexpected = { $file }, regel { $line }: gevonden “{ $found }”, maar hier zou moeten komen: { $expected }.
record-differs =
    { $file }, regel { $line }: het verslag klopt niet.
      vastgelegd:        { $found }
      volgens de regels: { $expected }
record-other-run = { $file }: bevat spellen van een andere run (“{ $found }”), niet van “{ $expected }”; er is niets veranderd. Kies een ander bestand of overschrijf dit met --force.
record-other-format = { $file }: het bestand bevat de andere soort verslag, tekst in plaats van JSON-regels of omgekeerd; er is niets veranderd. Kies een andere naam.
record-unwritable = { $file }: kan niet worden geschreven: { $problem }.

serve-no-page = De pagina voor de browser is nog niet gebouwd. Start Skye met ./skye uit de bronmap, dan wordt hij gebouwd, of voer daar uit: python web/build.py

# Waarmee een verslag verder zou moeten gaan.
next-draw = getrokken tegels
next-price = prijzen van de plaatsen { $seats }
next-buy = een aankoop of pas van plaats { $seats }
next-build = een gelegde tegel van een van de plaatsen { $seats }
next-over = een nieuw spel of niets
