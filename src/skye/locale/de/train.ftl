# Das Netz der Bewertung, im Spiel gegen sich selbst trainiert.
cli-train = Das Netz trainieren, das die Bewertung der Gebiete berichtigt: In jeder Iteration spielt das bisherige Netz gegen sich selbst, mögliche Gebiete werden zu Ende gespielt, ein neues Netz lernt daraus, wie es weiterging, und es wird behalten, wenn es gegen das vorige mehr als seinen Anteil gewinnt. Derselbe Befehl macht dort weiter, wo er abgebrochen wurde; mit mehr Iterationen läuft er länger. Am Ende lernt ein weiteres Netz die Siegchancen.
cli-train-short = Das Netz des stärksten Bots im Selbstspiel trainieren
train-iterations = Iterationen insgesamt.
train-games = Spiele je Iteration: drei von vier mit dem Grundspiel, denn die mit einer Erweiterung dauern länger.
train-playouts = Wie oft von jedem möglichen Gebiet aus weitergespielt wird, sobald es ein Netz gibt; ohne Netz höchstens 4-mal.
train-rounds = Runden, die weitergespielt wird, bevor das bisherige Netz das Ergebnis bewertet. Ohne Netz wird bis zum Ende gespielt.
train-epochs = Wie oft jede Iteration aus jedem Beispiel lernt.
train-deals = Ausgangslagen je Art von Spiel, um ein Netz mit dem vorigen zu vergleichen; jede wird von jedem Platz aus gespielt.
train-chance-games = Spiele des besten Netzes, um die Siegchancen zu lernen; eines von zehn dient nur der Prüfung.
train-start = Von diesem Netz ausgehen, etwa der net.bin eines anderen Laufs, statt von keinem.
train-device = Wo das Netz lernt: auf einer Grafikkarte (cuda), auf dem Prozessor (cpu) oder auf einer Grafikkarte, wenn es eine gibt (auto). Gespielt wird immer auf dem Prozessor.
train-out = Ordner für Beispiele, Netze und Vergleiche; er wird bei Bedarf angelegt.

train-begins = Iterationen: { $iterations }; Spiele in jeder: { $games }; Ausgangslagen zum Vergleich: { $deals }.
train-step-generate = Spielen { $iteration }/{ $iterations }
train-step-fit = Lernen { $iteration }/{ $iterations }
train-step-gate = Vergleichen { $iteration }/{ $iterations }
train-step-tables = Spielen für Chancen
train-step-chances = Chancen lernen
train-took = { $step } dauerte { $seconds } s.
train-stopped = Abgebrochen: { $done } von { $iterations } Iterationen sind fertig, und was von der nächsten getan ist, liegt in { $folder }. Derselbe Befehl macht dort weiter.
train-written = Gespeichert in { $folder }: { $files }.

train-column-iteration = Iteration
train-column-games = Spiele
train-column-decisions = Entscheidungen
train-column-explained = erklärt
train-column-prices = Preise
train-column-axes = Äxte
train-column-strength = Stärke
train-column-kept = behalten
train-compared = Siege jedes neuen Netzes gegen das vorige, mit 95-%-Intervallen:
train-strength = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-unknown = –
train-yes = ja
train-no = nein

train-chances = Siegchancen in Spielen, aus denen nicht gelernt wurde: Fehler in Prozentpunkten, was allein der Zufall ergäbe, und Brier-Werte, auch die der besten Kurve des Vorsprungs an Punkten:
train-column-expansion = Spiel
train-column-players = Spieler
train-column-round = Runde
train-column-positions = Stellungen
train-column-error = Fehler
train-column-luck = durch Zufall
train-column-brier = Brier-Wert
train-column-lead = nach Vorsprung
train-all = alle
train-error = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-brier = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-plot-players = { $players } Spieler
train-plot-title = { $game }, { $positions } Stellungen
train-plot-predicted = Vorhergesagter Anteil der Siege
train-plot-observed = Beobachteter Anteil der Siege

# Was falsch sein kann.
train-missing = Dieser Befehl braucht das Paket „{ $package }“, das nicht installiert ist. ./skye train installiert es von selbst; sonst starte im Ordner von Skye: pip install ".[train]"
train-no-cuda = PyTorch findet hier keine Grafikkarte, die es nutzen kann. Lass --device weg oder nimm --device cpu.
train-not-a-net = { $file }: Das ist kein Netz dieser Version von Skye.
train-other-run = { $folder }: enthält einen anderen Lauf („{ $found }“), nicht „{ $expected }“; nichts wurde geändert. Wähle mit --out einen anderen Ordner.
train-changed = { $folder }: Die Gewichte der Bots, der Kern, das Material oder das Netz am Anfang sind seit Beginn dieses Laufs geändert worden; alte und neue Beispiele dürfen nicht gemischt werden. Nichts wurde geändert. Wähle mit --out einen anderen Ordner.
train-no-run = { $folder }: enthält { $found }, aber { $file } sagt nicht, von welchem Lauf; nichts wurde geändert. Wähle mit --out einen anderen Ordner.
train-damaged = { $file }: Diese Datei ist beschädigt. Lösche den Ordner ihrer Iteration und die der späteren zusammen mit iterations.jsonl und starte denselben Befehl noch einmal, oder wähle mit --out einen anderen Ordner.
train-too-few = Mit --games { $games } gibt es nichts, woraus gelernt werden könnte. Lass mehr Spiele spielen.
train-too-few-chances = Mit --chance-games { $games } gibt es nichts, woraus Chancen zu lernen wären. Lass mehr davon spielen.
train-too-large = Das Netz hat Gewichte gelernt, die für ganze Zahlen zu groß sind. Wähle einen anderen --seed oder weniger --epochs.
train-none-kept = Kein neues Netz war besser als das, was es vorher gab, deshalb wurde keines gespeichert. Alle liegen in { $folder }; mit mehr --iterations oder --games wird das nächste vielleicht besser.
train-process-died = Ein Prozess, der Spiele spielte, ist abgebrochen; alles bisher Getane liegt in { $folder }. Derselbe Befehl macht dort weiter.
