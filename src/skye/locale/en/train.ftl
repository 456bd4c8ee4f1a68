# The net of the evaluation, trained by self-play.
cli-train = Train the net that corrects the evaluation of territories: in each iteration the net so far plays games against itself, builds are played out, a new net learns from how they went on, and it is kept if it wins more than its share against the one before. The same command continues where it was stopped; with more iterations it runs longer. In the end, another net learns the chances to win.
cli-train-short = Train the net of the strongest bot by self-play
train-iterations = Total number of iterations.
train-games = Games per iteration: three in four are of the base game, as those with an expansion take longer.
train-playouts = How often each build is played out, once there is a net; without one at most 4 times.
train-rounds = Rounds of a playout, before the net so far says what it has led to. Without a net, games are played to the end.
train-epochs = How often each iteration learns from every sample.
train-deals = Deals in each kind of game for comparing a net with the one before; each is played from every seat.
train-chance-games = Games of the best net for learning the chances to win; one in ten is only for checking them.
train-start = Start from this net, such as another run’s net.bin, instead of from none.
train-device = Where the net learns: on a graphics card (cuda), on the processor (cpu), or on a graphics card if there is one (auto). Games are always played on the processor.
train-out = Folder for samples, nets and comparisons; created if needed.

train-begins = Iterations: { $iterations }; games in each: { $games }; deals to compare: { $deals }.
train-step-generate = Playing { $iteration }/{ $iterations }
train-step-fit = Learning { $iteration }/{ $iterations }
train-step-gate = Comparing { $iteration }/{ $iterations }
train-step-tables = Playing for chances
train-step-chances = Learning chances
train-took = { $step } took { $seconds } s.
train-stopped = Interrupted: { $done } of { $iterations } iterations are complete, and all that is done of the next is saved in { $folder }. Run the same command again to continue.
train-written = Written to { $folder }: { $files }.

train-column-iteration = iteration
train-column-games = games
train-column-decisions = decisions
train-column-explained = explained
train-column-prices = prices
train-column-axes = axes
train-column-strength = strength
train-column-kept = kept
train-compared = Wins of each new net against the one before, with 95% intervals:
train-strength = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-unknown = –
train-yes = yes
train-no = no

train-chances = Chances to win in games that were not learned from: errors in percentage points, what luck alone would give, and Brier scores, also of the best curve of the lead in points:
train-column-expansion = game
train-column-players = players
train-column-round = round
train-column-positions = positions
train-column-error = error
train-column-luck = by luck
train-column-brier = Brier score
train-column-lead = by lead
train-all = all
train-error = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-brier = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-plot-players = { $players } players
train-plot-title = { $game }, { $positions } positions
train-plot-predicted = Predicted share of victories
train-plot-observed = Observed share of victories

# What can be wrong.
train-missing = This command needs the package “{ $package }”, which is not installed. ./skye train installs it by itself; otherwise run this in the folder of Skye: pip install ".[train]"
train-no-cuda = PyTorch finds no graphics card that it can use here. Leave out --device, or use --device cpu.
train-not-a-net = { $file }: this is not a net of this version of Skye.
train-other-run = { $folder }: contains another run (“{ $found }”), not “{ $expected }”; nothing was changed. Choose another folder with --out.
train-changed = { $folder }: the weights of the bots, the core, the material or the net at the start have changed since this run began, and old and new samples cannot be mixed; nothing was changed. Choose another folder with --out.
train-no-run = { $folder }: contains { $found }, but { $file } does not say from which run; nothing was changed. Choose another folder with --out.
train-damaged = { $file }: this file is damaged. Delete the folder of its iteration and the later ones together with iterations.jsonl, and run the same command again, or choose another folder with --out.
train-too-few = With --games { $games } there is nothing to learn from. Play more games.
train-too-few-chances = With --chance-games { $games } there is nothing to learn chances from. Play more of them.
train-too-large = The net has learned weights that are too large for whole numbers. Choose another --seed, or fewer --epochs.
train-none-kept = No new net was better than what there was before, so none was written. All of them are in { $folder }; with more --iterations or --games, the next may be better.
train-process-died = A process that was playing games has died; everything done so far is saved in { $folder }. Run the same command again to continue.
