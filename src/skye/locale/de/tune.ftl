# Gewichte der Bots, im Spiel gegen sich selbst verbessert.
cli-tune = Bessere Gewichte für einen Bot im Spiel gegen sich selbst finden (CMA-ES): Kandidaten spielen dieselben Ausgangslagen von jedem Platz aus gegen den jetzigen Bot, und die besseren bestimmen die nächste Generation. Derselbe Befehl macht dort weiter, wo er abgebrochen wurde; mit mehr Generationen läuft er länger.
cli-tune-short = Bessere Gewichte für einen Bot im Selbstspiel finden
tune-weights = Die Gewichte, die verbessert werden; ohne Angabe alle, die den Wert von etwas angeben.
tune-start = Von den Gewichten in dieser Datei ausgehen, etwa der weights.toml eines anderen Laufs, statt von denen des Bots.
tune-against = Gegen wen die Kandidaten spielen: ein Bot oder derselbe Bot mit den Gewichten einer Datei (.toml). Ohne Angabe die Gewichte vom Anfang.
tune-generations = Generationen insgesamt.
tune-deals = Ausgangslagen je Generation; jeder Kandidat spielt jede davon von jedem Platz aus.
tune-population = Kandidaten je Generation.
tune-rollouts = Wie oft ein Bot mit Suche jede Wahl dabei simuliert; ohne Suche geht es viel schneller.
tune-check = Neue Ausgangslagen am Ende, um die gefundenen Gewichte mit denen zu vergleichen, gegen die sie gespielt haben; 0 für keine.
tune-out = Ordner für Generationen, Gewichte und Ergebnis; er wird bei Bedarf angelegt.

tune-begins = Generationen: { $generations }; Kandidaten: { $population }; Ausgangslagen: { $deals }.
tune-tuning = Verbessern
tune-generation = Verbessern { $done }/{ $generations } ({ NUMBER($fitness, minimumFractionDigits: 3, maximumFractionDigits: 3) })
tune-checking = Vergleichen
tune-stopped = Abgebrochen: { $done } von { $generations } Generationen sind in { $folder } gespeichert. Derselbe Befehl macht dort weiter.
tune-stopped-checking = Abgebrochen: Alle Generationen und { $done } von { $deals } Ausgangslagen des Vergleichs sind in { $folder } gespeichert. Derselbe Befehl macht dort weiter.
tune-written = Gespeichert in { $folder }: { $files }.

tune-weight = Gewicht
tune-before = vorher
tune-after = nachher
tune-compared = Die gefundenen Gewichte gegen { $against }. { $summary }
tune-mean-lead = Vorsprung
tune-lead = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# Was falsch sein kann.
tune-no-weights = „{ $found }“ ist kein Bot mit Gewichten, die sich verbessern ließen. Wähle einen von { $known }.
tune-no-search = Weder der Bot „{ $found }“ noch seine Gegner haben eine Suche, für die --rollouts gelten könnte. Lass die Option weg oder wähle einen von { $known }.
tune-budget = Beim Verbessern der Gewichte hat jede Entscheidung eine gezählte Sekunde, „budget“ hätte also keine Wirkung. Lass es weg; wie oft jede Wahl höchstens simuliert wird, sagt --rollouts.
tune-fixed-weight = Das Gewicht „{ $found }“ ist eine Anzahl und lässt sich so nicht verbessern. Möglich sind { $known }.
tune-needs-rollouts = Das Gewicht „{ $found }“ gehört zur Suche, die hier abgeschaltet ist. Mit --rollouts wird sie eingeschaltet.
tune-not-searching = Das Gewicht „{ $found }“ gehört zur Suche, die „{ $bot }“ nicht hat. Bots mit Suche: { $known }.
tune-no-net = „{ $bot }“ spielt ohne Netz, also lässt sich das Gewicht „net“ nicht verbessern. Bots mit Netz: { $known }.
tune-no-section = { $file }: Es gibt keinen Abschnitt [{ $name }] mit Gewichten.
tune-not-a-number = { $file }: Das Gewicht „{ $name }“ muss eine Zahl sein.
tune-not-a-count = { $file }: Das Gewicht „{ $name }“ muss eine ganze Zahl von 0 bis { $most } sein.
tune-not-positive = { $file }: Das Gewicht „{ $name }“ fehlt oder ist zu klein; es muss größer als 0 sein.
tune-out-of-bounds = { $file }: Das Gewicht „{ $name }“ muss 0 sein oder zwischen { $low } und { $high } liegen.
tune-other-run = { $folder }: enthält einen anderen Lauf („{ $found }“), nicht „{ $expected }“; nichts wurde geändert. Wähle mit --out einen anderen Ordner.
tune-changed = { $folder }: Die Gewichte der Bots, der Kern oder das Material sind seit Beginn dieses Laufs geändert worden; alte und neue Generationen dürfen nicht gemischt werden. Nichts wurde geändert. Wähle mit --out einen anderen Ordner.
tune-no-run = { $folder }: enthält { $found }, aber { $file } sagt nicht, von welchem Lauf; nichts wurde geändert. Wähle mit --out einen anderen Ordner.
tune-other-candidates = { $file }, Zeile { $line }: Das sind nicht die Kandidaten, die in diesem Lauf an der Reihe sind. Die Datei wurde geändert, oder jetzt ist eine andere Version der Pakete cma und numpy installiert. Wähle mit --out einen anderen Ordner.
tune-process-died = Ein Prozess, der Spiele spielte, ist abgebrochen; gespeicherte Generationen in { $folder }: { $done }. Derselbe Befehl macht dort weiter.
