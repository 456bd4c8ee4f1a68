# Weights of the bots, tuned by self-play.
cli-tune = Find better weights for a bot by self-play (CMA-ES): candidates play the same deals from every seat against the current bot, and the better ones shape the next generation. The same command continues where it was stopped; with more generations it runs longer.
cli-tune-short = Find better weights for a bot by self-play
tune-weights = The weights to tune; by default all that give the value of something.
tune-start = Start from the weights in this file, such as another run’s weights.toml, instead of the bot’s own.
tune-against = Opponent of the candidates: a bot, or the same bot with the weights of a file (.toml). By default the weights at the start.
tune-generations = Total number of generations.
tune-deals = Deals per generation; every candidate plays each of them from every seat.
tune-population = Candidates per generation.
tune-rollouts = How often a bot with a search simulates each choice while tuning; without the search it is much faster.
tune-check = New deals at the end to compare the weights found with those they were tuned against; 0 for none.
tune-out = Folder for the generations, the weights and the result; created if needed.

tune-begins = Generations: { $generations }; candidates: { $population }; deals: { $deals }.
tune-tuning = Tuning
tune-generation = Tuning { $done }/{ $generations } ({ NUMBER($fitness, minimumFractionDigits: 3, maximumFractionDigits: 3) })
tune-checking = Comparing
tune-stopped = Interrupted: { $done } of { $generations } generations are saved in { $folder }. Run the same command again to continue.
tune-stopped-checking = Interrupted: all generations and { $done } of { $deals } deals of the comparison are saved in { $folder }. Run the same command again to continue.
tune-written = Written to { $folder }: { $files }.

tune-weight = weight
tune-before = before
tune-after = after
tune-compared = The weights found against { $against }. { $summary }
tune-mean-lead = lead
tune-lead = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# What can be wrong.
tune-no-weights = “{ $found }” is not a bot with weights that can be tuned. Choose one of { $known }.
tune-no-search = The bot “{ $found }” has no search, and neither have its opponents, so --rollouts cannot be used. Leave it out, or choose one of { $known }.
tune-budget = While tuning, every decision has one counted second, so “budget” has no effect. Leave it out; --rollouts says how often each choice is simulated at most.
tune-fixed-weight = The weight “{ $found }” is a count and cannot be tuned. Those that can are { $known }.
tune-needs-rollouts = The weight “{ $found }” belongs to the search, which is off while tuning. Add --rollouts to switch it on.
tune-not-searching = The weight “{ $found }” belongs to the search, which “{ $bot }” does not have. Bots with a search: { $known }.
tune-no-net = “{ $bot }” plays without a net, so the weight “net” cannot be tuned. Bots with a net: { $known }.
tune-no-section = { $file }: there is no section [{ $name }] with weights.
tune-not-a-number = { $file }: the weight “{ $name }” must be a number.
tune-not-a-count = { $file }: the weight “{ $name }” must be a whole number from 0 to { $most }.
tune-not-positive = { $file }: the weight “{ $name }” is missing or too small; it must be more than 0.
tune-out-of-bounds = { $file }: the weight “{ $name }” must be 0 or lie between { $low } and { $high }.
tune-other-run = { $folder }: contains another run (“{ $found }”), not “{ $expected }”; nothing was changed. Choose another folder with --out.
tune-changed = { $folder }: the weights of the bots, the core or the material have changed since this run began, and old and new generations cannot be mixed; nothing was changed. Choose another folder with --out.
tune-no-run = { $folder }: contains { $found }, but { $file } does not say from which run; nothing was changed. Choose another folder with --out.
tune-other-candidates = { $file }, line { $line }: these are not the candidates that come next in this run. The file was changed, or another version of the packages cma and numpy is installed now. Choose another folder with --out.
tune-process-died = A process that was playing games has died; { $done } generations are saved in { $folder }. Run the same command again to continue.
