# Reproches aux fichiers de données. $file et $entry disent où regarder.
material-unreadable = { $file } : lecture impossible : { $problem }.
material-not-toml = { $file } : ce n’est pas un fichier TOML : { $problem }.
material-unknown-table = { $file } : « { $found } » est inconnu ici ; chaque entrée va sous [[{ $expected }]].
material-unknown-part = { $file } : « { $found } » est inconnu ici ; sont connus : { $known }.
material-not-entries = { $file } : « { $table } » doit être une liste d’entrées commençant chacune par [[{ $table }]].
material-shape = { $file }, { $entry } : un champ manque, est inconnu ou n’est pas du bon type : { $problem }.
material-duplicate = { $file }, { $entry } : cet identifiant figure { $found } fois ; chaque identifiant doit être unique.
material-count = { $file } : il faut { $expected } entrées [[{ $table }]], nombre trouvé : { $found }.
material-no-castle = { $file } : aucune tuile ne porte l’identifiant « castle ».
material-castle = { $file }, { $entry } : le symbole du château figure une seule fois, sur la tuile « castle », et sur aucune autre.
material-tile-id = { $file }, { $entry } : l’identifiant d’une tuile compte au plus 16 lettres et chiffres et n’est pas « axe ».
material-edges = { $file }, { $entry } : les côtés « { $found } » doivent être quatre lettres : nord, est, sud, ouest.
material-terrain = { $file }, { $entry } : « { $found } » n’est pas un terrain ; utilisez P (pâturage), M (montagne) ou W (eau).
material-roads = { $file }, { $entry } : les routes « { $found } » doivent former au plus deux groupes des lettres N, E, S, W, chaque lettre une seule fois.
material-symbol = { $file }, { $entry } : « { $found } » n’est pas un symbole connu ; symboles connus : { $known }.
material-place = { $file }, { $entry } : « { $found } » doit se terminer par @ et l’une des lettres N, E, S, W ou C.
material-symbol-terrain = { $file }, { $entry } : « { $found } » se trouverait sur le terrain { $terrain }, où ce symbole ne peut pas être.
material-too-many = { $file }, { $entry } : une tuile porte au plus un parchemin et au plus neuf symboles d’une même sorte.
material-unknown-scoring = { $file }, { $entry } : aucune tuile Score ne porte cet identifiant ; identifiants connus : { $known }.
material-points = { $file }, { $entry } : « points » doit être une liste de nombres de 0 à 99 ; cette tuile en demande { $expected }.
material-first-game = { $file }, first_game : il faut nommer quatre tuiles Score différentes.
material-rounds-length = { $file }, { $entry } : « scored » et « catch_up » doivent avoir la même longueur, d’un à six tours, avec de 0 à 99 pièces d’or.
material-letters = { $file }, { $entry } : « { $found } » doit se composer de lettres différentes, de A à D.
material-players = { $file } : chaque nombre de joueurs de 2 à 5 doit figurer dans exactement une entrée.
material-too-large = On joue avec au plus { $tiles } tuiles Terrain et { $scoring } tuiles Score.
material-unknown-expansion = Il n’y a pas d’extension « { $found } » ; extensions connues : { $known }.

# Des textes qui ne sont pas des coups.
notation-kind = « { $found } » n’est pas un coup : il faut d’abord le numéro d’une place et l’un des mots { $known }, comme dans « 0 buy 34 ».
notation-draw = « { $found } » n’est pas une pioche ; écrivez par exemple « 0 draw 17 34 41 ».
notation-price = « { $found } » ne fixe pas de prix ; écrivez par exemple « 0 price axe=17 34=5 41=3 ».
notation-buy = « { $found } » n’est pas un achat ; écrivez par exemple « 0 buy 34 ».
notation-pass = « { $found } » ne veut pas dire passer ; écrivez par exemple « 0 pass ».
notation-place = « { $found } » n’est pas une pose ; écrivez par exemple « 0 place 34 2,-1 r1 » (cases à l’est et au nord du château, quarts de tour dans le sens horaire de 0 à 3).
notation-json = cette ligne n’est pas le JSON d’un événement : { $problem }.
notation-fact = « { $found } » doit avoir exactement ces champs dans cet ordre : { $expected }.
notation-value = « { $found } » contient une valeur illisible : { $problem }.

# Des mises en place avec lesquelles on ne peut pas jouer.
setup-players = Le jeu se joue de 2 à 5 joueurs, pas à { $found }.
setup-start = Le premier joueur { $found } n’est pas une place ; les places vont de 0 à { $last }.
setup-scoring-four = Il faut quatre tuiles Score différentes ; trouvé : { $found }.
setup-scoring = « { $found } » n’est pas une tuile Score ; tuiles connues : { $known }.
setup-names = Noms : { $found } ; joueurs : { $players } ; un nom peut compter jusqu’à { $most } lettres.
setup-expansion = Ces tuiles Score appartiennent à une extension qui n’est pas en jeu.
setup-expansion-seats = L’extension dispose quelque chose pour chacune des { $players } places ; trouvé : { $found }.
setup-no-expansion = Quelque chose est disposé pour une extension qui n’est pas en jeu.
setup-hidden-gold = La vue cache l’or de certaines places. Créez-la avec open_gold=True : tout l’or se calcule à partir d’informations publiques.

# Des coups que les règles n’autorisent pas. $acting nomme les places que la partie attend.
illegal-in-draw = « { $move } » est impossible maintenant : on pioche des tuiles.
illegal-in-price = « { $move } » est impossible maintenant : on fixe les prix et la partie attend { $acting }.
illegal-in-buy = « { $move } » est impossible maintenant : on achète des tuiles et la partie attend { $acting }.
illegal-in-build = « { $move } » est impossible maintenant : on pose des tuiles et la partie attend { $acting }.
illegal-in-over = « { $move } » est impossible : la partie est finie.
illegal-in-extra = « { $move } » est impossible maintenant ; la partie attend { $acting }.
illegal-seat = La place { $seat } n’a rien à décider maintenant ; la partie attend { $acting }.
illegal-no-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
illegal-form = Le coup est mal formé : { $problem }.
illegal-draw-seat = On pioche maintenant pour la place { $expected }, pas pour la place { $seat }.
illegal-draw-three = On pioche trois tuiles différentes ; trouvé : { $found }.
illegal-draw-tile = La tuile { $tile } n’est pas dans le sac.
illegal-price-tiles = La tuile Défausse et les prix vont exactement sur ces tuiles : { $tiles }.
illegal-price-spared = Il faut un prix sur chacune de ces tuiles, ou la tuile Défausse sur l’une et un prix sur chacune des autres : { $tiles }.
illegal-price-low = Un prix est un nombre entier d’au moins 1 pièce d’or ; la tuile { $tile } a reçu { $price }.
illegal-price-sum = Les prix coûtent ensemble { $cost } pièces d’or ; or disponible : { $gold }.
illegal-buy-own = La tuile { $tile } est à vous ; on n’achète qu’aux autres.
illegal-buy-gold =
    La tuile { $tile } coûte { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } ; or en main : { $gold }.
illegal-buy-sold = La tuile { $tile } a déjà été prise par la place { $buyer }.
illegal-buy-tile = Personne ne propose la tuile { $tile }.
illegal-place-hand = La tuile { $tile } n’est pas en main ; tuiles en main : { $hand }.
illegal-place-turn = Une tuile se tourne de 0, 1, 2 ou 3 quarts de tour dans le sens horaire, pas de { $turn }.
illegal-place-cell = Une case se compose de deux nombres entiers, pas { $x },{ $y }.
illegal-place-occupied = Une autre tuile occupe déjà { $x },{ $y }.
illegal-place-apart = La case { $x },{ $y } ne touche pas le territoire.
illegal-place-fit = La tuile { $tile } tournée de { $turn } ne convient pas en { $x },{ $y } : tous les côtés qui se touchent doivent montrer le même terrain.

# Des parties enregistrées illisibles ou inexactes. $line dit où regarder.
record-unreadable = { $file } : lecture impossible : { $problem }.
record-empty = { $file } : le fichier est vide ; un enregistrement commence par son matériel.
record-other = { $file } : ce n’est pas un enregistrement de Skye ; il commence par « skye record » ou par une ligne JSON de type « skye ».
record-version = { $file } : cet enregistrement est de version { $found } ; ce programme lit les versions jusqu’à { $known }.
record-long = { $file }, ligne { $line } : la ligne dépasse { $most } octets, ce qu’aucun enregistrement n’atteint.
record-material = { $file } : le matériel de l’enregistrement n’est pas valide : { $problem }
record-malformed = { $file }, ligne { $line } : incompréhensible : { $problem }
record-no-game = { $file }, ligne { $line } : une nouvelle partie doit commencer ici.
record-no-games = { $file } : contient le matériel, mais aucune partie.
record-process-died = Un processus qui jouait des parties s’est arrêté ; les parties déjà écrites sont enregistrées dans { $file }. Relancez la même commande avec --resume pour continuer.
record-fault = Skye se contredit (tour { $round }, place { $seat }, { $what }) : l’explication donne { $explained }, le décompte { $counted }. Merci de le signaler avec le fichier.
record-truncated = { $file } : s’arrête après la ligne { $line }, au milieu de la partie { $game } ; ensuite devrait venir : { $expected }.
record-illegal = { $file }, ligne { $line } : le coup enregistré « { $found } » enfreint les règles : { $problem }
record-unexpected = { $file }, ligne { $line } : trouvé « { $found } », mais ensuite devrait venir : { $expected }.
record-differs =
    { $file }, ligne { $line } : l’enregistrement est inexact.
      enregistré :       { $found }
      selon les règles : { $expected }
record-other-run = { $file } : contient les parties d’une autre simulation (« { $found } »), pas de « { $expected } » ; rien n’a été modifié. Choisissez un autre fichier, ou écrasez celui-ci avec --force.
record-other-format = { $file } : le fichier contient l’autre sorte d’enregistrement, du texte au lieu de lignes JSON ou l’inverse ; rien n’a été modifié. Choisissez un autre nom.
record-unwritable = { $file } : écriture impossible : { $problem }.

serve-no-page = La page pour le navigateur n’est pas encore construite. Lancez Skye avec ./skye depuis son dossier source, qui la construit, ou exécutez-y : python web/build.py

# What a record should go on with.
next-draw = une pioche
next-price = les prix des places { $seats }
next-buy = un achat ou un « je passe » de la place { $seats }
next-build = une tuile posée par une des places { $seats }
next-over = une nouvelle partie, ou rien
