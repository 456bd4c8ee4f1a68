# Die Arena: Bots gegen Bots.
cli-arena = Bots gegeneinander spielen lassen. Jede Ausgangslage wird von jedem Platz aus gespielt, damit sich das Glück aufhebt. Sind es weniger Bots als Spieler, füllt der letzte den Tisch auf; sind es mehr, spielt jede Zusammenstellung. Derselbe Befehl macht dort weiter, wo er abgebrochen wurde.
cli-arena-short = Bots gegeneinander spielen lassen und bewerten
arena-own = Ein eigener Bot aus einer Python-Datei; mehrfach möglich.
arena-games = Spiele je Aufstellung, aufgerundet auf ganze Ausgangslagen.
arena-budget = Bedenkzeit für eine Entscheidung.
arena-timed = Die Bedenkzeit mit einer echten Uhr messen; die Ergebnisse hängen dann vom Rechner ab.
arena-out = Ordner für Ergebnisse, Aufzeichnungen, Tabelle und Diagramm; ohne Angabe einer unter arena/.
arena-ladder = Bots, vom schwächsten zum stärksten:
arena-parameters = Auf einen Bot können Parameter folgen: chieftain:net=off spielt ohne sein Netz, chieftain:budget=2 denkt 2 Sekunden nach.
arena-no-bots = Nenne die Bots, die spielen sollen: { $known }, oder einen eigenen als pfad.py:Klasse.

arena-begins = Spiele: { $games }; Ausgangslagen: { $deals }; Aufstellungen: { $lineups }.
arena-begins-rounded = Jede Ausgangslage wird mit allen Sitzverteilungen gespielt; { $asked } Spiele je Aufstellung werden deshalb auf ganze Ausgangslagen aufgerundet. Spiele: { $games }; Ausgangslagen: { $deals }; Aufstellungen: { $lineups }.
arena-playing = Spielen
arena-timed-note = Hinweis: Mit einer echten Uhr kann derselbe Befehl andere Ergebnisse liefern.
arena-stopped = Abgebrochen: { $done } von { $games } Spielen sind in { $folder } gespeichert. Derselbe Befehl macht dort weiter.
arena-written = Gespeichert in { $folder }: { $files }.

arena-summary = Spiele: { $games }, Ausgangslagen: { $deals }, gleicher Anteil: { $even }
arena-bot = Bot
arena-share = Siege
arena-points = Punkte
arena-rating = Wertung
arena-interval = 95 %
arena-median = Median ms
arena-p95 = P95 ms
arena-head-to-head = Siege der Zeile gegen die Spalte, mit 95-%-Intervallen:
arena-between = { $low } bis { $high }
arena-share-between = { $share } ({ $low } bis { $high })
arena-plot-axis = Wertung (Elo-Skala, Mittel 1500) mit 95-%-Intervall

# Zahlen, wie die Sprache sie schreibt.
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-milliseconds = { NUMBER($value, minimumSignificantDigits: 1, maximumSignificantDigits: 3, useGrouping: 0) }

arena-bot-raised = Der Bot { $bot } ist abgestürzt (Ausgangslage { $deal }, Drehung { $rotation }, Platz { $seat }, Runde { $round }, Phase „{ $phase }“): { $problem }. Die Spiele davor sind gespeichert. Korrigiere den Bot und beginne mit --out einen neuen Lauf.
arena-bot-illegal = Die Antwort des Bots { $bot } ist kein erlaubter Zug (Ausgangslage { $deal }, Drehung { $rotation }, Platz { $seat }, Runde { $round }, Phase „{ $phase }“): { $answer }. Die Spiele davor sind gespeichert. Korrigiere den Bot und beginne mit --out einen neuen Lauf.
arena-bot-unmade = Der Bot { $bot } lässt sich nicht erzeugen: { $problem }. Seine Klasse wird mit den Parametern hinter seinem Namen aufgerufen, sonst ohne Argumente.
arena-other-run = { $folder }: enthält einen anderen Lauf („{ $found }“), nicht „{ $expected }“; nichts wurde geändert. Wähle mit --out einen anderen Ordner.
arena-other-command = { $folder }: enthält einen Lauf von „{ $found }“, nicht von „{ $expected }“; nichts wurde geändert. Wähle mit --out einen anderen Ordner.
arena-other-bots = { $folder }: Die Bots oder die Regeln, nach denen sie spielen, sind seit Beginn dieses Laufs geändert worden ({ $bots }); alte und neue Spiele dürfen nicht gemischt werden. Nichts wurde geändert. Wähle mit --out einen anderen Ordner.
arena-no-run = { $folder }: enthält Spiele, aber { $file } sagt nicht, von welchem Lauf; nichts wurde geändert. Wähle mit --out einen anderen Ordner.
arena-foreign-file = { $folder }: Dort liegt die Datei { $file }, die zu keinem Lauf gehört; nichts wurde geändert. Wähle mit --out einen anderen Ordner.
arena-busy = { $folder }: Dort schreibt gerade ein anderer Befehl; nichts wurde geändert. Warte auf ihn oder wähle mit --out einen anderen Ordner.
arena-process-died = Ein Prozess, der Spiele spielte, ist abgebrochen; gespeicherte Spiele in { $folder }: { $done }. Derselbe Befehl macht dort weiter.
