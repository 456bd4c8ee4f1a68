# Beanstandungen an Datendateien. $file und $entry sagen, wo nachzusehen ist.
material-unreadable = { $file }: lässt sich nicht lesen: { $problem }.
material-not-toml = { $file }: ist keine TOML-Datei: { $problem }.
material-unknown-table = { $file }: „{ $found }“ ist hier unbekannt; jeder Eintrag gehört unter [[{ $expected }]].
material-unknown-part = { $file }: „{ $found }“ ist hier unbekannt; bekannt sind { $known }.
material-not-entries = { $file }: „{ $table }“ muss eine Liste von Einträgen sein, die jeweils mit [[{ $table }]] beginnen.
material-shape = { $file }, { $entry }: Ein Feld fehlt, ist unbekannt oder vom falschen Typ: { $problem }.
material-duplicate = { $file }, { $entry }: Diese Kennung kommt { $found }-mal vor; jede Kennung muss eindeutig sein.
material-count = { $file }: Gebraucht werden { $expected } Einträge [[{ $table }]], gefunden wurden { $found }.
material-no-castle = { $file }: Es gibt kein Plättchen mit der Kennung „castle“.
material-castle = { $file }, { $entry }: Das Burgsymbol gehört einmal auf das Plättchen „castle“ und auf kein anderes.
material-tile-id = { $file }, { $entry }: Die Kennung eines Plättchens besteht aus höchstens 16 Buchstaben und Ziffern und ist nicht „axe“.
material-edges = { $file }, { $entry }: Die Kanten „{ $found }“ müssen vier Buchstaben sein: Norden, Osten, Süden, Westen.
material-terrain = { $file }, { $entry }: „{ $found }“ ist keine Landschaft; möglich sind P (Weideland), M (Gebirge) und W (Wasser).
material-roads = { $file }, { $entry }: Die Straßen „{ $found }“ müssen höchstens zwei Gruppen aus den Buchstaben N, E, S, W sein, jeder Buchstabe nur einmal.
material-symbol = { $file }, { $entry }: „{ $found }“ ist kein bekanntes Symbol; bekannt sind { $known }.
material-place = { $file }, { $entry }: „{ $found }“ muss auf @ und einen der Buchstaben N, E, S, W oder C enden.
material-symbol-terrain = { $file }, { $entry }: „{ $found }“ wäre auf der Landschaft { $terrain }, wo dieses Symbol nicht vorkommen kann.
material-too-many = { $file }, { $entry }: Ein Plättchen trägt höchstens eine Schriftrolle und höchstens neun Symbole einer Art.
material-unknown-scoring = { $file }, { $entry }: Kein Wertungsplättchen hat diese Kennung; bekannt sind { $known }.
material-points = { $file }, { $entry }: „points“ muss eine Liste von Zahlen von 0 bis 99 sein; dieses Plättchen braucht davon { $expected }.
material-first-game = { $file }, first_game: muss vier verschiedene Wertungsplättchen nennen.
material-rounds-length = { $file }, { $entry }: „scored“ und „catch_up“ müssen gleich lang sein, eine bis sechs Runden, mit Gold von 0 bis 99.
material-letters = { $file }, { $entry }: „{ $found }“ muss aus verschiedenen Buchstaben von A bis D bestehen.
material-players = { $file }: Jede Spielerzahl von 2 bis 5 muss in genau einem Eintrag stehen.
material-too-large = Gespielt wird mit höchstens { $tiles } Landschaftsplättchen und { $scoring } Wertungsplättchen.
material-unknown-expansion = Eine Erweiterung „{ $found }“ gibt es nicht; bekannt sind { $known }.

# Texte, die kein Zug sind.
notation-kind = „{ $found }“ ist kein Zug: Am Anfang müssen die Nummer eines Platzes und eines der Wörter { $known } stehen, wie in „0 buy 34“.
notation-draw = „{ $found }“ zieht keine Plättchen; schreibe es so: „0 draw 17 34 41“.
notation-price = „{ $found }“ legt keine Preise fest; schreibe es so: „0 price axe=17 34=5 41=3“.
notation-buy = „{ $found }“ ist kein Kauf; schreibe es so: „0 buy 34“.
notation-pass = „{ $found }“ ist kein Passen; schreibe es so: „0 pass“.
notation-place = „{ $found }“ ist kein Bauzug; schreibe es so: „0 place 34 2,-1 r1“ (Felder östlich und nördlich der Burg, Vierteldrehungen im Uhrzeigersinn von 0 bis 3).
notation-json = Diese Zeile ist nicht das JSON eines Ereignisses: { $problem }.
notation-fact = „{ $found }“ muss genau diese Felder in dieser Reihenfolge haben: { $expected }.
notation-value = „{ $found }“ enthält einen Wert, der sich nicht lesen lässt: { $problem }.

# Vorbereitungen, mit denen sich nicht spielen lässt.
setup-players = Das Spiel ist für 2 bis 5 Spieler, nicht für { $found }.
setup-start = Der Startspieler { $found } ist kein Platz; die Plätze gehen von 0 bis { $last }.
setup-scoring-four = Gebraucht werden vier verschiedene Wertungsplättchen; gefunden: { $found }.
setup-scoring = „{ $found }“ ist kein Wertungsplättchen; bekannt sind { $known }.
setup-names = { $found } Namen für { $players } Spieler; jeder darf bis zu { $most } Zeichen haben.
setup-expansion = Diese Wertungsplättchen gehören zu einer Erweiterung, die nicht im Spiel ist.
setup-expansion-seats = Die Erweiterung legt für jeden der { $players } Plätze etwas aus; gefunden: { $found }.
setup-no-expansion = Für eine Erweiterung, die nicht im Spiel ist, ist etwas ausgelegt.
setup-hidden-gold = Die Ansicht verbirgt das Gold mancher Plätze. Erzeuge sie mit open_gold=True: Alles Gold lässt sich aus öffentlichen Angaben berechnen.

# Züge, die die Regeln nicht erlauben. $acting nennt die Plätze, auf die das Spiel wartet.
illegal-in-draw = „{ $move }“ geht jetzt nicht: Es werden Plättchen gezogen.
illegal-in-price = „{ $move }“ geht jetzt nicht: Preise werden festgelegt, gewartet wird auf { $acting }.
illegal-in-buy = „{ $move }“ geht jetzt nicht: Plättchen werden gekauft, gewartet wird auf { $acting }.
illegal-in-build = „{ $move }“ geht jetzt nicht: Plättchen werden gelegt, gewartet wird auf { $acting }.
illegal-in-over = „{ $move }“ geht nicht: Das Spiel ist zu Ende.
illegal-in-extra = „{ $move }“ geht jetzt nicht; gewartet wird auf { $acting }.
illegal-seat = Platz { $seat } hat jetzt nichts zu entscheiden; das Spiel wartet auf { $acting }.
illegal-no-seat = Einen Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }.
illegal-form = Der Zug ist fehlerhaft: { $problem }.
illegal-draw-seat = Jetzt wird für Platz { $expected } gezogen, nicht für Platz { $seat }.
illegal-draw-three = Gezogen werden drei verschiedene Plättchen; gefunden: { $found }.
illegal-draw-tile = Plättchen { $tile } ist nicht im Beutel.
illegal-price-tiles = Die Axt und die Preise gehören auf genau diese Plättchen: { $tiles }.
illegal-price-spared = Auf jedes dieser Plättchen gehört ein Preis, oder auf eines die Axt und auf die anderen je ein Preis: { $tiles }.
illegal-price-low = Ein Preis ist eine ganze Zahl von mindestens 1 Gold; auf Plättchen { $tile } liegt { $price }.
illegal-price-sum = Die Preise kosten zusammen { $cost } Gold, vorhanden sind aber nur { $gold }.
illegal-buy-own = Plättchen { $tile } ist dein eigenes; kaufen kannst du nur bei anderen.
illegal-buy-gold = Plättchen { $tile } kostet { $price } Gold, auf der Hand sind aber nur { $gold }.
illegal-buy-sold = Plättchen { $tile } hat schon Platz { $buyer } genommen.
illegal-buy-tile = Plättchen { $tile } bietet niemand an.
illegal-place-hand = Plättchen { $tile } ist nicht auf der Hand; auf der Hand: { $hand }.
illegal-place-turn = Ein Plättchen wird um 0, 1, 2 oder 3 Vierteldrehungen im Uhrzeigersinn gedreht, nicht um { $turn }.
illegal-place-cell = Ein Feld besteht aus zwei ganzen Zahlen, nicht { $x },{ $y }.
illegal-place-occupied = Auf { $x },{ $y } liegt schon ein anderes Plättchen.
illegal-place-apart = Das Feld { $x },{ $y } berührt das Clangebiet nicht.
illegal-place-fit = Plättchen { $tile } mit Drehung { $turn } passt nicht auf { $x },{ $y }: Alle Kanten, die sich berühren, müssen dieselbe Landschaft zeigen.

# Aufzeichnungen, die sich nicht lesen lassen oder nicht stimmen. $line sagt, wo nachzusehen ist.
record-unreadable = { $file }: lässt sich nicht lesen: { $problem }.
record-empty = { $file }: Die Datei ist leer; eine Aufzeichnung beginnt mit ihrem Material.
record-other = { $file }: Das ist keine Aufzeichnung von Skye; eine solche beginnt mit „skye record“ oder mit einer JSON-Zeile vom Typ „skye“.
record-version = { $file }: Diese Aufzeichnung hat Version { $found }; dieses Programm liest die Versionen bis { $known }.
record-long = { $file }, Zeile { $line }: Die Zeile ist länger als { $most } Bytes; das kommt in keiner Aufzeichnung vor.
record-material = { $file }: Das Material in der Aufzeichnung ist nicht gültig: { $problem }
record-malformed = { $file }, Zeile { $line }: unverständlich: { $problem }
record-no-game = { $file }, Zeile { $line }: Hier muss ein neues Spiel beginnen.
record-no-games = { $file }: enthält das Material, aber kein einziges Spiel.
record-process-died = Ein Prozess, der Spiele spielte, ist abgebrochen; die bisher geschriebenen Spiele sind in { $file } gespeichert. Derselbe Befehl mit --resume macht weiter.
record-fault = Skye widerspricht sich (Runde { $round }, Platz { $seat }, { $what }): Die Erklärung sagt { $explained }, die Zählung { $counted }. Bitte melde das zusammen mit der Datei.
record-truncated = { $file }: endet nach Zeile { $line } mitten in Spiel { $game }; als Nächstes müsste kommen: { $expected }.
record-illegal = { $file }, Zeile { $line }: Der aufgezeichnete Zug „{ $found }“ verstößt gegen die Regeln: { $problem }
record-unexpected = { $file }, Zeile { $line }: gefunden „{ $found }“, als Nächstes müsste aber kommen: { $expected }.
record-differs =
    { $file }, Zeile { $line }: Die Aufzeichnung stimmt nicht.
      aufgezeichnet:   { $found }
      nach den Regeln: { $expected }
record-other-run = { $file }: enthält Spiele eines anderen Laufs („{ $found }“), nicht von „{ $expected }“; nichts wurde geändert. Nimm eine andere Datei oder überschreibe diese mit --force.
record-other-format = { $file }: Die Datei enthält die andere Art von Aufzeichnung, Text statt JSON-Zeilen oder umgekehrt; nichts wurde geändert. Wähle einen anderen Namen.
record-unwritable = { $file }: kann nicht geschrieben werden: { $problem }.

serve-no-page = Die Seite für den Browser ist noch nicht gebaut. Starte Skye mit ./skye aus dem Quellordner, dann wird sie gebaut, oder führe dort aus: python web/build.py

# Womit eine Aufzeichnung weitergehen müsste.
next-draw = gezogene Plättchen
next-price = Preise der Plätze { $seats }
next-buy = ein Kauf oder Passen von Platz { $seats }
next-build = ein gelegtes Plättchen von einem der Plätze { $seats }
next-over = ein neues Spiel oder nichts
