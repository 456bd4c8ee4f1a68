# Gewichten van de bots, verbeterd door ze tegen zichzelf te laten spelen.
cli-tune = Betere gewichten voor een bot vinden door hem tegen zichzelf te laten spelen (CMA-ES): kandidaten spelen dezelfde uitgangssituaties vanaf elke plaats tegen de huidige bot, en de betere bepalen de volgende generatie. Dezelfde opdracht gaat verder waar ze is gestopt; met meer generaties duurt ze langer.
cli-tune-short = Betere gewichten voor een bot vinden
tune-weights = De gewichten die verbeterd worden; zonder opgave alle die de waarde van iets aangeven.
tune-start = Uitgaan van de gewichten in dit bestand, zoals de weights.toml van een andere run, in plaats van die van de bot.
tune-against = Tegen wie de kandidaten spelen: een bot, of dezelfde bot met de gewichten uit een bestand (.toml). Zonder opgave de gewichten van het begin.
tune-generations = Generaties in totaal.
tune-deals = Uitgangssituaties per generatie; elke kandidaat speelt ze allemaal vanaf elke plaats.
tune-population = Kandidaten per generatie.
tune-rollouts = Hoe vaak een bot met een zoekmethode daarbij elke keuze simuleert; zonder zoeken gaat het veel sneller.
tune-check = Nieuwe uitgangssituaties aan het eind om de gevonden gewichten te vergelijken met die waartegen ze speelden; 0 voor geen.
tune-out = Map voor de generaties, de gewichten en het resultaat; die wordt zo nodig aangemaakt.

tune-begins = Generaties: { $generations }; kandidaten: { $population }; uitgangssituaties: { $deals }.
tune-tuning = Verbeteren
tune-generation = Verbeteren { $done }/{ $generations } ({ NUMBER($fitness, minimumFractionDigits: 3, maximumFractionDigits: 3) })
tune-checking = Vergelijken
tune-stopped = Onderbroken: { $done } van { $generations } generaties zijn opgeslagen in { $folder }. Voer dezelfde opdracht nog eens uit om verder te gaan.
tune-stopped-checking = Onderbroken: alle generaties en { $done } van { $deals } uitgangssituaties van de vergelijking zijn opgeslagen in { $folder }. Voer dezelfde opdracht nog eens uit om verder te gaan.
tune-written = Opgeslagen in { $folder }: { $files }.

tune-weight = gewicht
tune-before = ervoor
tune-after = erna
tune-compared = De gevonden gewichten tegen { $against }. { $summary }
tune-mean-lead = voorsprong
tune-lead = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# Wat er mis kan zijn.
tune-no-weights = “{ $found }” is geen bot met gewichten die verbeterd kunnen worden. Kies er een uit { $known }.
tune-no-search = De bot “{ $found }” en zijn tegenstanders hebben geen zoekmethode waarvoor --rollouts zou kunnen gelden. Laat de optie weg, of kies er een uit { $known }.
tune-budget = Tijdens het verbeteren van de gewichten heeft elke beslissing één getelde seconde, dus “budget” heeft geen effect. Laat het weg; --rollouts bepaalt hoe vaak elke keuze hoogstens wordt gesimuleerd.
tune-fixed-weight = Het gewicht “{ $found }” is een aantal en kan zo niet verbeterd worden. Wel mogelijk zijn { $known }.
tune-needs-rollouts = Het gewicht “{ $found }” hoort bij het zoeken, dat hier is uitgeschakeld. Met --rollouts schakel je het in.
tune-not-searching = Het gewicht “{ $found }” hoort bij het zoeken, en “{ $bot }” heeft geen zoekmethode. Bots met een zoekmethode: { $known }.
tune-no-net = “{ $bot }” speelt zonder netwerk, dus het gewicht “net” kan niet verbeterd worden. Bots met een netwerk: { $known }.
tune-no-section = { $file }: er is geen sectie [{ $name }] met gewichten.
tune-not-a-number = { $file }: het gewicht “{ $name }” moet een getal zijn.
tune-not-a-count = { $file }: het gewicht “{ $name }” moet een geheel getal van 0 tot en met { $most } zijn.
tune-not-positive = { $file }: het gewicht “{ $name }” ontbreekt of is te klein; het moet groter zijn dan 0.
tune-out-of-bounds = { $file }: het gewicht “{ $name }” moet 0 zijn of tussen { $low } en { $high } liggen.
tune-other-run = { $folder }: bevat een andere run (“{ $found }”), niet “{ $expected }”; er is niets veranderd. Kies een andere map met --out.
tune-changed = { $folder }: de gewichten van de bots, de kern of het materiaal zijn veranderd sinds deze run begon; oude en nieuwe generaties kunnen niet worden gemengd. Er is niets veranderd in de map. Kies een andere met --out.
tune-no-run = { $folder }: bevat { $found }, maar { $file } zegt niet van welke run; er is niets veranderd. Kies een andere map met --out.
tune-other-candidates = { $file }, regel { $line }: dit zijn niet de kandidaten die in deze run aan de beurt zijn. Het bestand is gewijzigd, of er is nu een andere versie van de pakketten cma en numpy geïnstalleerd. Kies een andere map met --out.
tune-process-died = Een proces dat spellen speelde, is gestopt; generaties opgeslagen in { $folder }: { $done }. Voer dezelfde opdracht nog eens uit om verder te gaan.
