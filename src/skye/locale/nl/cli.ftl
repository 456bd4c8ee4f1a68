# De opdrachtregel.
cli-help = Het bordspel Isle of Skye spelen, onderzoeken en aan een machine leren.
cli-exit-codes = Exitcodes: 0 gelukt; 1 ongeldige invoer of een mislukte controle; 2 ongeldige opdracht; 130 onderbroken.
cli-version = De versie tonen.
cli-lang = Taal van alle uitvoer; anders geldt SKYE_LANG, daarna de taal van het systeem.
cli-stranger = Een ander pakket met de naam “skye” (versie { $version }) is naast dit pakket geïnstalleerd; sommige bestanden kunnen daarbij of bij een oude versie horen. Verwijder het met pip uninstall skye en installeer Skye opnieuw: pip install --force-reinstall --no-deps . in de map van Skye.
cli-interrupted = Onderbroken.
cli-os-error = { $file }: { $problem }
cli-written = Opgeslagen: { $file }

cli-players = Aantal spelers.
cli-seed = Geheel getal dat al het toeval bepaalt (seed): hetzelfde getal geeft dezelfde spellen.
cli-tiles = Je eigen gecorrigeerde kopie van tiles.toml, te gebruiken in plaats van de meegeleverde tegels.
cli-jobs = Aantal processen; zonder opgave één per processorkern.

cli-simulate = Veel spellen spelen met bots die willekeurig kiezen, en er volledige verslagen van schrijven. Een onderbroken run kan met --resume verdergaan.
cli-games = Aantal spellen.
cli-simulate-out = Doelbestand: leesbare tekst als de naam op .txt eindigt, anders JSON-regels.
cli-resume = Verdergaan met een bestand waaraan een eerdere, onderbroken run is begonnen.
cli-force = Een bestaand bestand overschrijven.
cli-shared-alone = --shared-layout gaat over bonustegels van een uitbreiding: geef ook de optie van een uitbreiding op, zoals --{ $known }.
cli-exists = { $file } bestaat al. Met --resume ga je ermee verder, met --force wordt het overschreven.
cli-out-exists = { $file } bestaat al. Met --force wordt het overschreven.
cli-simulating = Spelen
cli-simulate-stopped =
    Onderbroken: { $done ->
        [one] { $done } van de { $games } spellen is
       *[other] { $done } van de { $games } spellen zijn
    } opgeslagen in { $file }. Met dezelfde opdracht en --resume ga je verder.
cli-simulated =
    { $games ->
        [one] { $games } spel staat in { $file }.
       *[other] { $games } spellen staan in { $file }.
    }

cli-replay = De spellen van een verslag naspelen en elk getal erin controleren; de eerste foute regel wordt gemeld.
cli-replaying = Controleren
cli-replayed =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, { $lines ->
        [one] { $lines } regel
       *[other] { $lines } regels
    }: elk getal klopt.
cli-other-material = Let op: deze spellen zijn met ander materiaal gespeeld dan het meegeleverde; ze zijn met hun eigen materiaal gecontroleerd.

cli-show = Een territorium uit een verslag tonen zoals het aan het einde van een ronde was, met bij elk punt de reden.
cli-show-game = Welk spel van het bestand, geteld vanaf 1.
cli-show-round = Na welke ronde; 0 is vóór de eerste. Zonder opgave na de laatste.
cli-show-seat = Van wie het territorium is: een plaats, geteld vanaf 0, of de naam van een speler.
cli-show-svg = Een afbeelding (SVG) tekenen in plaats van letters.
cli-show-board = Het voortgangsbord tekenen in plaats van het territorium, als SVG-afbeelding.
cli-show-out = Doelbestand; eindigt de naam op .svg, dan wordt het een afbeelding.
cli-no-game =
    { $last ->
        [one] Er is geen spel { $found }; het bestand bevat { $last } spel.
       *[other] Er is geen spel { $found }; het bestand bevat { $last } spellen.
    }
cli-no-board = { $file }: de spellen erin worden zonder voortgangsborden gespeeld.
cli-no-round = Er is geen ronde { $found }; de laatste van dit spel is ronde { $last }.
cli-no-seat = Er is geen plaats “{ $found }”; de plaatsen lopen van 0 tot en met { $last }, of geef een naam op: { $names }.

show-title = { $name } (plaats { $seat }) na ronde { $round }
show-state =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $gold } goud, { $tiles ->
        [one] { $tiles } tegel gelegd
       *[other] { $tiles } tegels gelegd
    }
show-old-rules = Gespeeld volgens versie { $version } van de regels, die sindsdien gecorrigeerd zijn: dit is het spel zoals het gespeeld is; volgens de regels van nu is het niet gecontroleerd.
show-income = Inkomen: { $gold } goud, nu { $total } in de hand
show-scored =
    { $letter } { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, in totaal { $total }
show-scrolls =
    Perkamentrollen: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, in totaal { $total }
show-exchanged =
    { $spent } goud ingewisseld: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, in totaal { $total }

cli-rules = De regels in onze eigen woorden tonen: allemaal, één met zijn code (B2) of die van een scoretegel (squares).
cli-rules-markdown = Alle regels als Markdown tonen.

cli-art = Elke tegel, elk symbool en elke scoretegel als SVG tekenen, plus een overzicht van alle tegels.
cli-drawing = Tekenen
cli-art-out = Doelmap; die wordt zo nodig aangemaakt.
cli-art-written =
    { $files ->
        [one] { $files } afbeelding opgeslagen; alle tegels staan op { $file }.
       *[other] { $files } afbeeldingen opgeslagen; alle tegels staan op { $file }.
    }

cli-bench = Meten hoe snel de engine op één processorkern is, gecompileerd en geïnterpreteerd.
cli-bench-json = Eén JSON-object naar de standaarduitvoer schrijven.
cli-measuring = Meten
bench-title = Willekeurige spellen met { $players } spelers op één processorkern, per seconde CPU-tijd, Python { $python }
bench-compiled = gecompileerd
bench-not-compiled = NIET GECOMP.
bench-interpreted = interpreter
bench-ratio = factor
bench-core-games-per-s = spellen in de kern, per seconde
bench-core-games-per-s-limit = beperkt door het passen van tegels op elk vrij vak en het samenvoegen van gebieden en wegen
bench-api-games-per-s = spellen vanuit Python, per seconde
bench-api-games-per-s-limit = beperkt door het maken van Python-objecten voor elke zet en de aanroepen tussen Python en de kern
bench-copy-ns-per-player = kopie van een spel, ns per speler
bench-copy-ns-per-player-limit = beperkt door het kopiëren van het geheugen van een territorium, ongeveer 9 kB

cli-test = De broncode helemaal controleren: stijl, typen en alle tests, met een gecompileerde en een geïnterpreteerde kern. Geef je namen van tests op, dan draaien alleen die.
cli-test-full = Ook veel willekeurige spellen voor elk aantal spelers spelen en aan de hand van de regels controleren.
cli-test-games = Spellen voor elk aantal spelers bij --full.
test-no-sources = De tests horen bij de broncode, en die is niet gevonden. Kloon de repository en voer daar ./skye test uit.
test-not-compiled = De kern is niet gecompileerd; dat mag een automatische controle niet goedkeuren. Installeer een C-compiler en de headers van Python en voer dan ./skye --rebuild uit.
test-step-style = Stijl
test-step-layout = Opmaak
test-step-types = Typen
test-step-page = Typen en sjablonen van de pagina
test-step-page-tests = Unittests van de pagina
test-step-compiled = Tests, kern zoals geïnstalleerd
test-step-interpreted = Tests, kern geïnterpreteerd
test-step-full = Veel willekeurige spellen
test-passed = geslaagd
test-failed = MISLUKT
test-all-passed = Alle controles zijn geslaagd.
test-all-failed = Mislukt: { $names }

cli-completion = Een script tonen waarmee je shell de opdrachten en opties van skye aanvult.

# Eén regel voor elke opdracht in de lijst van opdrachten.
cli-simulate-short = Veel willekeurige spellen spelen en verslagen schrijven
cli-replay-short = Elk getal van een verslag controleren
cli-show-short = Een territorium uit een verslag en zijn punten tonen
cli-rules-short = De regels tonen, of een ervan
cli-art-short = Elke tegel als afbeelding tekenen
cli-bench-short = Meten hoe snel de engine is
cli-test-short = De broncode controleren
cli-completion-short = Aanvulling in je shell instellen

# Woorden van de bibliotheek voor de opdrachtregel. Wat tussen accolades staat, vult zij zelf in.
click-usage = Gebruik:
click-options = Opties
click-commands = Opdrachten
click-help = Deze hulptekst tonen.
click-error = Fout: { $message }
click-try = Hulp krijg je met '{ $command }'.
click-missing-command = Er ontbreekt een opdracht.
click-missing-option = Ontbrekende optie
click-missing-argument = Ontbrekend argument
click-no-command = De opdracht '{ $name }' bestaat niet.
click-no-option = De optie '{ $name }' bestaat niet.
click-invalid = Ongeldige waarde: { $message }
click-invalid-for = Ongeldige waarde voor { $option }: { $message }
click-not-a-number = '{ $value }' is geen geheel getal.
click-not-seconds = '{ $value }' is geen aantal seconden boven 0 en tot en met { $most }.
click-not-in-range = { $value } ligt niet in het bereik { $range }.
click-default = standaard: { $default }
click-required = verplicht
click-did-you-mean = Bedoel je { $names }?
click-extra = Onverwacht: { $arguments }.
click-needs-value = De optie '{ $name }' heeft een waarde nodig.
click-no-value = De optie '{ $name }' neemt geen waarde.
click-not-one-of = '{ $value }' is geen van { $choices }.
click-choose = Kies uit: { $choices }
click-is-folder = '{ $name }' is een map; er is een bestand nodig.
click-is-file = '{ $name }' is een bestand; er is een map nodig.
click-options-place = [OPTIES]
click-command-place = OPDRACHT …

# Een getal zoals de taal het schrijft.
number = { $value }
