# L’extension Journeyman : règles, noms, points expliqués, reproches et options.
section-journeyman-material = Journeyman : matériel et préparation
section-journeyman-moving = Journeyman : déplacement
section-journeyman-steps = Journeyman : autres pas et avantages
section-journeyman-scoring = Journeyman : tuiles Score

rule-J1 = Avec cette extension, 8 tuiles Terrain de plus, chacune avec un symbole Compagnon, vont dans le sac, ce qui en fait 81, et 4 tuiles Score de plus participent au tirage, ce qui en fait 20. Les principes généraux (X1 à X4) valent ici aussi ; l’or change alors également par W5, W6, W11, W12 et W14, et les plans restent aussi secrets que les prix jusqu’à leur révélation.
rule-J2 = Chaque joueur a un plateau Progression avec trois pistes, celles du Guerrier, du Marchand et du Héraut, et un marqueur Progression au début de chacune. Une face du plateau est pour 2 à 4 joueurs, l’autre pour 5. Chaque piste traverse quatre secteurs et a son propre pont à chacune des trois frontières qui les séparent. Votre compagnon commence sur votre château. Vous avez deux jalons, pouvez en gagner un troisième, et pouvez gagner jusqu’à trois routes. Chaque piste a un emplacement pour une tuile Bonus I, un pour une II et un pour une III. Vos neuf tuiles Bonus, trois de chaque sorte, sont mélangées sur les emplacements de leur sorte, pour chaque joueur séparément ; une table peut convenir d’une même disposition pour tous.
rule-J3 = Aucun texte ne décrit tout ce qui est imprimé sur les plateaux et sur les huit tuiles. Vous jouez avec notre reconstitution : elle respecte tout ce que le livret dit, se compose de simples données et peut être remplacée.
rule-journeyman-reconstructed = Reconstitué, pas recopié : les deux faces du plateau Progression et sept des huit nouvelles tuiles sont notre propre travail, car aucun texte ne donne ce qui y est imprimé. Ce que le livret en dit est respecté. Si vous possédez la boîte, vous pouvez remplacer chacun de nos fichiers par le vôtre, avec --journeyman-boards, --journeyman-bonus, --journeyman-tiles ou --journeyman-scoring.

rule-W1 = Quand tout le monde a fini de construire, chacun fait son plan en même temps que les autres et en secret : vous posez des jalons sur des tuiles de votre territoire, au plus un par tuile. Le château et la tuile où se tient votre compagnon peuvent aussi en recevoir un. Il doit exister un trajet qui atteint tous vos jalons avec vos points de mouvement (W2) ; tout autre plan est refusé. Vous pouvez poser moins de jalons, ou aucun. Dès que le dernier joueur est prêt, tous les plans sont dévoilés.
rule-W2 = Au début, vous avez 4 points de mouvement ; la piste du Marchand vous en donne davantage (W11). Passer sur une tuile voisine de votre territoire, jamais en diagonale, coûte 2 points, ou seulement 1 si les deux tuiles sont reliées par une route sur le côté qui les sépare (A3), qu’elle soit imprimée ou posée (W13). Vous pouvez traverser plusieurs fois la même tuile. Ramasser un jalon ne coûte pas de points de mouvement.
rule-W3 = À partir du premier joueur, dans l’ordre du tour, chacun fait le trajet prévu et ramasse les jalons un à un, dans un ordre choisi en chemin. Le trajet s’arrête au dernier jalon, où le compagnon reste ; les points de mouvement restants sont perdus. Sans jalon, le compagnon ne bouge pas. Pour chaque jalon ramassé, vous pouvez avancer d’un pas sur une piste de votre choix, si la tuile où il se trouvait remplit la condition de la case suivante de cette piste.
rule-W4 =
    Voici les conditions, toujours pour la tuile où vous ramassez le jalon :

    - Ferme, broch, phare, bétail, mouton, bateau ou whisky : la tuile montre ce symbole.
    - Parchemin : la tuile montre un parchemin de n’importe quelle sorte, en zone complétée ou non.
    - Château : c’est votre tuile Château ; le pas est sans prix.
    - Distance 2, 3 ou 4 : elle se trouve au moins à ce nombre de cases de votre château, à l’horizontale et à la verticale, même par-dessus des vides.
    - Montagne, eau ou pâturage complété : la tuile fait partie d’une zone complétée de ce terrain.
    - Montagne et eau complétées : la tuile fait partie d’une montagne complétée et aussi d’une zone d’eau complétée.
    - Nord, sud, est ou ouest : aucune tuile de votre territoire n’est plus loin dans cette direction ; s’il y en a plusieurs à égalité, chacune convient.
rule-W5 = Avec un jalon ramassé sur votre château, vous pouvez à la place avancer d’un pas sur n’importe quelle piste, quelle que soit la condition de la case suivante, au prix du secteur où se trouve la case atteinte : 1, 3, 5 ou 8 pièces d’or. Si la tuile Château remplit elle-même la condition, vous ne payez pas ce prix.
rule-W6 = Certaines cases de la piste du Héraut coûtent en plus une taxe de 5, 8 ou 12 pièces d’or, de quelque façon que le pas soit fait. Un pas que vous ne pouvez pas payer est impossible.

rule-W7 = Quand quelqu’un achète une de vos tuiles, vous pouvez aussitôt avancer d’un pas sur la piste du Guerrier, et sur aucune autre, quelle que soit la condition. Vous décidez avant que l’acheteur ne décide selon W8.
rule-W8 = Quand vous obtenez une tuile avec un symbole Compagnon, en l’achetant ou en la gardant invendue, vous pouvez aussitôt avancer d’un pas sur n’importe quelle piste, quelle que soit la condition ; les taxes sont dues (W6). Peu importe que la tuile puisse être posée. Pour les tuiles gardées, les joueurs décident dans l’ordre du tour après le dernier achat.
rule-W9 = La règle d’or : ce qu’un pas débloque sert à partir de la phase suivante. Seule exception, les points imprimés entre les cases, que l’on marque tout de suite.
rule-W10 = Les points imprimés entre deux cases se marquent au pas qui les franchit. Sur les deux dernières cases d’une piste, votre marqueur peut aller et venir, et chaque pas entre les deux rapporte les points imprimés là. En avant, il va avec n’importe quel pas obtenu ; en arrière, seulement avec un jalon que vous ramassez : une fois sur la dernière case, une vente, un symbole Compagnon ou une tuile Bonus ne peuvent rien sur cette piste. La condition et le secteur sont ceux de la case atteinte. Ces allées et venues ne coûtent pas de taxe, et ce qu’une case a donné une fois, elle ne le donne plus.
rule-W11 = Les bannières sous les cases valent jusqu’à la fin de la partie. Pour chaque sorte et chaque piste, seule compte la meilleure valeur atteinte. Les revenus du Marchand sont versés au début de chaque tour, et son mouvement dit combien de points de mouvement vous avez. Les points du Guerrier et ceux du Héraut se marquent les uns et les autres à la fin de chaque tour, avant les tuiles Score.
rule-W12 =
    Un pas sur une case avec une tuile Bonus vous fait gagner cette tuile. Elle prend effet à la fin de la phase ; celles de la sorte III restent à vous jusqu’à la fin de la partie.

    - I, { bonus-step } : vous avancez d’un pas sur n’importe quelle piste, quelle que soit la condition ; les taxes sont dues (W6).
    - I, { bonus-road } : 1 point et 1 route (W13).
    - I, { bonus-waypoint } : vous avez désormais trois jalons.
    - II, { bonus-gold } : 5 pièces d’or.
    - II, { bonus-movement } : une seule fois, 4 points de mouvement de plus. Vous gardez la tuile jusqu’à ce que vous annonciez son usage avec un plan d’au moins un jalon ; ce qui n’en est pas utilisé est perdu.
    - II, { bonus-roads } : 2 routes (W13).
    - III, { bonus-no-axe } : 3 points ; puis 3 pièces d’or au début de chaque tour, et chaque fois que vous fixez les prix, vous pouvez en donner un à vos trois tuiles et n’en rendre aucune.
    - III, { bonus-bank-pays } : 3 points ; puis la banque paie chaque fois que vous achetez, que vous en ayez eu les moyens ou non.
    - III, { bonus-two-purchases } : 3 points ; puis vous pouvez acheter une seconde tuile quand chacun a eu son achat, dans l’ordre du tour parmi ceux qui ont cette tuile Bonus.
rule-W13 = Une route gagnée se pose quand vous le voulez, à votre tour ou non, dès que le jeu attend quelqu’un, mais pas dans la phase où vous l’avez gagnée. Après les trajets, avant les points du tour, tous ceux qui ont une route et une place pour elle sont interrogés en même temps : en poser une, puis peut-être une autre, ou aucune. Une route gagnée pendant votre trajet peut donc déjà compter pour les points de ce tour et pour les revenus suivants. Elle se place en travers du côté qui sépare deux tuiles voisines à vous et les relie comme si une route était imprimée là sur les deux. Sur chacune des deux tuiles, elle rejoint toutes les routes imprimées, si bien que deux virages deviennent un carrefour, et les autres routes posées. Elle peut passer sur l’eau, et une tuile peut en porter autant que l’on veut, mais un même côté une seule.
rule-W14 = Une tuile avec deux symboles Whisky donne 2 pièces d’or de revenus quand elle est reliée au château (I2). Partout ailleurs, elle compte comme une seule tuile Whisky.

# Les tuiles Score. Les nombres sont ceux du scoring.toml de l’extension.
scoring-journey-name = Voyage
scoring-broch-lines-name = Lignes et colonnes à brochs
scoring-symbol-rows-name = Lignes à symboles identiques
scoring-bridges-name = Ponts
scoring-journey = La distance entre votre compagnon et le château rapporte 2 points par case, à l’horizontale et à la verticale, même par-dessus des vides.
scoring-broch-lines = Chaque ligne et chaque colonne de votre territoire avec au moins un broch rapporte 1 point ; le même broch peut servir pour sa ligne et pour sa colonne. Les vides n’interrompent ni ligne ni colonne.
scoring-symbol-rows = Chaque ligne de votre territoire où au moins deux tuiles différentes montrent le même symbole rapporte 2 points, une seule fois. Tous les symboles comptent, le compagnon aussi ; tous les parchemins sont un même symbole. Les vides n’interrompent pas une ligne.
scoring-bridges = Chaque pont qu’un de vos marqueurs Progression a franchi rapporte 1 point ; chaque piste a ses trois ponts à elle, donc 9 points au plus.

# Les noms.
symbol-journeyman = symbole Compagnon
track-warrior = piste du Guerrier
track-merchant = piste du Marchand
track-herald = piste du Héraut

bonus-step = Un pas
bonus-road = Une route
bonus-waypoint = Troisième jalon
bonus-gold = Or
bonus-movement = Mouvement supplémentaire
bonus-roads = Deux routes
bonus-no-axe = Pas de hache
bonus-bank-pays = La banque paie
bonus-two-purchases = Deux achats
bonus-step-text = Un pas sur n’importe quelle piste à la fin de la phase ; les taxes sont dues.
bonus-road-text =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    }.
bonus-waypoint-text = Un jalon de plus jusqu’à la fin de la partie.
bonus-gold-text =
    { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
    }
bonus-movement-text =
    { $movement ->
        [one] Une seule fois, { $movement } point de mouvement de plus.
       *[other] Une seule fois, { $movement } points de mouvement de plus.
    }
bonus-roads-text =
    { $roads ->
        [one] { $roads } route.
       *[other] { $roads } routes.
    }
bonus-no-axe-text =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; { $income ->
        [one] { $income } pièce d’or
       *[other] { $income } pièces d’or
    } à chaque tour, et les trois tuiles peuvent recevoir un prix.
bonus-bank-pays-text =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; la banque paie vos achats.
bonus-two-purchases-text =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; un second achat à chaque tour.

requirement-farm = ferme
requirement-broch = broch
requirement-lighthouse = phare
requirement-cattle = bétail
requirement-sheep = mouton
requirement-ship = bateau
requirement-whisky = whisky
requirement-scroll = un parchemin
requirement-castle = la tuile Château
requirement-distance-2 = à 2 cases du château au moins
requirement-distance-3 = à 3 cases du château au moins
requirement-distance-4 = à 4 cases du château au moins
requirement-completed-mountain = partie d’une montagne complétée
requirement-completed-water = partie d’une zone d’eau complétée
requirement-completed-pasture = partie d’un pâturage complété
requirement-completed-mountain-and-water = partie d’une montagne complétée et d’une zone d’eau complétée
requirement-north = tuile la plus au nord
requirement-south = tuile la plus au sud
requirement-east = tuile la plus à l’est
requirement-west = tuile la plus à l’ouest

word-journeyman = compagnon
word-waypoint = jalon
word-road-piece = route
word-marker = marqueur Progression
word-bonus = tuile Bonus
word-board = plateau Progression
word-movement = points de mouvement
word-zone = secteur
word-fee = taxe
word-bridge = pont
drawing-road = route posée
drawing-journeyman = compagnon

reason-requirement = condition remplie
reason-castle = par le château
reason-sale = tuile vendue
reason-symbol = symbole Compagnon
reason-bonus = tuile Bonus

# Une ligne de points ou d’or expliqués. $count dit combien de choses ont été comptées.
line-journey =
    { $count ->
        [one] compagnon à { $count } case du château
       *[other] compagnon à { $count } cases du château
    }
line-broch-row =
    { $count ->
        [one] ligne avec { $count } broch
       *[other] ligne avec { $count } brochs
    }
line-broch-column =
    { $count ->
        [one] colonne avec { $count } broch
       *[other] colonne avec { $count } brochs
    }
line-symbol-row =
    { $count ->
        [one] ligne à symboles identiques sur { $count } tuile
       *[other] ligne à symboles identiques sur { $count } tuiles
    }
line-bridges-warrior = ponts franchis, piste du Guerrier : { $count }
line-bridges-merchant = ponts franchis, piste du Marchand : { $count }
line-bridges-herald = ponts franchis, piste du Héraut : { $count }
line-warrior-points = bannière de la piste du Guerrier
line-merchant-points = bannière de la piste du Marchand
line-herald-points = bannière de la piste du Héraut
line-banner-income = bannière de la piste du Marchand
line-no-axe-income = tuile Bonus « { bonus-no-axe } »

# Ce que le propriétaire d’un territoire a obtenu, tel que le dit `skye show`.
show-wages =
    Autres revenus : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, { $total } en main
show-banners =
    Bannières : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout
show-bonus =
    Effet de la tuile Bonus « { $name } » : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gained ->
        [one] { $gained } pièce d’or
       *[other] { $gained } pièces d’or
    }, { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    }
show-stepped =
    Pas vers la case { $space }, { $track } ({ $reason }) : { $cost ->
        [one] { $cost } pièce d’or payée
       *[other] { $cost } pièces d’or payées
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
show-walked =
    Compagnon en { $x },{ $y } : { $spent ->
        [one] { $spent } point de mouvement utilisé
       *[other] { $spent } points de mouvement utilisés
    }, reste { $left }
show-tracks = Marqueurs Progression : Guerrier { $warrior }, Marchand { $merchant }, Héraut { $herald }
show-bonuses = Tuiles Bonus gagnées : { $names }
show-roads = Routes encore à poser : { $roads }
show-won = Tuile Bonus gagnée : { $name }
show-granted =
    La banque paie : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }

# Des textes qui ne sont pas des coups.
notation-plan = « { $found } » n’est pas un plan ; écrivez par exemple « 0 plan 0,1 2,0 », avec le mouvement supplémentaire « 0 plan 0,1 extra », sans jalons « 0 plan - ».
notation-collect = « { $found } » ne ramasse pas de jalon ; écrivez par exemple « 0 collect 0,1 warrior », ou sans pas « 0 collect 0,1 - ».
notation-step = « { $found } » n’est pas un pas ; écrivez par exemple « 0 step herald », ou « 0 step - » pour aucun.
notation-road = « { $found } » ne pose pas de route ; écrivez par exemple « 0 road 0,0 1,0 » (deux cases voisines).
notation-no_road = « { $found } » n’est pas un refus de poser une route ; écrivez par exemple « 0 no_road ».

# Des coups que les règles n’autorisent pas. $acting nomme les places que la partie attend.
illegal-in-plan = « { $move } » est impossible maintenant : on prépare les trajets et la partie attend { $acting }.
illegal-in-walk = « { $move } » est impossible maintenant : les compagnons sont en chemin et la partie attend { $acting }.
illegal-in-step = « { $move } » est impossible maintenant : il faut décider d’un pas et la partie attend { $acting }.
illegal-in-roads = « { $move } » est impossible maintenant : des routes peuvent être posées avant les points et la partie attend { $acting }.
illegal-plan-markers = Jalons prévus : { $found } ; maximum : { $most }.
illegal-plan-twice = Deux jalons sont prévus en { $x },{ $y } ; une tuile en porte au plus un.
illegal-plan-tile = Un jalon ne peut pas se trouver en { $x },{ $y } : aucune tuile à vous n’y est.
illegal-plan-far =
    { $movement ->
        [one] Ces jalons ne peuvent pas tous être atteints en un seul trajet avec { $movement } point de mouvement.
       *[other] Ces jalons ne peuvent pas tous être atteints en un seul trajet avec { $movement } points de mouvement.
    }
illegal-plan-extra = Il n’y a pas de tuile Bonus de mouvement supplémentaire à utiliser.
illegal-plan-extra-empty = Le mouvement supplémentaire demande un plan d’au moins un jalon.
illegal-collect-marker = Aucun jalon ne se trouve en { $x },{ $y } ; jalons restants : { $markers }.
illegal-collect-far =
    { $left ->
        [one] Avec { $left } point de mouvement restant, { $x },{ $y } ne peut pas être la suite : les autres jalons seraient hors d’atteinte.
       *[other] Avec { $left } points de mouvement restants, { $x },{ $y } ne peut pas être la suite : les autres jalons seraient hors d’atteinte.
    }
illegal-step-requirement = La tuile en { $x },{ $y } ne remplit pas la condition de la case { $space } ({ $track }) : { $requirement }.
illegal-step-warrior = Une vente ne fait avancer que sur la piste du Guerrier.
illegal-step-end = Le marqueur de cette piste ({ $track }) est sur la dernière case ; seul un jalon ramassé l’en fait repartir.
illegal-step-gold =
    Ce pas coûte { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    } ; or en main : { $gold }.
illegal-road-none = Il n’y a pas de route à poser.
illegal-road-new = Cette route a été gagnée dans cette phase ; elle peut être posée à partir de la suivante.
illegal-road-tile = Une route ne peut pas se trouver en { $x },{ $y } : aucune tuile à vous n’y est.
illegal-road-apart = Une route relie deux tuiles voisines ; celles-ci ne le sont pas.
illegal-road-there = Une route est déjà posée entre ces deux tuiles.

# Ce qui devrait suivre dans un enregistrement.
next-plan = les plans des places { $seats }
next-walk = un jalon ramassé par la place { $seats }
next-step = un pas de la place { $seats }, ou aucun
next-roads = une route des places { $seats }, ou no_road
record-rules-journeyman = { $file } : cet enregistrement de version { $version } date d’avant la correction de deux règles de Journeyman (pas en arrière au bout d’une piste, W10 ; routes avant les points, W13) ; il ne peut donc plus être vérifié. « skye show » et la relecture sur la page le montrent toujours ; une simulation demande un nouveau fichier.

# La ligne de commande.
cli-journeyman = Jouer avec l’extension Journeyman.
cli-journeyman-art = Dessiner aussi l’extension Journeyman.
cli-journeyman-boards = Votre propre fichier de plateaux Progression, à utiliser à la place de ceux fournis.
cli-journeyman-bonus = Votre propre fichier de tuiles Bonus, à utiliser à la place de celles fournies.
cli-journeyman-tiles = Votre propre fichier de tuiles Terrain de l’extension, à utiliser à la place de celles fournies.
cli-journeyman-scoring = Votre propre fichier de tuiles Score de l’extension, à utiliser à la place de celles fournies.
cli-shared-layout = Les tuiles Bonus sont disposées de la même façon sur les plateaux de tous les joueurs.
bench-journeyman-core-games-per-s = parties Journeyman, noyau, par s
bench-journeyman-core-games-per-s-limit = limité par le calcul des chemins et des plans et par la mise en place de chaque partie en Python

# Les phases où un bot décide.
phase-plan = plans
phase-walk = trajets
phase-step = pas
phase-roads = routes
