# The arena: bots against bots.
cli-arena = Let bots play against each other. Every deal is played from every seat, so that luck cancels out. With fewer bots than players, the last one fills the remaining seats; with more, every combination plays. The same command continues where it was stopped.
cli-arena-short = Let bots play against each other and rate them
arena-own = A bot of your own, from a Python file; can be given several times.
arena-games = Games of each line-up, rounded up to whole deals.
arena-budget = Thinking time for one decision.
arena-timed = Measure thinking time with a real clock; results then differ from machine to machine.
arena-out = Folder for results, records, table and plot; by default one inside arena/.
arena-ladder = Bots, from the weakest to the strongest:
arena-parameters = Parameters may follow a bot: chieftain:net=off plays without its net, chieftain:budget=2 thinks for 2 seconds.
arena-no-bots = Name the bots to play: { $known }, or one of your own as path.py:Class.

arena-begins = Games: { $games }; deals: { $deals }; line-ups: { $lineups }.
arena-begins-rounded = Every deal is played by all rotations of the seats, so { $asked } games of each line-up are rounded up to whole deals. Games: { $games }; deals: { $deals }; line-ups: { $lineups }.
arena-playing = Playing
arena-timed-note = Note: with a real clock the same command can give different results.
arena-stopped = Interrupted: { $done } of { $games } games are saved in { $folder }. Run the same command again to continue.
arena-written = Written to { $folder }: { $files }.

arena-summary = Games: { $games }, deals: { $deals }, equal share: { $even }
arena-bot = bot
arena-share = wins
arena-points = points
arena-rating = rating
arena-interval = 95%
arena-median = median ms
arena-p95 = p95 ms
arena-head-to-head = Wins of the row against the column, with 95% intervals:
arena-between = { $low } to { $high }
arena-share-between = { $share } ({ $low } to { $high })
arena-plot-axis = Rating (Elo scale, mean 1500) with 95% interval

# Numbers as the language writes them.
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-milliseconds = { NUMBER($value, minimumSignificantDigits: 1, maximumSignificantDigits: 3, useGrouping: 0) }

arena-bot-raised = The bot { $bot } crashed (deal { $deal }, rotation { $rotation }, seat { $seat }, round { $round }, phase “{ $phase }”): { $problem }. The games before it are kept. Fix the bot and start a new run with --out.
arena-bot-illegal = The bot { $bot } gave an answer that is not a legal move (deal { $deal }, rotation { $rotation }, seat { $seat }, round { $round }, phase “{ $phase }”): { $answer }. The games before it are kept. Fix the bot and start a new run with --out.
arena-bot-unmade = The bot { $bot } cannot be created: { $problem }. Its class is called with the parameters after its name and nothing else.
arena-other-run = { $folder }: contains another run (“{ $found }”), not “{ $expected }”; nothing was changed. Choose another folder with --out.
arena-other-command = { $folder }: contains a run of “{ $found }”, not of “{ $expected }”; nothing was changed. Choose another folder with --out.
arena-other-bots = { $folder }: the bots, or the rules they play by, have changed since this run began ({ $bots }), and old and new games cannot be mixed; nothing was changed. Choose another folder with --out.
arena-no-run = { $folder }: contains games, but { $file } does not say from which run; nothing was changed. Choose another folder with --out.
arena-foreign-file = { $folder }: contains the file { $file }, which does not belong to a run; nothing was changed. Choose another folder with --out.
arena-busy = { $folder }: another command is writing there right now; nothing was changed. Wait for it, or choose another folder with --out.
arena-process-died = A process that was playing games has died; { $done } games are saved in { $folder }. Run the same command again to continue.
