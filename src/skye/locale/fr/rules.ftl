# Les règles dans nos propres mots. Le code d’une règle est son nom dans le programme, les tests et la documentation.
rules-title = Les règles d’Isle of Skye
rules-introduction = Dans nos propres mots. Chaque règle porte un code court, auquel le programme et les tests renvoient. Là où les livrets imprimés laissent une question ouverte, notre réponse fait partie de la règle ; { $rulings } en donne les raisons.
rules-unknown = Il n’y a pas de règle « { $found } ». Règles connues : { $known }.

section-material = Matériel
section-setup = Préparation
section-income = Revenus
section-prices = Pioche et prix
section-buying = Achats
section-building = Construction
section-round-end = Fin du tour, zones et routes
section-scoring = Tuiles Score
section-end = Fin de la partie
section-limits = Principes généraux

rule-M1 = Il y a 73 tuiles Terrain, et une tuile Château par joueur ; toutes les tuiles Château sont identiques.
rule-M2 = Une tuile est carrée. Chacun de ses quatre côtés, ainsi que son centre, montre un terrain : pâturage (P), montagne (M) ou eau (W). Vous pouvez tourner une tuile à votre guise, mais jamais la retourner. Une route relie certains côtés ; une tuile peut porter deux routes séparées, et une route qui n’atteint qu’un seul côté est une impasse, mais reste une route. Chaque symbole se trouve dans une des zones de la tuile.
rule-M3 = Sur une même tuile, des côtés de même terrain forment une seule zone s’ils se rejoignent dans un coin ou si le centre a lui aussi ce terrain ; deux côtés opposés séparés par d’autres terrains ne se rejoignent que par le centre. Un centre dont le terrain n’apparaît sur aucun côté est une zone à lui seul, complétée dès le départ. Les routes ne divisent jamais une zone.
rule-M4 = Les 16 tuiles Score disent ce qui rapporte des points de victoire (en bref : des points). Les pièces ne manquent jamais. Le jeu se joue de 2 à 5 joueurs.
rule-M5 = Les symboles sont le whisky, le mouton, le bétail, la ferme, le broch, le phare, le bateau et sept sortes de parchemins, une pour chacun des autres. Une tuile qui montre du whisky s’appelle tuile Whisky. Un phare appartient à l’eau sur laquelle il veille.
rule-disagreement = Deux transcriptions publiques et indépendantes de la boîte s’accordent sur tous les côtés mais divergent sur un détail de 13 des 73 tuiles : nous utilisons la première, et si vous possédez la boîte vous pouvez corriger une copie de tiles.toml et la passer avec --tiles.

rule-S1 = Vous commencez avec votre tuile Château posée, le côté nord en haut, sans or et sans points. Le sac contient les 73 tuiles Terrain.
rule-S2 = Quatre des 16 tuiles Score sont tirées au hasard pour les lettres A, B, C et D, à moins que la table ne les choisisse.
rule-S2a = Au lieu d’un tirage au hasard, vous pouvez choisir les quatre tuiles à la main ou prendre notre sélection pour débutants : { scoring-farm-animals-name } (A), { scoring-squares-name } (B), { scoring-completed-areas-name } (C), { scoring-whisky-majority-name } (D).
rule-S3 = Le premier joueur est tiré au sort ou désigné. Les places se suivent dans le sens horaire.
rule-S4 =
    À deux, trois ou quatre, la partie compte six tours ; à cinq, elle en compte cinq. La liste montre les lettres décomptées à la fin de chaque tour et l’or de rattrapage que I3 verse ce tour-là pour chaque joueur devant vous.

    2 à 4 joueurs :

    - Tour 1 : A ; 0 pièce d’or
    - Tour 2 : B ; 0 pièce d’or
    - Tour 3 : A, C ; 1 pièce d’or
    - Tour 4 : B, D ; 2 pièces d’or
    - Tour 5 : A, C, D ; 3 pièces d’or
    - Tour 6 : B, C, D ; 4 pièces d’or

    5 joueurs :

    - Tour 1 : A, B ; 0 pièce d’or
    - Tour 2 : A, C ; 0 pièce d’or
    - Tour 3 : B, D ; 1 pièce d’or
    - Tour 4 : A, C, D ; 2 pièces d’or
    - Tour 5 : B, C, D ; 3 pièces d’or

rule-I1 = Au début de chaque tour, vous recevez 5 pièces d’or pour votre château.
rule-I2 = S’y ajoute 1 pièce d’or pour chacune de vos tuiles Whisky que des routes relient à votre château (A3).
rule-I3 = À partir du tour 3, vous recevez aussi l’or de rattrapage du tour (S4) pour chaque joueur qui a strictement plus de points que vous.

rule-P1 = Chaque joueur pioche 3 tuiles dans le sac et les expose aux yeux de tous.
rule-P2 = Puis tout le monde décide en même temps et en secret, derrière son écran : vous attribuez la tuile Défausse (la hache) à l’une de vos tuiles et un prix d’au moins 1 pièce d’or à chacune des deux autres. Les prix sont posés avec votre propre or ; vous devez donc pouvoir payer les deux ensemble. Aucune tuile ne peut rester sans tuile Défausse ni prix.
rule-P3 = Dès que le dernier joueur est prêt, tous les choix sont dévoilés. Les tuiles marquées d’une tuile Défausse retournent dans le sac.
rule-P4 = Ce qu’il vous reste d’or est secret. L’or caché est l’usage, mais une table peut convenir de jouer à or visible. Comme chaque montant peut se déduire de ce que tous ont vu, chacun a le droit de compter, les bots aussi.

rule-B1 = À partir du premier joueur, on fait une fois le tour de la table dans le sens horaire : vous achetez exactement une tuile d’un autre joueur, ou vous passez.
rule-B2 = Vous payez le prix comptant ; l’or posé sur vos propres tuiles ne peut pas servir. Le vendeur touche le prix et reprend aussitôt l’or posé sur la tuile vendue ; les deux peuvent être dépensés plus tard dans la même phase.
rule-B3 = Une vente ne se refuse pas, et une tuile achetée ne peut pas être achetée une nouvelle fois.
rule-B4 = Après le dernier acheteur, vous gardez celles de vos tuiles qui sont encore en vente, et l’or posé dessus va à la banque.

rule-L1 = Vous ajoutez à votre territoire toutes les tuiles gagnées pendant ce tour, dans l’ordre de votre choix. Chacun construit de son côté.
rule-L2 = Une tuile doit toucher par un côté au moins une tuile de votre territoire, et tous les côtés qui se touchent doivent montrer le même terrain. Les routes peuvent s’interrompre. Les tuiles posées pendant ce tour comptent aussitôt comme voisines.
rule-L3 = Vous devez continuer à poser tant qu’une tuile de votre main trouve une place quelque part ; laquelle et où, c’est vous qui décidez. Quand plus aucune ne trouve de place, le reste retourne dans le sac sans remboursement.

rule-E1 = On décompte maintenant les tuiles Score du tour (S4), chacune pour tous les joueurs ; on ne peut pas renoncer à des points. Sur toute la partie, chaque lettre est décomptée trois fois. Ensuite, le marqueur de premier joueur passe au suivant dans le sens horaire.
rule-A1 = Une zone est tout le terrain d’une même sorte qui se tient d’une tuile à l’autre à travers les côtés. Elle est complétée quand aucun de ses côtés ne donne sur une case vide ; un trou qu’aucune tuile ne pourra jamais remplir reste une case vide.
rule-A2 = La taille d’une zone est le nombre de tuiles différentes sur lesquelles elle s’étend.
rule-A3 = Deux tuiles voisines sont reliées par une route quand toutes deux ont une route sur le côté qui les sépare ; sur une tuile, seuls les côtés d’une seule et même route sont reliés. Une tuile compte, avec tous ses symboles, comme reliée au château dès que l’une de ses routes l’est.

# Les tuiles Score. Les nombres sont ceux de scoring.toml.
scoring-squares = Chaque bloc de 2 × 2 tuiles rapporte 2 points ; les blocs peuvent se chevaucher.
scoring-sheep = Chaque mouton rapporte 1 point.
scoring-broch-mountains = Chaque zone de montagne avec des brochs rapporte 1 point pour un broch, 3 points pour deux, 6 points pour trois ou plus. Elle n’a pas besoin d’être complétée.
scoring-whisky-majority = La première place en tuiles Whisky rapporte 5 points, la deuxième 2 points (ex æquo en tête : 5 chacun, et personne ne reçoit 2).
scoring-farm-animals = Chaque mouton et chaque tête de bétail sur une tuile avec une ferme, ou sur l’une des huit cases qui l’entourent, rapporte 1 point. Les diagonales comptent, et aucun animal ne compte deux fois.
scoring-road-cattle = Chaque tête de bétail sur une tuile que des routes relient au château rapporte 2 points.
scoring-road-tiles = Chaque tuile que des routes relient au château rapporte 1 point ; le château lui-même ne compte pas.
scoring-largest-lake = Votre plus grande zone d’eau complétée rapporte 2 points pour chacune de ses tuiles. { word-completed-meaning }
scoring-completed-areas = Chaque zone complétée rapporte 1 point, quels que soient son terrain et sa taille. { word-completed-meaning }
scoring-large-areas = Chaque zone complétée d’au moins trois tuiles rapporte 3 points. { word-completed-meaning }
scoring-building-sets = Chaque série d’un broch, d’une ferme et d’un phare rapporte 5 points ; un bâtiment ne sert que dans une série.
scoring-ship-majority = La première place en bateaux rapporte 5 points, la deuxième 2 points (ex æquo en tête : 5 chacun, et personne ne reçoit 2).
scoring-gold-majority = La première place en or rapporte 5 points, la deuxième 2 points (ex æquo en tête : 5 chacun, et personne ne reçoit 2). Chacun montre l’or qu’il a en main ; celui des tuiles invendues est alors déjà à la banque.
scoring-harbours = Chaque zone d’eau avec au moins un bateau et bordée d’au moins un phare rapporte 3 points. Elle n’a pas besoin d’être complétée.
scoring-columns = Chaque suite verticale sans trou d’au moins trois tuiles rapporte 3 points ; deux suites séparées dans la même colonne comptent toutes les deux.
scoring-completed-mountains = Chaque zone de montagne complétée rapporte 2 points. { word-completed-meaning }
rule-T1 = Égalités : tous les ex æquo à la première place reçoivent 5 points, et alors personne ne reçoit les 2 points. Sinon, tous les ex æquo à la deuxième place reçoivent 2 points. Sans au moins 1 exemplaire de ce qui est compté, on ne marque rien.
rule-T2 = La tuile Château fait partie de votre territoire partout où la forme compte : carrés, colonnes et zones.

rule-F1 = Après le dernier tour, chaque parchemin de votre territoire est décompté. Selon sa sorte, il donne 1 point pour chaque groupe de 2 moutons, de 2 tuiles Whisky ou de 2 bateaux, en arrondissant vers le bas, ou 1 point pour chaque broch, ferme, phare ou tête de bétail de tout votre territoire. Quand la zone où se trouve le parchemin est complétée, ses points sont doublés après l’arrondi.
rule-F2 = Vous échangez votre or : chaque lot de 5 pièces d’or donne 1 point.
rule-F3 = Le joueur qui a le plus de points gagne. En cas d’égalité, l’or qui reste après l’échange (F2) décide ; ceux qui sont encore à égalité gagnent ensemble.

rule-X1 = Aucune tuile ne se perd ni ne surgit de nulle part : sac, offres, mains et territoires contiennent ensemble toujours toutes les tuiles.
rule-X2 = L’or ne change que par les paiements nommés ici : revenus (I1, I2, I3), achats (B2), tuiles invendues (B4) et échange final (F2).
rule-X3 = Personne n’a jamais moins de 0 pièce d’or.
rule-X4 = Ce que l’on vous montre ne contient jamais la tuile Défausse ni les prix d’un autre joueur avant qu’ils soient dévoilés (P3).
