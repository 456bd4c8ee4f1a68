# The commands for tables: play, serve, tables.
cli-play = Set a table on this computer and open it in the browser. Tables are kept from one time to the next.
cli-play-short = Play in the browser
play-port = Port to use; otherwise the one of last time, if it is free.
play-data = Folder for the tables; otherwise the usual place for data of programs.
play-lan = Let other computers and phones in the same network play too.
play-no-browser = Only print the link; open no browser.
play-log = Write the log to the terminal in this form, not to a file beside the tables.
play-missing = This command needs the package “{ $package }”, which is not installed. In the folder of Skye, this installs everything for playing: pip install ".[play]"
play-ready = The table is set: { $url }
play-others = For others in your network: { $url }
play-no-network = No network was found: only this computer can play.
play-stop = Stop with Ctrl-C; tables are kept.
play-stopped = Stopped. Your tables are kept.
play-running = Skye is running already: { $url }
play-running-alone = It was started for this computer alone. To let others in, stop it and start it with --lan.
play-folder = The folder { $folder } cannot be used for the tables: { $problem }. Choose another one with --data.
play-unusable = { $problem } Check that the disk has room and that you may write there, or choose another folder with --data.
play-busy = The tables in { $folder } are in use by another server, which does not answer here. Stop it, or choose another folder with --data.
play-failed = The server could not start. { $log } tells why.

cli-serve = Run a server of tables for everybody who can reach it. docs/server.md tells how to run it well.
cli-serve-short = Run a server of tables
serve-database = Database: sqlite:///FILE or postgresql://NAME@HOST/DATABASE; otherwise { $variable }, then the tables of “play”. An address with a password belongs into { $variable }: a command line is visible to others.
serve-host = Address to listen on; 0.0.0.0 for all.
serve-port = Port to listen on; 0 for any free one.
serve-workers = Processes that serve; more than one needs PostgreSQL.
serve-thinkers = Processes in which bots think, for each process that serves; if not given, the cores of this machine are shared out among those.
serve-host-name = Name under which the server may be addressed; can be given several times. Without it: any name, or only this computer's own when it listens only there.
serve-origin = Other site whose pages may use this server, such as https://example.org; can be given several times.
serve-proxy = Address or network of a proxy that is believed when it tells who asks; can be given several times.
serve-log = Form of the log on standard error.
serve-level = Least important events that the log tells.
serve-keep-finished = Days that a finished table is kept, or never to delete none. If not given: { $days }, and never for the tables of play.
serve-keep-unfinished = Days that a table is kept where nobody has moved or been connected, or never to delete none. If not given: { $days }, and never for the tables of play.
serve-not-days = '{ $value }' is neither a number of days, from 1 to 36500, nor never.
serve-ready = Serving tables: { $url }
serve-one-worker = Only one process can serve tables from a file of SQLite. For more workers use PostgreSQL: --database postgresql://NAME@HOST/DATABASE
serve-not-proxy = “{ $found }” is not the address of a proxy. Write an address or a network, such as 127.0.0.1 or 10.0.0.0/8.
serve-port-taken = Port { $port } is in use by another program. Choose another one with --port.
serve-port-denied = You may not use port { $port }. Choose one above 1023 with --port.
serve-address = The server cannot listen on { $host }: { $problem }. Choose an address of this computer.
serve-failed = The server could not start. The log above tells why.
serve-few-files = This system lets the server open { $files } files, enough for { $connections } connections at once instead of { $wanted }. For more, raise the limit: ulimit -n, or LimitNOFILE in a unit of systemd.

cli-tables = List the tables of a server, write their games to a file, take games in as tables, check the database, or delete a table. All of it also works while the server runs.
cli-tables-short = List, check, export, import and delete tables
tables-list = List tables, the newest first.
tables-list-short = List tables
tables-all = List all of them, not only the newest.
tables-none = There are no tables yet.
tables-more = These are the newest { $count }; --all lists the rest too.
tables-counts = Playable: { $playable }, finished: { $finished }, cannot be played on: { $halted }
tables-column-code = Code
tables-column-status = Status
tables-column-changed = Last change
tables-column-game = Game
tables-column-players = Players
tables-base = Base game
tables-status-waiting = waiting
tables-status-playing = round { $round }
tables-status-over = finished
tables-status-halted = cannot be played on
tables-player = { $name }
tables-open-seat = (open)

tables-export = Write the games of finished tables to a file of records, which replay, show and stats can read.
tables-export-short = Write games to a file
tables-take-unfinished = Also take a table that is not finished, as far as everybody there knows its game.
tables-unknown = No table has the code “{ $code }”. “skye tables list” shows all codes.
tables-no-database = There is no database { $url } yet. It is made when the first table is opened, or name another one with --database.
tables-not-begun = The game at { $code } has not begun: there is nothing to write.
tables-unfinished = The game at { $code } is not over. Add --unfinished to write what everybody knows of it so far.
tables-many-unfinished = Only one unfinished game fits into a file, as its end. Write these to files of their own: { $codes }.
tables-mixed = These games were not played with the same material, with or without an expansion or with other tiles, so they do not fit into the same file. Write them to several files.

tables-import = Verify the games of a file of records and keep each as a finished table.
tables-import-short = Take games in as tables
tables-imported =
    { $games ->
        [one] { $games } game is now a table.
       *[other] { $games } games are now tables.
    }
tables-name = { $file }: in game { $game } a player is called “{ $name }”, with signs that cannot be shown. Change the name, then try again.

tables-check = Examine the whole database: its file, the materials, and every table replayed. The exit code is 1 when something is wrong.
tables-check-short = Examine the whole database
tables-checking = Checking
check-database = The database itself is damaged: { $problem }
check-material = The material { $digest }, with which tables were begun, is damaged or unreadable.
check-list = What lists show of this table is not what its log says.
check-faults =
    { $count ->
        [one] One fault was found.
       *[other] { $count } faults were found.
    } Restore a backup, or save what can be exported with “skye tables export”.
check-sound = Everything is in order.

tables-delete = Delete a table with its game, for good.
tables-delete-short = Delete a table
tables-yes = Do not ask.
tables-sure = Delete { $table } for good? [y/N]
tables-answer-yes = yes
tables-left = Nothing was deleted.
tables-deleted = Deleted: { $table }
