# De opdrachten voor tafels: play, serve, tables.
cli-play = Op deze computer een tafel dekken en in de browser openen. Tafels blijven bewaard tot de volgende keer.
cli-play-short = In de browser spelen
play-port = Poort; anders die van de vorige keer, als hij vrij is.
play-data = Map voor de tafels; anders de gebruikelijke plaats voor gegevens van programma's.
play-lan = Ook andere computers en telefoons in hetzelfde netwerk laten meespelen.
play-no-browser = Alleen de link tonen, geen browser openen.
play-log = Het logboek in deze vorm in de terminal schrijven, niet in een bestand naast de tafels.
play-missing = Deze opdracht heeft het pakket “{ $package }” nodig, dat niet geïnstalleerd is. Alles om te spelen installeer je in de map van Skye met: pip install ".[play]"
play-ready = De tafel is gedekt: { $url }
play-others = Voor anderen in je netwerk: { $url }
play-no-network = Er is geen netwerk gevonden: alleen deze computer kan spelen.
play-stop = Stop met Ctrl-C; de tafels blijven bewaard.
play-stopped = Gestopt. Je tafels blijven bewaard.
play-running = Skye draait al: { $url }
play-running-alone = Het is alleen voor deze computer gestart. Om anderen toe te laten stop je het en start je het met --lan.
play-folder = De map { $folder } is niet bruikbaar voor de tafels: { $problem }. Kies een andere met --data.
play-unusable = { $problem } Kijk of de schijf ruimte heeft en of je er mag schrijven, of kies een andere map met --data.
play-busy = De tafels in { $folder } zijn in gebruik bij een andere server, die hier niet antwoordt. Stop die, of kies een andere map met --data.
play-failed = De server kon niet starten. Waarom staat in { $log }.

cli-serve = Een server met tafels draaien voor iedereen die hem kan bereiken. docs/server.md vertelt hoe dat goed gaat.
cli-serve-short = Een server met tafels draaien
serve-database = Database: sqlite:///BESTAND of postgresql://NAAM@COMPUTER/DATABASE; anders { $variable }, dan de tafels van “play”. Een adres met een wachtwoord hoort in { $variable }: een opdrachtregel is voor anderen zichtbaar.
serve-host = Adres om op te luisteren; 0.0.0.0 voor alle.
serve-port = Poort om op te luisteren; 0 voor een willekeurige vrije.
serve-workers = Processen die bedienen; voor meer dan één is PostgreSQL nodig.
serve-thinkers = Processen waarin bots denken, voor elk proces dat bedient; zonder opgave worden de kernen van deze computer daarover verdeeld.
serve-host-name = Naam waaronder de server aangesproken mag worden; kan meermaals. Zonder opgave: elke naam, of alleen de eigen namen van deze computer als hij alleen daar luistert.
serve-origin = Andere site waarvan pagina's deze server mogen gebruiken, zoals https://example.org; kan meermaals.
serve-proxy = Adres of netwerk van een proxy die geloofd wordt als hij zegt wie er vraagt; kan meermaals.
serve-log = Vorm van het logboek op de foutuitvoer.
serve-level = De minst belangrijke gebeurtenissen die het logboek vertelt.
serve-keep-finished = Dagen dat een afgelopen tafel bewaard blijft, of never om er geen te wissen. Zonder opgave: { $days }, en never voor de tafels van play.
serve-keep-unfinished = Dagen dat een tafel bewaard blijft waar niemand zet of verbonden is, of never om er geen te wissen. Zonder opgave: { $days }, en never voor de tafels van play.
serve-not-days = '{ $value }' is geen aantal dagen, van 1 tot 36500, en ook niet never.
serve-ready = Tafels staan klaar: { $url }
serve-one-worker = Uit een bestand van SQLite kan maar één proces tafels bedienen. Neem voor meer PostgreSQL: --database postgresql://NAAM@COMPUTER/DATABASE
serve-not-proxy = “{ $found }” is geen adres van een proxy. Schrijf een adres of een netwerk, zoals 127.0.0.1 of 10.0.0.0/8.
serve-port-taken = Poort { $port } is in gebruik bij een ander programma. Kies een andere met --port.
serve-port-denied = Je mag poort { $port } niet gebruiken. Kies met --port een poort boven 1023.
serve-address = De server kan niet luisteren op { $host }: { $problem }. Kies een adres van deze computer.
serve-failed = De server kon niet starten. Waarom staat hierboven in het logboek.
serve-few-files = Dit systeem laat de server { $files } bestanden openen, genoeg voor { $connections } verbindingen tegelijk in plaats van { $wanted }. Verhoog voor meer de grens: ulimit -n, of LimitNOFILE in een unit van systemd.

cli-tables = De tafels van een server opsommen, hun spellen naar een bestand schrijven, spellen als tafels opnemen, de database controleren, of een tafel wissen. Alles kan ook terwijl de server draait.
cli-tables-short = Tafels opsommen, controleren, uitvoeren, opnemen en wissen
tables-list = Tafels opsommen, de nieuwste eerst.
tables-list-short = Tafels opsommen
tables-all = Ze allemaal opsommen, niet alleen de nieuwste.
tables-none = Er zijn nog geen tafels.
tables-more = Dit zijn de nieuwste { $count }; met --all komen ook de andere.
tables-counts = Speelbaar: { $playable }, afgelopen: { $finished }, niet verder te spelen: { $halted }
tables-column-code = Code
tables-column-status = Stand
tables-column-changed = Laatst
tables-column-game = Spel
tables-column-players = Spelers
tables-base = Basisspel
tables-status-waiting = wacht
tables-status-playing = ronde { $round }
tables-status-over = afgelopen
tables-status-halted = niet verder te spelen
tables-player = { $name }
tables-open-seat = (vrij)

tables-export = De spellen van afgelopen tafels naar een bestand met verslagen schrijven, dat replay, show en stats kunnen lezen.
tables-export-short = Spellen naar een bestand schrijven
tables-take-unfinished = Ook een tafel nemen die niet afgelopen is, voor zover iedereen daar het spel kent.
tables-unknown = Geen tafel heeft de code “{ $code }”. “skye tables list” toont alle codes.
tables-no-database = De database { $url } is er nog niet. Hij ontstaat met de eerste tafel; met --database noem je een andere.
tables-not-begun = Het spel aan { $code } is nog niet begonnen: er is niets te schrijven.
tables-unfinished = Het spel aan { $code } is niet afgelopen. Met --unfinished wordt geschreven wat iedereen er tot nu toe van weet.
tables-many-unfinished = Er past maar één niet afgelopen spel in een bestand, aan het eind. Schrijf deze naar eigen bestanden: { $codes }.
tables-mixed = Deze spellen zijn niet met hetzelfde materiaal gespeeld, met of zonder uitbreiding of met andere tegels; ze passen niet in hetzelfde bestand. Schrijf ze naar meerdere bestanden.

tables-import = De spellen van een bestand met verslagen nagaan en elk als afgelopen tafel bewaren.
tables-import-short = Spellen als tafels opnemen
tables-imported =
    { $games ->
        [one] { $games } spel is nu een tafel.
       *[other] { $games } spellen zijn nu tafels.
    }
tables-name = { $file }: in spel { $game } heet iemand “{ $name }”, met tekens die niet te tonen zijn. Verander de naam en probeer het opnieuw.

tables-check = Controleer de hele database: het bestand, het materiaal en elke tafel, die daarvoor wordt nagespeeld. De exitcode is 1 als er iets mis is.
tables-check-short = Controleer de hele database
tables-checking = Controleren
check-database = De database zelf is beschadigd: { $problem }
check-material = Het materiaal { $digest }, waarmee tafels zijn begonnen, is beschadigd of onleesbaar.
check-list = Wat lijsten van deze tafel tonen klopt niet met het logboek.
check-faults =
    { $count ->
        [one] Er is één fout gevonden.
       *[other] Er zijn { $count } fouten gevonden.
    } Zet een back-up terug, of red wat te exporteren is met “skye tables export”.
check-sound = Alles is in orde.

tables-delete = Een tafel met zijn spel voorgoed wissen.
tables-delete-short = Een tafel wissen
tables-yes = Niet vragen.
tables-sure = { $table } voorgoed wissen? [j/N]
tables-answer-yes = ja
tables-left = Er is niets gewist.
tables-deleted = Gewist: { $table }
