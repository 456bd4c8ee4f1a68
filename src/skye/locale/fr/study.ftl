# Ce que les commandes pour étudier le jeu ont en commun.
study-missing = Cette commande a besoin du paquet « { $package } », qui n’est pas installé. Installez tout ce qui sert à étudier le jeu avec : pip install "skye[study]"
study-unwritable = { $file } : { $problem }. Choisissez avec --out un autre dossier, où vous pouvez écrire et où il reste de la place.
