# Het net van de waardering, getraind door het tegen zichzelf te laten spelen.
cli-train = Het net trainen dat de waardering van gebieden corrigeert: in elke iteratie speelt het net tot dan toe tegen zichzelf, worden mogelijke gebieden uitgespeeld, leert een nieuw net van hoe het verder ging, en wordt het behouden als het tegen het vorige meer dan zijn deel wint. Dezelfde opdracht gaat verder waar ze is gestopt; met meer iteraties duurt ze langer. Aan het eind leert nog een net de winstkansen.
cli-train-short = Het net van de sterkste bot trainen
train-iterations = Iteraties in totaal.
train-games = Spellen per iteratie: drie van de vier met het basisspel, want die met een uitbreiding duren langer.
train-playouts = Hoe vaak vanuit elk mogelijk gebied verder wordt gespeeld zodra er een net is; zonder net hoogstens 4 keer.
train-rounds = Ronden die worden uitgespeeld voordat het net tot dan toe het resultaat waardeert. Zonder net wordt tot het einde gespeeld.
train-epochs = Hoe vaak elke iteratie van elk voorbeeld leert.
train-deals = Uitgangssituaties per soort spel om een net met het vorige te vergelijken; elke wordt vanaf elke plaats gespeeld.
train-chance-games = Spellen van het beste net om de winstkansen te leren; één op de tien dient alleen ter controle.
train-start = Uitgaan van dit net, zoals de net.bin van een andere run, in plaats van van geen.
train-device = Waar het net leert: op een grafische kaart (cuda), op de processor (cpu), of op een grafische kaart als die er is (auto). Spelen gebeurt altijd op de processor.
train-out = Map voor voorbeelden, netten en vergelijkingen; die wordt zo nodig aangemaakt.

train-begins = Iteraties: { $iterations }; spellen in elke: { $games }; uitgangssituaties om te vergelijken: { $deals }.
train-step-generate = Spelen { $iteration }/{ $iterations }
train-step-fit = Leren { $iteration }/{ $iterations }
train-step-gate = Vergelijken { $iteration }/{ $iterations }
train-step-tables = Spelen voor kansen
train-step-chances = Kansen leren
train-took = { $step } duurde { $seconds } s.
train-stopped = Onderbroken: { $done } van { $iterations } iteraties zijn klaar, en wat van de volgende is gedaan, is opgeslagen in { $folder }. Voer dezelfde opdracht nog eens uit om verder te gaan.
train-written = Opgeslagen in { $folder }: { $files }.

train-column-iteration = iteratie
train-column-games = spellen
train-column-decisions = beslissingen
train-column-explained = verklaard
train-column-prices = prijzen
train-column-axes = bijlen
train-column-strength = sterkte
train-column-kept = behouden
train-compared = Overwinningen van elk nieuw net op het vorige, met 95%-intervallen:
train-strength = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-unknown = –
train-yes = ja
train-no = nee

train-chances = Winstkansen in spellen waarvan niet is geleerd: fouten in procentpunten, wat toeval alleen zou geven, en Brier-scores, ook die van de beste kromme van de voorsprong in punten:
train-column-expansion = spel
train-column-players = spelers
train-column-round = ronde
train-column-positions = stellingen
train-column-error = fout
train-column-luck = door toeval
train-column-brier = Brier-score
train-column-lead = naar voorsprong
train-all = alle
train-error = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-brier = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-plot-players = { $players } spelers
train-plot-title = { $game }, { $positions } stellingen
train-plot-predicted = Voorspeld aandeel overwinningen
train-plot-observed = Waargenomen aandeel overwinningen

# Wat er mis kan zijn.
train-missing = Deze opdracht heeft het pakket “{ $package }” nodig, dat niet is geïnstalleerd. ./skye train installeert het vanzelf; voer anders in de map van Skye uit: pip install ".[train]"
train-no-cuda = PyTorch vindt hier geen grafische kaart die het kan gebruiken. Laat --device weg, of gebruik --device cpu.
train-not-a-net = { $file }: dit is geen net van deze versie van Skye.
train-other-run = { $folder }: bevat een andere run (“{ $found }”), niet “{ $expected }”; er is niets veranderd. Kies een andere map met --out.
train-changed = { $folder }: de gewichten van de bots, de kern, het materiaal of het net aan het begin zijn veranderd sinds deze run begon; oude en nieuwe voorbeelden kunnen niet worden gemengd. Er is niets veranderd in de map. Kies een andere met --out.
train-no-run = { $folder }: bevat { $found }, maar { $file } zegt niet van welke run; er is niets veranderd. Kies een andere map met --out.
train-damaged = { $file }: dit bestand is beschadigd. Verwijder de map van zijn iteratie en die van de latere samen met iterations.jsonl en voer dezelfde opdracht nog eens uit, of kies een andere map met --out.
train-too-few = Met --games { $games } is er niets om van te leren. Laat meer spellen spelen.
train-too-few-chances = Met --chance-games { $games } is er niets om kansen van te leren. Speel er meer.
train-too-large = Het net heeft gewichten geleerd die te groot zijn voor gehele getallen. Kies een andere --seed, of minder --epochs.
train-none-kept = Geen enkel nieuw net was beter dan wat er al was, dus is er geen opgeslagen. Ze staan allemaal in { $folder }; met meer --iterations of --games wordt het volgende misschien beter.
train-process-died = Een proces dat spellen speelde, is gestopt; alles wat gedaan is, is opgeslagen in { $folder }. Voer dezelfde opdracht nog eens uit om verder te gaan.
