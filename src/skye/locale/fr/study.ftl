# Ce que les commandes pour étudier le jeu ont en commun.
study-missing = Cette commande a besoin du paquet « { $package } », qui n’est pas installé. Installez tout ce qui sert à étudier le jeu avec : pip install "skye[study]"
