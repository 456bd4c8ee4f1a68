# L’arène : des bots contre des bots.
cli-arena = Faire jouer des bots les uns contre les autres. Chaque donne est jouée depuis chaque place, pour que la chance s’annule. S’il y a moins de bots que de joueurs, le dernier occupe les places restantes ; s’il y en a plus, chaque combinaison joue. La même commande reprend là où elle a été arrêtée.
cli-arena-short = Faire jouer des bots entre eux et les classer
arena-own = Un bot à vous, tiré d’un fichier Python ; répétable.
arena-games = Parties de chaque formation, arrondies à des donnes entières.
arena-budget = Temps de réflexion pour une décision.
arena-timed = Mesurer le temps de réflexion avec une vraie horloge ; les résultats dépendent alors de la machine.
arena-out = Dossier des résultats, enregistrements, tableau et graphique ; par défaut un dossier sous arena/.
arena-ladder = Les bots, du plus faible au plus fort :
arena-parameters = Un bot peut être suivi de paramètres : chieftain:net=off joue sans son réseau, chieftain:budget=2 réfléchit 2 secondes.
arena-no-bots = Indiquez les bots qui doivent jouer : { $known }, ou un bot à vous sous la forme chemin.py:Classe.

arena-begins = Parties : { $games } ; donnes : { $deals } ; formations : { $lineups }.
arena-begins-rounded = Chaque donne est jouée avec toutes les rotations des places ; le nombre de parties par formation ({ $asked }) est donc arrondi à des donnes entières. Parties : { $games } ; donnes : { $deals } ; formations : { $lineups }.
arena-playing = Parties en cours
arena-timed-note = Remarque : avec une vraie horloge, la même commande peut donner d’autres résultats.
arena-stopped =
    Interrompu : { $done ->
        [one] { $done } partie sur { $games } est enregistrée
       *[other] { $done } parties sur { $games } sont enregistrées
    } dans { $folder }. Relancez la même commande pour continuer.
arena-written = Écrit dans { $folder } : { $files }.

arena-summary = Parties : { $games }, donnes : { $deals }, part égale : { $even }
arena-bot = bot
arena-share = victoires
arena-points = points
arena-rating = cote
arena-interval = 95 %
arena-median = médiane ms
arena-p95 = p95 ms
arena-head-to-head = Victoires de la ligne contre la colonne, avec intervalles à 95 % :
arena-between = { $low } à { $high }
arena-share-between = { $share } ({ $low } à { $high })
arena-plot-axis = Cote (échelle Elo, moyenne 1500) avec intervalle à 95 %

# Les nombres comme la langue les écrit.
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-milliseconds = { NUMBER($value, minimumSignificantDigits: 1, maximumSignificantDigits: 3, useGrouping: 0) }

arena-bot-raised = Le bot { $bot } a planté (donne { $deal }, rotation { $rotation }, place { $seat }, tour { $round }, phase « { $phase } ») : { $problem }. Les parties précédentes sont conservées. Corrigez le bot et commencez une nouvelle série avec --out.
arena-bot-illegal = La réponse du bot { $bot } n’est pas un coup permis (donne { $deal }, rotation { $rotation }, place { $seat }, tour { $round }, phase « { $phase } ») : { $answer }. Les parties précédentes sont conservées. Corrigez le bot et commencez une nouvelle série avec --out.
arena-bot-unmade = Le bot { $bot } ne peut pas être créé : { $problem }. Sa classe est appelée avec les paramètres qui suivent son nom, et rien d’autre.
arena-other-run = { $folder } : contient une autre série (« { $found } »), pas « { $expected } » ; rien n’a été modifié. Choisissez un autre dossier avec --out.
arena-other-command = { $folder } : contient une série de « { $found } », pas de « { $expected } » ; rien n’a été modifié. Choisissez un autre dossier avec --out.
arena-other-bots = { $folder } : les bots, ou les règles selon lesquelles ils jouent, ont changé depuis le début de cette série ({ $bots }) ; anciennes et nouvelles parties ne vont pas ensemble. Rien n’a été modifié dans le dossier. Choisissez-en un autre avec --out.
arena-no-run = { $folder } : contient des parties, mais { $file } ne dit pas de quelle série ; rien n’a été modifié. Choisissez un autre dossier avec --out.
arena-foreign-file = { $folder } : contient le fichier { $file }, qui n’appartient à aucune série ; rien n’a été modifié. Choisissez un autre dossier avec --out.
arena-busy = { $folder } : une autre commande y écrit en ce moment ; rien n’a été modifié. Attendez-la ou choisissez un autre dossier avec --out.
arena-process-died = Un processus qui jouait des parties s’est arrêté ; parties enregistrées dans { $folder } : { $done }. Relancez la même commande pour continuer.
