# Statistiques de parties enregistrées : la commande.
cli-stats = Statistiques de parties enregistrées : d’où viennent les points, prix et ventes, ce qui décide des parties, qui commence. Avec --out, aussi des graphiques et des fichiers Parquet. Les parties sont lues, pas vérifiées ; c’est le rôle de replay.
cli-stats-short = Statistiques, graphiques et données de parties
cli-stats-out = Dossier pour les graphiques (PNG et SVG), les tableaux et les fichiers Parquet ; il est créé au besoin.
cli-stats-json = Écrire un objet JSON sur la sortie standard au lieu des tableaux.
cli-stats-force = Écrire dans un dossier qui n’est pas vide et remplacer les résultats d’une exécution précédente.
stats-reading = Lecture
stats-drawing = Dessin
stats-written =
    { $files ->
        [one] { $files } fichier écrit dans { $folder }
       *[other] { $files } fichiers écrits dans { $folder }
    }
stats-other-material = Remarque : { $file } a été joué avec un autre matériel que celui fourni.

# Ce qui peut être faux.
stats-twice = { $file } est donné deux fois ; ses parties compteraient double. Retirez l’un des deux.
stats-folder-full = { $folder } n’est pas vide. Choisissez un autre dossier, ou ajoutez --force pour remplacer les résultats d’une exécution précédente.
stats-folder-file = { $folder } est un fichier. Indiquez un dossier.
stats-misfit = { $file }, ligne { $line } : « { $found } » ne va pas avec ce qui précède. Pour savoir ce qui est faux : skye replay { $file }
stats-not-over = { $file }, ligne { $line } : une nouvelle partie commence, mais la partie { $game } n’est pas finie.
stats-truncated = { $file } : s’arrête après la ligne { $line }, au milieu de la partie { $game }, qui commence à la ligne { $first }. Laissez la commande qui écrit ce fichier aller jusqu’au bout (--resume), ou coupez le fichier avant cette ligne.

# Groupes de parties.
stats-base = Jeu de base
stats-group =
    { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }

# Nombres.
stats-whole = { NUMBER($value) }
stats-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-short-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
stats-axis = { NUMBER($value) }
stats-all = total
stats-more =
    { $count ->
        [one] … et { $count } autre ligne (toutes avec --json)
       *[other] … et { $count } autres lignes (toutes avec --json)
    }

# D’où viennent les points.
stats-source-scrolls = Parchemins
stats-source-exchanged = Or échangé

# Tableaux : un titre et une ligne sur ce que disent les nombres.
stats-table-overview = Vue d’ensemble
stats-table-overview-note = Points : moyenne de tous les joueurs. Avance : celle du vainqueur sur le joueur suivant.
stats-table-names = Joueurs
stats-table-names-note = Une victoire partagée compte à parts égales.
stats-table-sources = Points par source
stats-table-sources-note = Points moyens d’un joueur dans les parties avec cette source, en tout et par tour, et sa part de tous les points.
stats-table-rounds = Points par tour
stats-table-rounds-note = Points moyens d’un joueur. A à D sont les emplacements des tuiles Score.
stats-table-deciding = Ce qui décide des parties
stats-table-deciding-note = Écart : points des vainqueurs tirés de cette source, moins la moyenne des autres. Décisif : parties qu’un vainqueur n’aurait pas gagnées si personne n’en avait tiré de points.
stats-table-letters = Ce qui décide des parties, selon l’emplacement de la tuile Score
stats-table-letters-note = Comme ci-dessus.
stats-table-seats = Qui commence
stats-table-seats-note = Joueurs selon leur rang au premier tour ; 1 est le premier joueur.
stats-table-prices = Prix
stats-table-prices-note = Or posé sur les tuiles mises en vente. Colonnes en pour cent : autant de prix ne sont pas plus élevés.
stats-table-sale-rates = Ventes selon le prix
stats-table-sale-rates-note = Combien de tuiles mises en vente à ce prix ont trouvé un acheteur.
stats-table-seller-positions = Qui fixe le prix, selon le rang
stats-table-seller-positions-note = Vendeurs selon leur rang dans le tour ; 1 achète d’abord.
stats-table-sellers = Qui fixe le prix, selon le nom
stats-table-sellers-note = Tuiles mises en vente par chaque joueur.
stats-table-tiles = Ce que deviennent les tuiles piochées
stats-table-tiles-note = Non posées : tuiles achetées ou gardées qui ne se plaçaient nulle part ; elles comptent aussi comme achetées ou gardées.

# Colonnes.
stats-column-interval = 95 %
stats-column-name = Joueur
stats-column-seller-name = Joueur
stats-column-position = Rang
stats-column-seats = Places
stats-column-games = Parties
stats-column-win-share = Victoires
stats-column-points = Points
stats-column-best = Points du vainqueur
stats-column-lead = Avance
stats-column-shared = Victoires partagées
stats-column-source = Source
stats-column-kind = Source
stats-column-letter = Emplacement
stats-column-share = Part
stats-column-end = Fin
stats-column-spread = Écart
stats-column-decided = Décisif
stats-column-round = Tour
stats-column-offered = En vente
stats-column-mean = Moyenne
stats-column-minimum = Min.
stats-column-quantile-10 = 10 %
stats-column-quantile-25 = 25 %
stats-column-median = Médiane
stats-column-quantile-75 = 75 %
stats-column-quantile-90 = 90 %
stats-column-maximum = Max.
stats-column-price = Prix
stats-column-sold = Vendues
stats-column-sale-rate = Part vendue
stats-column-drawn = Piochées
stats-column-axe-share = Défaussées
stats-column-sold-share = Vendues
stats-column-kept-share = Invendues gardées
stats-column-unplaced-share = Non posées
stats-column-total = Total

# Graphiques.
stats-plot-points = Points par tour et par source
stats-plot-points-y = Points moyens d’un joueur
stats-plot-points-tile = Tuile Score { $letter }
stats-plot-prices = Prix fixés à chaque tour
stats-plot-prices-x = Prix (or)
stats-plot-prices-y = Part des tuiles mises en vente
stats-plot-prices-round = Tour { $round }
stats-plot-prices-median = médiane { $price }
stats-plot-sale-rates = Ce qui se vend, et à quel prix
stats-plot-sale-rates-y = Part vendue des tuiles mises en vente
stats-plot-sale-rates-note = Bande : intervalle à 95 % ; tirets : tous les prix, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ; prix demandés au moins { $least } fois.
stats-plot-seats = Commencer, est-ce un avantage ?
stats-plot-seats-x = Rang au premier tour (1 commence)
stats-plot-seats-y = Part des parties gagnées
stats-plot-seats-note = Barres : intervalles à 95 % ; tirets : part égale pour tous, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
stats-plot-deciding = Ce qui décide des parties
stats-plot-deciding-left = Avance du vainqueur sur les autres (points)
stats-plot-deciding-right = Parties perdues sans cette source
stats-plot-deciding-note = Bleu : tuiles Score ; orange : autres sources. Barres : intervalles à 95 %.
