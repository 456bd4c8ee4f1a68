# The commands for tables: play, serve, tables.
cli-play = Start Skye on this computer and open it in the browser. Tables are kept for the next time.
cli-play-short = Play in the browser
play-port = Port to use; by default the same as last time, if it is free.
play-data = Folder for the tables; by default the usual place for application data.
play-lan = Let other computers and phones in the same network play too.
play-no-browser = Only print the link, do not open a browser.
play-log = Print the log to the terminal in this format instead of writing it to a file next to the tables.
play-missing = This command needs the package “{ $package }”, which is not installed. To install everything for playing, run this in the folder of Skye: pip install ".[play]"
play-ready = Skye is running at { $url }
play-others = For others in your network: { $url }
play-no-network = No network was found: only this computer can play.
play-stop = Stop with Ctrl-C; tables are kept.
play-stopped = Stopped. Your tables are kept.
play-running = Skye is already running: { $url }
play-running-alone = It was started for this computer only. To let others in, stop it and start it with --lan.
play-folder = The folder { $folder } cannot be used for the tables: { $problem }. Choose another one with --data.
play-unusable = { $problem } Check that the disk has free space and that you can write there, or choose another folder with --data.
play-busy = The tables in { $folder } are in use by another server, which does not answer here. Stop it, or choose another folder with --data.
play-failed = The server could not start. See { $log } for the reason.

cli-serve = Run a server with tables for everyone who can reach it. See docs/server.md.
cli-serve-short = Run a server with tables
serve-database = Database: sqlite:///FILE or postgresql://NAME@HOST/DATABASE; by default { $variable }, then the tables of “play”. An address with a password belongs in { $variable }: a command line is visible to others.
serve-host = Address to listen on; 0.0.0.0 for all.
serve-port = Port to listen on; 0 for any free one.
serve-workers = Number of server processes; more than one needs PostgreSQL.
serve-thinkers = Number of bot processes for each server process; by default the cores of this machine are divided among the server processes.
serve-host-name = Host name under which the server can be reached; can be given several times. By default any name, or only this computer’s own names if it listens only there.
serve-origin = Another site whose pages may use this server, such as https://example.org; can be given several times.
serve-proxy = Address or network of a trusted proxy, which passes on the address of the client; can be given several times.
serve-log = Format of the log on standard error.
serve-level = Lowest level of events to log.
serve-keep-finished = Days to keep a finished table, or never to delete none. By default { $days }, and never for the tables of play.
serve-keep-unfinished = Days to keep a table where nobody has moved or been connected, or never to delete none. By default { $days }, and never for the tables of play.
serve-not-days = '{ $value }' is neither a number of days, from 1 to 36500, nor never.
serve-ready = Serving tables: { $url }
serve-one-worker = Only one process can serve tables from an SQLite file. For more workers use PostgreSQL: --database postgresql://NAME@HOST/DATABASE
serve-not-proxy = “{ $found }” is not the address of a proxy. Write an address or a network, such as 127.0.0.1 or 10.0.0.0/8.
serve-port-taken = Port { $port } is in use by another program. Choose another one with --port.
serve-port-denied = You are not allowed to use port { $port }. Choose one above 1023 with --port.
serve-address = The server cannot listen on { $host }: { $problem }. Choose an address of this computer.
serve-failed = The server could not start. See the log above for the reason.
serve-few-files = This system lets the server open { $files } files, enough for { $connections } connections at once instead of { $wanted }. To allow more, raise the limit: ulimit -n, or LimitNOFILE in the systemd unit.

cli-tables = List the tables of a server, export their games to a file, import games as tables, check the database, or delete a table. All of this also works while the server is running.
cli-tables-short = List, check, export, import and delete tables
tables-list = List tables, the newest first.
tables-list-short = List tables
tables-all = List all of them, not only the newest.
tables-none = There are no tables yet.
tables-more = These are the newest { $count }; --all lists the rest too.
tables-counts = Playable: { $playable }, finished: { $finished }, cannot be continued: { $halted }
tables-column-code = Code
tables-column-status = Status
tables-column-changed = Last change
tables-column-game = Game
tables-column-players = Players
tables-base = Base game
tables-status-waiting = waiting
tables-status-playing = round { $round }
tables-status-over = finished
tables-status-halted = cannot be continued
tables-player = { $name }
tables-open-seat = (open)

tables-export = Export the games of finished tables to a record file, which replay, show and stats can read.
tables-export-short = Export games to a file
tables-take-unfinished = Also export a table that is not finished, as far as everyone at it knows the game.
tables-unknown = No table has the code “{ $code }”. “skye tables list” shows all codes.
tables-no-database = There is no database { $url } yet. It is created with the first table; choose another one with --database.
tables-not-begun = The game at { $code } has not begun: there is nothing to export.
tables-unfinished = The game at { $code } is not over. Add --unfinished to export what everyone knows of it so far.
tables-many-unfinished = A file can contain only one unfinished game, at its end. Export these to separate files: { $codes }.
tables-mixed = These games were not played with the same material (with or without an expansion, or with other tiles), so they cannot be in the same file. Export them to several files.

tables-import = Verify the games of a record file and save each one as a finished table.
tables-import-short = Import games as tables
tables-imported =
    { $games ->
        [one] { $games } game is now a table.
       *[other] { $games } games are now tables.
    }
tables-name = { $file }: in game { $game } a player is called “{ $name }”, with characters that cannot be displayed. Change the name, then try again.

tables-check = Check the whole database: its file, the material, and every table by replaying it. The exit code is 1 if something is wrong.
tables-check-short = Check the whole database
tables-checking = Checking
check-database = The database itself is damaged: { $problem }
check-material = The material { $digest }, which tables use, is damaged or unreadable.
check-list = The list entry of this table does not match its log.
check-faults =
    { $count ->
        [one] One error was found.
       *[other] { $count } errors were found.
    } Restore a backup, or save what can be exported with “skye tables export”.
check-sound = Everything is in order.

tables-delete = Permanently delete a table with its game.
tables-delete-short = Delete a table
tables-yes = Do not ask for confirmation.
tables-sure = Permanently delete { $table }? [y/N]
tables-answer-yes = yes
tables-left = Nothing was deleted.
tables-deleted = Deleted: { $table }
