# Les poids des bots, améliorés en les faisant jouer contre eux-mêmes.
cli-tune = Trouver de meilleurs poids pour un bot en le faisant jouer contre lui-même (CMA-ES) : des candidats jouent les mêmes donnes depuis chaque place contre le bot actuel, et les meilleurs déterminent la génération suivante. La même commande reprend là où elle a été arrêtée ; avec plus de générations, elle dure plus longtemps.
cli-tune-short = Trouver de meilleurs poids pour un bot
tune-weights = Les poids à améliorer ; par défaut tous ceux qui donnent la valeur d’une chose.
tune-start = Partir des poids de ce fichier, comme le weights.toml d’une autre série, au lieu de ceux du bot.
tune-against = Contre qui jouent les candidats : un bot, ou le même bot avec les poids d’un fichier (.toml). Par défaut, les poids du départ.
tune-generations = Nombre total de générations.
tune-deals = Donnes par génération ; chaque candidat joue chacune depuis chaque place.
tune-population = Candidats par génération.
tune-rollouts = Combien de fois un bot doté d’une recherche simule alors chaque choix ; sans recherche, c’est bien plus rapide.
tune-check = Nouvelles donnes à la fin pour comparer les poids trouvés à ceux contre lesquels ils ont joué ; 0 pour aucune.
tune-out = Dossier des générations, des poids et du résultat ; il est créé au besoin.

tune-begins = Générations : { $generations } ; candidats : { $population } ; donnes : { $deals }.
tune-tuning = Amélioration
tune-generation = Amélioration { $done }/{ $generations } ({ NUMBER($fitness, minimumFractionDigits: 3, maximumFractionDigits: 3) })
tune-checking = Comparaison
tune-stopped =
    Interrompu : { $done ->
        [one] { $done } génération sur { $generations } est enregistrée
       *[other] { $done } générations sur { $generations } sont enregistrées
    } dans { $folder }. Relancez la même commande pour continuer.
tune-stopped-checking = Interrompu : toutes les générations et { $done } donnes sur { $deals } de la comparaison sont enregistrées dans { $folder }. Relancez la même commande pour continuer.
tune-written = Écrit dans { $folder } : { $files }.

tune-weight = poids
tune-before = avant
tune-after = après
tune-compared = Les poids trouvés contre { $against }. { $summary }
tune-mean-lead = avance
tune-lead = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# Ce qui peut clocher.
tune-no-weights = « { $found } » n’est pas un bot dont les poids peuvent être améliorés. Choisissez parmi { $known }.
tune-no-search = Ni le bot « { $found } » ni ses adversaires n’ont de recherche à laquelle --rollouts puisse s’appliquer. Retirez cette option, ou choisissez parmi { $known }.
tune-budget = Pendant l’amélioration des poids, chaque décision dispose d’une seconde comptée : « budget » n’aurait aucun effet. Retirez-le ; --rollouts indique combien de fois au plus chaque choix est simulé.
tune-fixed-weight = Le poids « { $found } » est un nombre entier et ne peut pas être amélioré ainsi. Sont possibles { $known }.
tune-needs-rollouts = Le poids « { $found } » appartient à la recherche, qui est désactivée ici. Ajoutez --rollouts pour l’activer.
tune-not-searching = Le poids « { $found } » appartient à la recherche, que « { $bot } » n’a pas. Bots avec une recherche : { $known }.
tune-no-net = « { $bot } » joue sans réseau : le poids « net » ne peut pas être amélioré. Bots avec un réseau : { $known }.
tune-no-section = { $file } : il n’y a pas de section [{ $name }] avec des poids.
tune-not-a-number = { $file } : le poids « { $name } » doit être un nombre.
tune-not-a-count = { $file } : le poids « { $name } » doit être un nombre entier de 0 à { $most }.
tune-not-positive = { $file } : le poids « { $name } » manque ou est trop petit ; il doit dépasser 0.
tune-out-of-bounds = { $file } : le poids « { $name } » doit valoir 0 ou être compris entre { $low } et { $high }.
tune-other-run = { $folder } : contient une autre série (« { $found } »), pas « { $expected } » ; rien n’a été modifié. Choisissez un autre dossier avec --out.
tune-changed = { $folder } : les poids des bots, le noyau ou le matériel ont changé depuis le début de cette série ; anciennes et nouvelles générations ne vont pas ensemble. Rien n’a été modifié dans le dossier. Choisissez-en un autre avec --out.
tune-no-run = { $folder } : contient { $found }, mais { $file } ne dit pas de quelle série ; rien n’a été modifié. Choisissez un autre dossier avec --out.
tune-other-candidates = { $file }, ligne { $line } : ce ne sont pas les candidats dont c’est le tour dans cette série. Le fichier a été modifié, ou une autre version des paquets cma et numpy est maintenant installée. Choisissez un autre dossier avec --out.
tune-process-died = Un processus qui jouait des parties s’est arrêté ; générations enregistrées dans { $folder } : { $done }. Relancez la même commande pour continuer.
