# De arena: bots tegen bots.
cli-arena = Bots tegen elkaar laten spelen. Elke uitgangssituatie wordt vanaf elke plaats gespeeld, zodat geluk wegvalt. Zijn er minder bots dan spelers, dan krijgt de laatste de overige plaatsen; zijn er meer, dan speelt elke combinatie. Dezelfde opdracht gaat verder waar ze is gestopt.
cli-arena-short = Bots tegen elkaar laten spelen en beoordelen
arena-own = Een eigen bot uit een Python-bestand; kan meer dan eens worden opgegeven.
arena-games = Spellen per opstelling, naar boven afgerond op hele uitgangssituaties.
arena-budget = Bedenktijd voor één beslissing.
arena-timed = De bedenktijd met een echte klok meten; de resultaten verschillen dan per machine.
arena-out = Map voor resultaten, verslagen, tabel en grafiek; zonder opgave een map onder arena/.
arena-ladder = Bots, van de zwakste tot de sterkste:
arena-parameters = Achter een bot kunnen parameters staan: chieftain:net=off speelt zonder zijn netwerk, chieftain:budget=2 denkt 2 seconden na.
arena-no-bots = Noem de bots die moeten spelen: { $known }, of een eigen bot als pad.py:Klasse.

arena-begins = Spellen: { $games }; uitgangssituaties: { $deals }; opstellingen: { $lineups }.
arena-begins-rounded = Elke uitgangssituatie wordt met alle verdelingen van de plaatsen gespeeld; { $asked } spellen per opstelling worden daarom afgerond op hele uitgangssituaties. Spellen: { $games }; uitgangssituaties: { $deals }; opstellingen: { $lineups }.
arena-playing = Spelen
arena-timed-note = Let op: met een echte klok kan dezelfde opdracht andere resultaten geven.
arena-stopped = Onderbroken: { $done } van { $games } spellen zijn opgeslagen in { $folder }. Voer dezelfde opdracht nog eens uit om verder te gaan.
arena-written = Opgeslagen in { $folder }: { $files }.

arena-summary = Spellen: { $games }, uitgangssituaties: { $deals }, gelijk aandeel: { $even }
arena-bot = bot
arena-share = winst
arena-points = punten
arena-rating = rating
arena-interval = 95%
arena-median = mediaan ms
arena-p95 = p95 ms
arena-head-to-head = Winst van de rij tegen de kolom, met 95%-intervallen:
arena-between = { $low } tot { $high }
arena-share-between = { $share } ({ $low } tot { $high })
arena-plot-axis = Rating (Elo-schaal, gemiddelde 1500) met 95%-interval

# Getallen zoals de taal ze schrijft.
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-milliseconds = { NUMBER($value, minimumSignificantDigits: 1, maximumSignificantDigits: 3, useGrouping: 0) }

arena-bot-raised = De bot { $bot } is gecrasht (uitgangssituatie { $deal }, draaiing { $rotation }, plaats { $seat }, ronde { $round }, fase “{ $phase }”): { $problem }. De spellen daarvoor zijn bewaard. Herstel de bot en begin een nieuwe run met --out.
arena-bot-illegal = Het antwoord van de bot { $bot } is geen toegestane zet (uitgangssituatie { $deal }, draaiing { $rotation }, plaats { $seat }, ronde { $round }, fase “{ $phase }”): { $answer }. De spellen daarvoor zijn bewaard. Herstel de bot en begin een nieuwe run met --out.
arena-bot-unmade = De bot { $bot } kan niet worden gemaakt: { $problem }. Zijn klasse wordt aangeroepen met de parameters achter zijn naam en verder zonder argumenten.
arena-other-run = { $folder }: bevat een andere run (“{ $found }”), niet “{ $expected }”; er is niets veranderd. Kies een andere map met --out.
arena-other-command = { $folder }: bevat een run van “{ $found }”, niet van “{ $expected }”; er is niets veranderd. Kies een andere map met --out.
arena-other-bots = { $folder }: de bots, of de regels waarmee ze spelen, zijn veranderd sinds deze run begon ({ $bots }); oude en nieuwe spellen kunnen niet worden gemengd. Er is niets veranderd in de map. Kies een andere map met --out.
arena-no-run = { $folder }: bevat spellen, maar { $file } zegt niet van welke run; er is niets veranderd. Kies een andere map met --out.
arena-foreign-file = { $folder }: daar staat het bestand { $file }, dat bij geen run hoort; er is niets veranderd. Kies een andere map met --out.
arena-busy = { $folder }: een andere opdracht schrijft daar op dit moment; er is niets veranderd. Wacht daarop of kies een andere map met --out.
arena-process-died = Een proces dat spellen speelde is gestopt; spellen opgeslagen in { $folder }: { $done }. Voer dezelfde opdracht nog eens uit om verder te gaan.
