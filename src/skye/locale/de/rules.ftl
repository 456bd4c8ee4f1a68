# Die Regeln in eigenen Worten. Das Kürzel einer Regel ist ihr Name in Programm, Tests und Dokumentation.
rules-title = Die Regeln von Isle of Skye
rules-introduction = In eigenen Worten. Jede Regel hat ein Kürzel, auf das sich Programm und Tests beziehen. Wo die gedruckten Anleitungen eine Frage offenlassen, steht unsere Antwort in der Regel selbst; die Gründe nennt { $rulings }.
rules-unknown = Eine Regel „{ $found }“ gibt es nicht. Bekannt sind { $known }.

section-material = Spielmaterial
section-setup = Vorbereitung
section-income = Einkommen
section-prices = Plättchen ziehen und Preise festlegen
section-buying = Kaufen
section-building = Bauen
section-round-end = Rundenende, Gebiete und Straßen
section-scoring = Wertungsplättchen
section-end = Spielende
section-limits = Grundsätze

rule-M1 = Es gibt 73 Landschaftsplättchen und für jeden Spieler ein Burgplättchen; alle Burgplättchen sind gleich.
rule-M2 = Ein Plättchen ist quadratisch. Jede seiner vier Kanten und seine Mitte zeigen je eine Landschaft: Weideland (P), Gebirge (M) oder Wasser (W). Du darfst ein Plättchen beliebig drehen, aber nie wenden. Eine Straße verbindet einige der Kanten; ein Plättchen kann zwei getrennte Straßen tragen, und eine Straße an nur einer Kante ist eine Sackgasse, aber trotzdem eine Straße. Jedes Symbol steht in einem der Gebiete des Plättchens.
rule-M3 = Auf einem einzelnen Plättchen bilden Kanten gleicher Landschaft ein gemeinsames Gebiet, wenn sie an einer Ecke zusammenstoßen oder wenn auch die Mitte diese Landschaft zeigt; gegenüberliegende Kanten mit anderer Landschaft dazwischen hängen nur über die Mitte zusammen. Eine Mitte, deren Landschaft an keiner Kante vorkommt, ist ein eigenes Gebiet und von Anfang an abgeschlossen. Straßen teilen ein Gebiet nie.
rule-M4 = Die 16 Wertungsplättchen sagen, wofür es Siegpunkte (kurz: Punkte) gibt. Münzen gehen nie aus. Das Spiel ist für 2 bis 5 Spieler.
rule-M5 = Die Symbole sind Whiskyfass, Schaf, Rind, Bauernhof, Broch, Leuchtturm, Schiff und sieben Arten von Schriftrollen, eine für jedes der anderen. Ein Plättchen mit Whiskyfässern heißt hier Whiskyplättchen. Ein Leuchtturm gehört zu dem Gewässer, an dem er steht.
rule-disagreement = Zwei unabhängige öffentliche Abschriften der Schachtel stimmen bei allen Kanten überein, weichen aber bei 13 der 73 Plättchen in Einzelheiten voneinander ab: Wir verwenden die erste, und wer das Spiel besitzt, kann eine Kopie von tiles.toml korrigieren und mit --tiles angeben.

rule-S1 = Du beginnst mit deinem ausgelegten Burgplättchen, die Nordkante nach oben, ohne Gold und ohne Punkte. Im Beutel sind alle 73 Landschaftsplättchen.
rule-S2 = Vier der 16 Wertungsplättchen werden zufällig für die Buchstaben A, B, C und D gezogen, sofern die Runde am Tisch sie nicht selbst auswählt.
rule-S2a = Statt einer zufälligen Auswahl könnt ihr die vier Plättchen von Hand bestimmen oder unsere Auswahl für Einsteiger nehmen: { scoring-farm-animals-name } (A), { scoring-squares-name } (B), { scoring-completed-areas-name } (C), { scoring-whisky-majority-name } (D).
rule-S3 = Der Startspieler wird ausgelost oder benannt. Die Plätze folgen im Uhrzeigersinn aufeinander.
rule-S4 =
    Zu zweit bis zu viert spielt ihr sechs Runden, zu fünft fünf. Die Liste zeigt, welche Buchstaben am Ende der Runde gewertet werden und wie viel Aufholgold I3 in dieser Runde für jeden zahlt, der vor dir liegt.

    2 bis 4 Spieler:

    - Runde 1: A; 0 Gold
    - Runde 2: B; 0 Gold
    - Runde 3: A, C; 1 Gold
    - Runde 4: B, D; 2 Gold
    - Runde 5: A, C, D; 3 Gold
    - Runde 6: B, C, D; 4 Gold

    5 Spieler:

    - Runde 1: A, B; 0 Gold
    - Runde 2: A, C; 0 Gold
    - Runde 3: B, D; 1 Gold
    - Runde 4: A, C, D; 2 Gold
    - Runde 5: B, C, D; 3 Gold

rule-I1 = Zu Beginn jeder Runde bekommst du 5 Gold für deine Burg.
rule-I2 = Dazu kommt 1 Gold für jedes deiner Whiskyplättchen, das über Straßen mit deiner Burg verbunden ist (A3).
rule-I3 = Ab Runde 3 bekommst du außerdem das Aufholgold der Runde (S4) für jeden, der mehr Punkte hat als du; Gleichstand zählt nicht.

rule-P1 = Alle ziehen je 3 Plättchen aus dem Beutel und legen sie für jeden sichtbar aus.
rule-P2 = Dann entscheiden alle zugleich und geheim hinter ihrem Sichtschirm: Du legst den Abwurfmarker (die Axt) an eines deiner Plättchen und einen Preis von mindestens 1 Gold an jedes der beiden anderen. Die Preise legst du aus deinem eigenen Gold, du musst also beide zusammen aufbringen können. Kein Plättchen darf ohne Abwurfmarker oder Preis bleiben.
rule-P3 = Sobald der Letzte fertig ist, werden alle Entscheidungen aufgedeckt. Die Plättchen mit Abwurfmarker wandern zurück in den Beutel.
rule-P4 = Wie viel Gold dir bleibt, ist geheim. Üblich ist verdecktes Gold; am Tisch könnt ihr auch offenes vereinbaren. Da sich jeder Betrag aus dem errechnen lässt, was alle gesehen haben, darf mitgezählt werden, auch von Bots.

rule-B1 = Vom Startspieler an geht es einmal im Uhrzeigersinn um den Tisch: Wer dran ist, kauft genau ein Plättchen von jemand anderem oder passt.
rule-B2 = Du zahlst bar; Gold, das an deinen eigenen Plättchen liegt, steht dafür nicht zur Verfügung. Wer verkauft, bekommt den Preis und nimmt auf der Stelle auch das Gold zurück, das am verkauften Plättchen lag; beides lässt sich noch in derselben Phase ausgeben.
rule-B3 = Ein Verkauf lässt sich nicht ablehnen, und ein gekauftes Plättchen kann nicht noch einmal gekauft werden.
rule-B4 = Nach dem letzten Kauf behältst du deine Plättchen, die niemand wollte; das Gold daran geht an die Bank.

rule-L1 = Du fügst alle in dieser Runde gewonnenen Plättchen in beliebiger Reihenfolge an dein Clangebiet an. Alle bauen unabhängig voneinander.
rule-L2 = Jedes Plättchen muss an mindestens einer Kante ein Plättchen deines Clangebiets berühren, und alle Kanten, die sich berühren, müssen dieselbe Landschaft zeigen. Straßen dürfen enden. Was in dieser Runde gelegt wurde, zählt sofort als Nachbar.
rule-L3 = Du musst weiterlegen, solange irgendein Plättchen deiner Hand irgendwo passt; welches als nächstes kommt und wohin, bestimmst du. Passt keines mehr, kommt der Rest ohne Erstattung in den Beutel.

rule-E1 = Nun werden die Wertungsplättchen der Runde (S4) gewertet, jedes für alle; auf Punkte verzichten darf man nicht. Im ganzen Spiel kommt jeder Buchstabe dreimal dran. Danach wandert der Startspielermarker im Uhrzeigersinn weiter.
rule-A1 = Ein Gebiet ist alle Landschaft einer Art, die über Plättchenkanten hinweg zusammenhängt. Abgeschlossen ist es, wenn keine seiner Kanten an ein leeres Feld grenzt; auch eine Lücke, in die kein Plättchen je passt, ist ein leeres Feld.
rule-A2 = Die Größe eines Gebiets ist die Zahl der verschiedenen Plättchen, auf denen es liegt.
rule-A3 = Zwei benachbarte Plättchen sind durch eine Straße verbunden, wenn beide an der Kante zwischen ihnen eine Straße haben; auf einem Plättchen selbst sind nur die Kanten ein und derselben Straße verbunden. Ein Plättchen gilt mit all seinen Symbolen als mit der Burg verbunden, sobald es eine seiner Straßen ist.

# Die Wertungsplättchen. Die Zahlen sind die aus scoring.toml.
scoring-squares = Jeder Block aus 2 × 2 Plättchen bringt 2 Punkte; Blöcke dürfen sich überschneiden.
scoring-sheep = Jedes Schaf bringt 1 Punkt.
scoring-broch-mountains = Jedes Gebirge mit Brochs bringt 1 Punkt bei einem Broch, 3 Punkte bei zweien, 6 Punkte bei dreien oder mehr. Abgeschlossen sein muss es nicht.
scoring-whisky-majority = Die meisten Whiskyplättchen bringen 5 Punkte, die zweitmeisten 2 Punkte (bei Gleichstand vorn: je 5, und niemand bekommt 2).
scoring-farm-animals = Jedes Schaf und jedes Rind auf einem Plättchen mit Bauernhof oder auf einem der acht Felder rundherum bringt 1 Punkt. Schräg zählt mit, und kein Tier zählt doppelt.
scoring-road-cattle = Jedes Rind auf einem Plättchen, das über Straßen mit der Burg verbunden ist, bringt 2 Punkte.
scoring-road-tiles = Jedes Plättchen, das über Straßen mit der Burg verbunden ist, bringt 1 Punkt; die Burg selbst zählt nicht.
scoring-largest-lake = Dein größtes abgeschlossenes Gewässer bringt 2 Punkte je Plättchen, auf dem es liegt. { word-completed-meaning }
scoring-completed-areas = Jedes abgeschlossene Gebiet bringt 1 Punkt, gleich welcher Landschaft und Größe. { word-completed-meaning }
scoring-large-areas = Jedes abgeschlossene Gebiet auf mindestens drei Plättchen bringt 3 Punkte. { word-completed-meaning }
scoring-building-sets = Jedes Set aus Broch, Bauernhof und Leuchtturm bringt 5 Punkte; ein Gebäude zählt nur in einem Set.
scoring-ship-majority = Die meisten Schiffe bringen 5 Punkte, die zweitmeisten 2 Punkte (bei Gleichstand vorn: je 5, und niemand bekommt 2).
scoring-gold-majority = Das meiste Gold bringt 5 Punkte, das zweitmeiste 2 Punkte (bei Gleichstand vorn: je 5, und niemand bekommt 2). Alle zeigen das Gold auf ihrer Hand; was an unverkauften Plättchen lag, ist dann schon in der Bank.
scoring-harbours = Jedes Gewässer mit mindestens einem Schiff und mindestens einem Leuchtturm daran bringt 3 Punkte. Abgeschlossen sein muss es nicht.
scoring-columns = Jede lückenlose senkrechte Reihe aus mindestens drei Plättchen bringt 3 Punkte; zwei getrennte Reihen übereinander zählen beide.
scoring-completed-mountains = Jedes abgeschlossene Gebirge bringt 2 Punkte. { word-completed-meaning }
rule-T1 = Gleichstand: Liegen mehrere gleichauf vorn, bekommen sie alle 5 Punkte, und die 2 Punkte gehen an niemanden. Sonst bekommen alle, die gleichauf Zweite sind, 2 Punkte. Wer nichts von dem hat, was gezählt wird, geht leer aus.
rule-T2 = Das Burgplättchen gehört überall zum Clangebiet, wo es um die Form geht: bei Quadraten, senkrechten Reihen und Gebieten.

rule-F1 = Nach der letzten Runde zählt jede Schriftrolle in deinem Clangebiet. Je nach Art gibt sie 1 Punkt für je 2 Schafe, je 2 Whiskyplättchen oder je 2 Schiffe, abgerundet, oder 1 Punkt für jedes Rind, jeden Broch, jeden Bauernhof oder jeden Leuchtturm im ganzen Clangebiet. Ist das Gebiet abgeschlossen, in dem die Schriftrolle steht, werden ihre Punkte nach dem Abrunden verdoppelt.
rule-F2 = Du tauschst dein Gold ein: Je 5 Gold geben 1 Punkt.
rule-F3 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das meiste Gold, das nach dem Eintauschen (F2) übrig bleibt; wer dann noch gleichauf liegt, teilt sich den Sieg.

rule-X1 = Kein Plättchen geht verloren oder taucht aus dem Nichts auf: Beutel, Angebote, Hände und Clangebiete enthalten zusammen immer alle Plättchen.
rule-X2 = Gold ändert sich nur durch die hier genannten Zahlungen: Einkommen (I1, I2, I3), Käufe (B2), unverkaufte Plättchen (B4) und das Eintauschen am Ende (F2).
rule-X3 = Niemand hat je weniger als 0 Gold.
rule-X4 = Was dir gezeigt wird, enthält nie den Abwurfmarker oder die Preise der anderen, bevor sie aufgedeckt sind (P3).
