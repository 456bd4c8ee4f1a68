# De opdrachten voor tafels: play, serve, tables.
cli-play = Skye op deze computer starten en in de browser openen. Tafels blijven bewaard tot de volgende keer.
cli-play-short = In de browser spelen
play-port = Poort; anders die van de vorige keer, als hij vrij is.
play-data = Map voor de tafels; anders de gebruikelijke plaats voor programmagegevens.
play-lan = Ook andere computers en telefoons in hetzelfde netwerk laten meespelen.
play-no-browser = Alleen de link tonen, geen browser openen.
play-log = Het logboek in dit formaat in de terminal tonen, niet in een bestand naast de tafels schrijven.
play-missing = Deze opdracht heeft het pakket “{ $package }” nodig, dat niet geïnstalleerd is. Alles om te spelen installeer je in de map van Skye met: pip install ".[play]"
play-ready = Skye draait op { $url }
play-others = Voor anderen in je netwerk: { $url }
play-no-network = Er is geen netwerk gevonden: alleen deze computer kan spelen.
play-stop = Stop met Ctrl-C; de tafels blijven bewaard.
play-stopped = Gestopt. Je tafels blijven bewaard.
play-running = Skye draait al: { $url }
play-running-alone = Het is alleen voor deze computer gestart. Om anderen toe te laten stop je het en start je het met --lan.
play-folder = De map { $folder } is niet bruikbaar voor de tafels: { $problem }. Kies een andere met --data.
play-unusable = { $problem } Controleer of er ruimte op de schijf is en of je er mag schrijven, of kies een andere map met --data.
play-busy = De tafels in { $folder } zijn in gebruik bij een andere server, die hier niet antwoordt. Stop die, of kies een andere map met --data.
play-failed = De server kon niet starten. De reden staat in { $log }.

cli-serve = Een server met tafels draaien voor iedereen die hem kan bereiken. Zie docs/server.md.
cli-serve-short = Een server met tafels draaien
serve-database = Database: sqlite:///BESTAND of postgresql://NAAM@COMPUTER/DATABASE; anders { $variable }, dan de tafels van “play”. Een adres met een wachtwoord hoort in { $variable }: een opdrachtregel is voor anderen zichtbaar.
serve-host = Adres om op te luisteren; 0.0.0.0 voor alle.
serve-port = Poort om op te luisteren; 0 voor een willekeurige vrije.
serve-workers = Aantal serverprocessen; voor meer dan één is PostgreSQL nodig.
serve-thinkers = Aantal botprocessen per serverproces; zonder opgave worden de kernen van deze computer over de serverprocessen verdeeld.
serve-host-name = Hostnaam waaronder de server bereikbaar is; kan meer dan eens worden opgegeven. Zonder opgave: elke naam, of alleen de eigen namen van deze computer als de server alleen daar luistert.
serve-origin = Andere site waarvan pagina’s deze server mogen gebruiken, zoals https://example.org; kan meer dan eens worden opgegeven.
serve-proxy = Adres of netwerk van een vertrouwde proxy, die het adres van de client doorgeeft; kan meer dan eens worden opgegeven.
serve-log = Formaat van het logboek op de foutuitvoer.
serve-level = Laagste niveau van gebeurtenissen in het logboek.
serve-keep-finished = Dagen dat een afgelopen tafel bewaard blijft, of never om er geen te verwijderen. Zonder opgave: { $days }, en never voor de tafels van play.
serve-keep-unfinished = Dagen dat een tafel bewaard blijft waar niemand een zet doet of verbonden is, of never om er geen te verwijderen. Zonder opgave: { $days }, en never voor de tafels van play.
serve-not-days = '{ $value }' is geen aantal dagen, van 1 tot en met 36500, en ook niet never.
serve-ready = Tafels staan klaar: { $url }
serve-one-worker = Uit een SQLite-bestand kan maar één proces tafels bedienen. Gebruik voor meer PostgreSQL: --database postgresql://NAAM@COMPUTER/DATABASE
serve-not-proxy = “{ $found }” is geen adres van een proxy. Geef een adres of een netwerk op, zoals 127.0.0.1 of 10.0.0.0/8.
serve-port-taken = Poort { $port } is in gebruik bij een ander programma. Kies een andere met --port.
serve-port-denied = Je mag poort { $port } niet gebruiken. Kies met --port een poort boven 1023.
serve-address = De server kan niet luisteren op { $host }: { $problem }. Kies een adres van deze computer.
serve-failed = De server kon niet starten. De reden staat hierboven in het logboek.
serve-few-files = Dit systeem laat de server { $files } bestanden openen, genoeg voor { $connections } verbindingen tegelijk in plaats van { $wanted }. Verhoog voor meer de limiet: ulimit -n, of LimitNOFILE in de systemd-unit.

cli-tables = De tafels van een server weergeven, hun spellen naar een bestand exporteren, spellen als tafels importeren, de database controleren, of een tafel verwijderen. Alles kan ook terwijl de server draait.
cli-tables-short = Tafels weergeven, controleren, exporteren, importeren en verwijderen
tables-list = Tafels weergeven, de nieuwste eerst.
tables-list-short = Tafels weergeven
tables-all = Ze allemaal weergeven, niet alleen de nieuwste.
tables-none = Er zijn nog geen tafels.
tables-more = Dit zijn de nieuwste { $count }; met --all komen ook de andere.
tables-counts = Speelbaar: { $playable }, afgelopen: { $finished }, niet verder te spelen: { $halted }
tables-column-code = Code
tables-column-status = Status
tables-column-changed = Laatste wijziging
tables-column-game = Spel
tables-column-players = Spelers
tables-base = Basisspel
tables-status-waiting = wacht
tables-status-playing = ronde { $round }
tables-status-over = afgelopen
tables-status-halted = niet verder te spelen
tables-player = { $name }
tables-open-seat = (vrij)

tables-export = De spellen van afgelopen tafels naar een bestand met verslagen exporteren, dat replay, show en stats kunnen lezen.
tables-export-short = Spellen naar een bestand exporteren
tables-take-unfinished = Ook een tafel exporteren die niet afgelopen is, voor zover iedereen daar het spel kent.
tables-unknown = Geen tafel heeft de code “{ $code }”. “skye tables list” toont alle codes.
tables-no-database = De database { $url } is er nog niet. Hij wordt met de eerste tafel aangemaakt; met --database geef je een andere op.
tables-not-begun = Het spel aan { $code } is nog niet begonnen: er is niets te exporteren.
tables-unfinished = Het spel aan { $code } is niet afgelopen. Met --unfinished wordt geëxporteerd wat iedereen er tot nu toe van weet.
tables-many-unfinished = Een bestand kan maar één niet afgelopen spel bevatten, aan het eind. Exporteer deze naar aparte bestanden: { $codes }.
tables-mixed = Deze spellen zijn niet met hetzelfde materiaal gespeeld (met of zonder uitbreiding, of met andere tegels); ze kunnen niet in hetzelfde bestand staan. Exporteer ze naar meerdere bestanden.

tables-import = De spellen van een bestand met verslagen controleren en elk als afgelopen tafel opslaan.
tables-import-short = Spellen als tafels importeren
tables-imported =
    { $games ->
        [one] { $games } spel is nu een tafel.
       *[other] { $games } spellen zijn nu tafels.
    }
tables-name = { $file }: in spel { $game } heet iemand “{ $name }”, met tekens die niet getoond kunnen worden. Verander de naam en probeer het opnieuw.

tables-check = De hele database controleren: het bestand, het materiaal en elke tafel, die daarvoor wordt nagespeeld. De exitcode is 1 als er iets mis is.
tables-check-short = De hele database controleren
tables-checking = Controleren
check-database = De database zelf is beschadigd: { $problem }
check-material = Het materiaal { $digest }, dat tafels gebruiken, is beschadigd of onleesbaar.
check-list = De lijstvermelding van deze tafel komt niet overeen met het logboek.
check-faults =
    { $count ->
        [one] Er is één fout gevonden.
       *[other] Er zijn { $count } fouten gevonden.
    } Zet een back-up terug, of red wat te exporteren is met “skye tables export”.
check-sound = Alles is in orde.

tables-delete = Een tafel met zijn spel definitief verwijderen.
tables-delete-short = Een tafel verwijderen
tables-yes = Niet om bevestiging vragen.
tables-sure = { $table } definitief verwijderen? [j/N]
tables-answer-yes = ja
tables-left = Er is niets verwijderd.
tables-deleted = Verwijderd: { $table }
