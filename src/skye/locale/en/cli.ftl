# The command line.
cli-help = Play the board game Isle of Skye, study it, and teach it to a machine.
cli-exit-codes = Exit codes: 0 success; 1 invalid input or a failed check; 2 invalid command line; 130 interrupted.
cli-version = Print the version.
cli-lang = Language of everything printed; otherwise SKYE_LANG, then the system’s language.
cli-stranger = Another package called “skye” (version { $version }) is installed alongside this one, and some files may belong to it or to an old version. Remove it with pip uninstall skye, then install Skye again: pip install --force-reinstall --no-deps . in its folder.
cli-interrupted = Interrupted.
cli-os-error = { $file }: { $problem }
cli-written = Written: { $file }

cli-players = Number of players.
cli-seed = Whole number that decides every random choice: the same seed gives the same games.
cli-tiles = Your own corrected copy of tiles.toml to use instead of the shipped tiles.
cli-jobs = Processes to use; all cores if not given.

cli-simulate = Play many games with random players and write complete records of them. An interrupted run can be continued with --resume.
cli-games = Number of games.
cli-simulate-out = File to write: readable text if its name ends in .txt, otherwise JSON lines.
cli-resume = Continue a file that an earlier, interrupted run started.
cli-force = Overwrite an existing file.
cli-shared-alone = --shared-layout is for the bonus tiles of an expansion: add the option of an expansion too, such as --{ $known }.
cli-exists = { $file } already exists. Add --resume to continue it, or --force to overwrite it.
cli-out-exists = { $file } already exists. Add --force to overwrite it.
cli-simulating = Playing
cli-simulate-stopped = Interrupted: { $done } of { $games } games are saved in { $file }. Run the same command with --resume to continue.
cli-simulated =
    { $games ->
        [one] { $games } game is in { $file }.
       *[other] { $games } games are in { $file }.
    }

cli-replay = Replay the games of a record and verify every number in it; the first wrong line is reported.
cli-replaying = Verifying
cli-replayed =
    { $games ->
        [one] { $games } game, { $lines } lines: every number is correct.
       *[other] { $games } games, { $lines } lines: every number is correct.
    }
cli-other-material = Note: these games were played with different material from the shipped one; they were verified with their own.

cli-show = Show a territory of a record as it was at the end of a round, with the reason for every point.
cli-show-game = Number of the game in the file, from 1.
cli-show-round = After which round; 0 is before the first one. By default after the last round.
cli-show-seat = Whose territory: a seat, counted from 0, or a player’s name.
cli-show-svg = Draw an image (SVG) instead of letters.
cli-show-board = Draw the progress board instead of the territory, as an SVG image.
cli-show-out = File to write to; a name ending in .svg gives an image.
cli-no-game = There is no game { $found }; the file has { $last }.
cli-no-board = { $file }: its games are played without progress boards.
cli-no-round = There is no round { $found }; this game has { $last }.
cli-no-seat = There is no seat “{ $found }”; seats are 0 to { $last }, or give a name: { $names }.

show-title = { $name } (seat { $seat }) after round { $round }
show-state =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gold } gold, { $tiles ->
        [one] { $tiles } tile laid
       *[other] { $tiles } tiles laid
    }
show-old-rules = Played by version { $version } of the rules, which have been corrected since: this is the game as it was played; it was not checked against today’s rules.
show-income = Income: { $gold } gold, { $total } in hand
show-scored =
    { $letter } { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all
show-scrolls =
    Scrolls: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all
show-exchanged =
    { $spent } gold exchanged: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all

cli-rules = Print the rules in our own words: all of them, one by its id (B2), or those of a scoring tile (squares).
cli-rules-markdown = Print all rules as Markdown.

cli-art = Draw every tile, symbol and scoring tile as SVG, and one sheet of all tiles.
cli-drawing = Drawing
cli-art-out = Folder to write to; created if needed.
cli-art-written = { $files } images written; all tiles are on { $file }.

cli-bench = Measure how fast the engine is on one core, compiled and interpreted.
cli-bench-json = Print one JSON object on standard output.
cli-measuring = Measuring
bench-title = Random games of { $players } players on one core, per second of CPU time, Python { $python }
bench-compiled = compiled
bench-not-compiled = NOT COMPILED
bench-interpreted = interpreted
bench-ratio = ratio
bench-core-games-per-s = games inside the core, per second
bench-core-games-per-s-limit = limited by trying tiles on every free cell and by connecting areas and roads
bench-api-games-per-s = games driven from Python, per second
bench-api-games-per-s-limit = limited by creating Python objects for each move and by the calls between Python and the core
bench-copy-ns-per-player = copy of a game, nanoseconds per player
bench-copy-ns-per-player-limit = limited by copying the memory of a territory, about 9 kB

cli-test = Run every check on the source tree: style, types, and all tests with the core compiled and interpreted. Give names of tests to run only those.
cli-test-full = Also play many random games for each number of players and check them against the rules.
cli-test-games = Games for each number of players with --full.
test-no-sources = The tests are part of the source tree, which was not found. Clone the repository and run ./skye test there.
test-not-compiled = The core is not compiled, which an automatic check must not accept. Install a C compiler and the Python headers, then run ./skye --rebuild.
test-step-style = Style
test-step-layout = Formatting
test-step-types = Types
test-step-page = Types and templates of the page
test-step-page-tests = Unit tests of the page
test-step-compiled = Tests, core as installed
test-step-interpreted = Tests, core interpreted
test-step-full = Many random games
test-passed = passed
test-failed = FAILED
test-all-passed = All checks passed.
test-all-failed = Failed: { $names }

cli-completion = Print a script that lets your shell complete skye’s commands and options.

# One line for each command in the list of commands.
cli-simulate-short = Play many random games and write their records
cli-replay-short = Verify every number of a record
cli-show-short = Show a territory of a record and its points
cli-rules-short = Print the rules, or one of them
cli-art-short = Draw every tile as an image
cli-bench-short = Measure the engine’s speed
cli-test-short = Check the source tree
cli-completion-short = Set up completion in your shell

# Texts of the command-line library, which fills in what is in braces.
click-usage = Usage:
click-options = Options
click-commands = Commands
click-help = Show this message and exit.
click-error = Error: { $message }
click-try = Try '{ $command }' for help.
click-missing-command = Missing command.
click-missing-option = Missing option
click-missing-argument = Missing argument
click-no-command = No such command '{ $name }'.
click-no-option = No such option '{ $name }'.
click-invalid = Invalid value: { $message }
click-invalid-for = Invalid value for { $option }: { $message }
click-not-a-number = '{ $value }' is not a whole number.
click-not-seconds = '{ $value }' is not a number of seconds above 0 and up to { $most }.
click-not-in-range = { $value } is not in the range { $range }.
click-default = default: { $default }
click-required = required
click-did-you-mean = Did you mean { $names }?
click-extra = Unexpected: { $arguments }.
click-needs-value = The option '{ $name }' needs a value.
click-no-value = The option '{ $name }' takes no value.
click-not-one-of = '{ $value }' is not one of { $choices }.
click-choose = Choose from: { $choices }
click-is-folder = '{ $name }' is a folder; a file is needed.
click-is-file = '{ $name }' is a file; a folder is needed.
click-options-place = [OPTIONS]
click-command-place = COMMAND …

# A number as the language writes it.
number = { $value }
