# Statistics of games with the expansion.
stats-with-journeyman = With Journeyman
stats-source-banners = Banners
stats-source-stepped = Steps on the tracks
stats-source-bonus = Bonus tiles
stats-table-noted = Where steps come from
stats-table-noted-note = Mean steps of a player in a game, by track and by what allowed the step.
stats-column-reason = Reason
