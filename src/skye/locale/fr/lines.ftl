# Une ligne de points ou d’or expliqués. $count dit combien de choses ont été comptées.
line-square = carré de quatre tuiles
line-sheep =
    { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
line-broch-mountain =
    { $count ->
        [one] montagne avec { $count } broch
       *[other] montagne avec { $count } brochs
    }
line-whisky-most = le plus de tuiles Whisky : { $count }
line-whisky-second = deuxième en tuiles Whisky : { $count }
line-farm-animals =
    { $count ->
        [one] { $count } animal près d’une ferme
       *[other] { $count } animaux près d’une ferme
    }
line-road-cattle =
    { $count ->
        [one] { $count } tête de bétail sur la route du château
       *[other] { $count } têtes de bétail sur la route du château
    }
line-road-tile = tuile sur la route du château
line-largest-lake =
    { $count ->
        [one] plus grand lac complété : { $count } tuile
       *[other] plus grand lac complété : { $count } tuiles
    }
line-completed-area = zone complétée
line-large-area =
    { $count ->
        [one] zone complétée de { $count } tuile
       *[other] zone complétée de { $count } tuiles
    }
line-building-set =
    { $count ->
        [one] { $count } série broch, ferme et phare
       *[other] { $count } séries broch, ferme et phare
    }
line-ships-most = le plus de bateaux : { $count }
line-ships-second = deuxième en bateaux : { $count }
line-gold-most = le plus d’or : { $count }
line-gold-second = deuxième en or : { $count }
line-harbour =
    { $count ->
        [one] port avec { $count } bateau
       *[other] port avec { $count } bateaux
    }
line-column =
    { $count ->
        [one] colonne de { $count } tuile
       *[other] colonne de { $count } tuiles
    }
line-completed-mountain = montagne complétée

# Les parchemins en fin de partie.
line-scroll-sheep =
    { $count ->
        [one] parchemin : { $count } mouton
       *[other] parchemin : { $count } moutons
    }
line-scroll-whisky =
    { $count ->
        [one] parchemin : { $count } tuile Whisky
       *[other] parchemin : { $count } tuiles Whisky
    }
line-scroll-ship =
    { $count ->
        [one] parchemin : { $count } bateau
       *[other] parchemin : { $count } bateaux
    }
line-scroll-cattle =
    { $count ->
        [one] parchemin : { $count } tête de bétail
       *[other] parchemin : { $count } têtes de bétail
    }
line-scroll-broch =
    { $count ->
        [one] parchemin : { $count } broch
       *[other] parchemin : { $count } brochs
    }
line-scroll-farm =
    { $count ->
        [one] parchemin : { $count } ferme
       *[other] parchemin : { $count } fermes
    }
line-scroll-lighthouse =
    { $count ->
        [one] parchemin : { $count } phare
       *[other] parchemin : { $count } phares
    }
line-scroll-sheep-doubled = { line-scroll-sheep }, doublé en zone complétée
line-scroll-whisky-doubled = { line-scroll-whisky }, doublé en zone complétée
line-scroll-ship-doubled = { line-scroll-ship }, doublé en zone complétée
line-scroll-cattle-doubled = { line-scroll-cattle }, doublé en zone complétée
line-scroll-broch-doubled = { line-scroll-broch }, doublé en zone complétée
line-scroll-farm-doubled = { line-scroll-farm }, doublé en zone complétée
line-scroll-lighthouse-doubled = { line-scroll-lighthouse }, doublé en zone complétée
line-gold =
    { $count ->
        [one] { $count } pièce d’or échangée
       *[other] { $count } pièces d’or échangées
    }

# Les revenus.
line-castle = château
line-whisky = whisky sur la route du château : { $count }
line-catch-up =
    { $count ->
        [one] { $count } joueur devant
       *[other] { $count } joueurs devant
    }
