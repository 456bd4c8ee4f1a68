# Statistiques de parties avec l’extension.
stats-with-journeyman = Avec Journeyman
stats-source-banners = Bannières
stats-source-stepped = Pas sur les pistes
stats-source-bonus = Tuiles Bonus
stats-table-noted = D’où viennent les pas
stats-table-noted-note = Pas moyens d’un joueur dans une partie, par piste et selon ce qui a permis le pas.
stats-column-reason = Motif
