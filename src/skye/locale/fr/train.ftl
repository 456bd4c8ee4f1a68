# Le réseau de l’évaluation, entraîné en le faisant jouer contre lui-même.
cli-train = Entraîner le réseau qui corrige l’évaluation des territoires : à chaque itération, le réseau actuel joue contre lui-même, des territoires possibles sont joués jusqu’au bout, un nouveau réseau apprend de ce qu’il en est advenu, et il est gardé s’il gagne plus que sa part contre le précédent. La même commande reprend là où elle a été arrêtée ; avec plus d’itérations, elle dure plus longtemps. À la fin, un autre réseau apprend les chances de victoire.
cli-train-short = Entraîner le réseau du bot le plus fort
train-iterations = Nombre total d’itérations ; avec 0, seules les chances sont apprises, dans des parties du réseau de --start.
train-games = Parties par itération : trois sur quatre avec le jeu de base, car celles avec une extension durent plus longtemps.
train-playouts = Combien de fois la partie est jouée à partir de chaque territoire possible, dès qu’il y a un réseau ; sans réseau, 4 fois au plus.
train-rounds = Manches jouées avant que le réseau actuel évalue le résultat. Sans réseau, on joue jusqu’à la fin.
train-epochs = Combien de fois chaque itération apprend de chaque exemple.
train-deals = Donnes par type de partie pour comparer un réseau au précédent ; chacune est jouée depuis chaque place.
train-chance-games = Parties du meilleur réseau pour apprendre les chances de victoire ; une sur dix ne sert qu’à les vérifier.
train-start = Partir de ce réseau, comme le net.bin d’une autre série, au lieu de n’en avoir aucun.
train-device = Où le réseau apprend : sur une carte graphique (cuda), sur le processeur (cpu), ou sur une carte graphique s’il y en a une (auto). Les parties se jouent toujours sur le processeur.
train-out = Dossier des exemples, des réseaux et des comparaisons ; il est créé au besoin.

train-begins = Itérations : { $iterations } ; parties dans chacune : { $games } ; donnes de comparaison : { $deals }.
train-step-generate = Parties { $iteration }/{ $iterations }
train-step-fit = Apprentissage { $iteration }/{ $iterations }
train-step-gate = Comparaison { $iteration }/{ $iterations }
train-step-tables = Parties pour les chances
train-step-chances = Apprentissage des chances
train-took = { $step } : fini en { $seconds } s.
train-stopped =
    Interrompu : { $done ->
        [one] { $done } itération sur { $iterations } est terminée
       *[other] { $done } itérations sur { $iterations } sont terminées
    }, et ce qui est fait de la suivante est enregistré dans { $folder }. Relancez la même commande pour continuer.
train-written = Écrit dans { $folder } : { $files }.

train-column-iteration = itération
train-column-games = parties
train-column-decisions = décisions
train-column-explained = expliqué
train-column-prices = prix
train-column-axes = haches
train-column-strength = force
train-column-kept = gardé
train-compared = Victoires de chaque nouveau réseau sur le précédent, avec des intervalles à 95 % :
train-strength = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-unknown = –
train-yes = oui
train-no = non

train-chances = Chances de victoire dans des parties dont rien n’a été appris : erreurs en points de pourcentage, ce que donnerait le seul hasard, et scores de Brier, aussi ceux de la meilleure courbe de l’avance en points :
train-column-expansion = jeu
train-column-players = joueurs
train-column-round = manche
train-column-positions = situations
train-column-error = erreur
train-column-luck = par hasard
train-column-brier = score de Brier
train-column-lead = par avance
train-all = toutes
train-error = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-brier = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-plot-players = { $players } joueurs
train-plot-title = { $game }, { $positions } situations
train-plot-predicted = Part de victoires prédite
train-plot-observed = Part de victoires observée

# Ce qui peut clocher.
train-missing = Cette commande a besoin du paquet « { $package } », qui n’est pas installé. ./skye train l’installe de lui-même ; sinon, lancez dans le dossier de Skye : pip install ".[train]"
train-no-cuda = PyTorch ne trouve ici aucune carte graphique qu’il puisse utiliser. Retirez --device, ou utilisez --device cpu.
train-not-a-net = { $file } : ce n’est pas un réseau de cette version de Skye.
train-other-run = { $folder } : contient une autre série (« { $found } »), pas « { $expected } » ; rien n’a été modifié. Choisissez un autre dossier avec --out.
train-changed = { $folder } : les poids des bots, le noyau, le matériel ou le réseau de départ ont changé depuis le début de cette série ; anciens et nouveaux exemples ne vont pas ensemble. Rien n’a été modifié dans le dossier. Choisissez-en un autre avec --out.
train-no-run = { $folder } : contient { $found }, mais { $file } ne dit pas de quelle série ; rien n’a été modifié. Choisissez un autre dossier avec --out.
train-damaged = { $file } : ce fichier est endommagé. Supprimez le dossier de son itération et ceux des suivantes avec iterations.jsonl, puis relancez la même commande, ou choisissez un autre dossier avec --out.
train-too-few = Avec --games { $games }, il n’y a rien à apprendre. Faites jouer plus de parties.
train-too-few-chances = Avec --chance-games { $games }, il n’y a rien pour apprendre les chances. Faites-en jouer plus.
train-no-start = Avec --iterations 0, seules les chances sont apprises, dans des parties d’un réseau qui existe : indiquez-le avec --start.
train-too-large = Le réseau a appris des poids trop grands pour des nombres entiers. Choisissez un autre --seed, ou moins d’--epochs.
train-none-kept = Aucun nouveau réseau n’était meilleur que ce qu’il y avait avant ; aucun n’a donc été écrit. Tous se trouvent dans { $folder } ; avec plus d’--iterations ou de --games, le prochain le sera peut-être.
train-process-died = Un processus qui jouait des parties s’est arrêté ; tout ce qui est fait est enregistré dans { $folder }. Relancez la même commande pour continuer.
