# Reproches aux fichiers de données de l’extension et à sa mise en place. $file et $entry disent où regarder.
journeyman-tile-taken = { $file }, { $entry } : une tuile du jeu de base porte déjà cet identifiant.
journeyman-symbol = { $file }, { $entry } : le symbole « journeyman » doit figurer exactement une fois sur cette tuile ; nombre trouvé : { $found }.
journeyman-prices = { $file }, prices : il faut un prix de 1 à { $most } pour chacun des { $zones } secteurs.
journeyman-number = { $file }, { $entry } : « { $field } » doit être un nombre de { $fewest } à { $most }, pas { $found }.
journeyman-track = { $file }, { $entry } : « { $found } » n’est pas une piste ; pistes connues : { $known }.
journeyman-length = { $file }, { $entry } : une piste compte de { $fewest } à { $most } cases, pas { $found }.
journeyman-zone = { $file }, { $entry } : le secteur { $found } ne peut pas être ici ; les secteurs commencent à 1, vont jusqu’à { $zones } et, d’une case à l’autre, restent égaux ou augmentent de 1.
journeyman-requirement = { $file }, { $entry } : « { $found } » n’est pas une condition ; conditions connues : { $known }.
journeyman-hop = { $file }, { $entry } : seule la dernière case d’une piste a « hop ».
journeyman-banner = { $file }, { $entry } : « { $found } » n’est pas une bannière ; écrivez par exemple « points 2 » ou « income 4 » (de 1 à 99), ou « movement 5 » (de 1 à 20).
journeyman-slot = { $file }, { $entry } : « { $found } » n’est pas un emplacement ; emplacements connus : { $known }.
journeyman-slots = { $file }, { $entry } : une piste a chacun des emplacements { $known } une fois, dans cet ordre ; trouvé : { $found }.
journeyman-bonus = { $file }, { $entry } : aucune tuile Bonus ne porte cet identifiant ; identifiants connus : { $known }.
journeyman-bonus-slot = { $file }, { $entry } : cette tuile Bonus va sur l’emplacement { $expected }, pas sur « { $found } ».
journeyman-roads = { $file } : toutes les tuiles Bonus ensemble donnent au plus { $most } routes.
journeyman-layout-count = La place { $seat } demande { $expected } tuiles Bonus, écrites avec + entre elles ; nombre trouvé : { $found }.
journeyman-layout = Place { $seat } : sur les emplacements { $slot } se trouvent { $expected }, chacune une fois, dans n’importe quel ordre ; trouvé : { $found }.
