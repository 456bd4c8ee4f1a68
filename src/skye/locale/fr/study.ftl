# Ce que les commandes pour étudier le jeu ont en commun.
study-missing = Cette commande a besoin du paquet « { $package } », qui n’est pas installé. Pour installer tout ce qui sert à étudier le jeu, dans le dossier de Skye : pip install ".[study]"
study-unwritable = { $file } : { $problem }. Choisissez avec --out un autre dossier, où vous pouvez écrire et où il reste de la place.
