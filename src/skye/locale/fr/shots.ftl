# La commande shots.
cli-shots = Images de tous les écrans et phases de la page, en trois tailles et deux thèmes. Un serveur à part joue de vraies parties pour elles ; ce dont se plaint la console d’un navigateur est dit à la fin.
cli-shots-short = Photographier la page
shots-out = Dossier des images ; il est créé au besoin.
shots-only = Seulement cette scène ; peut être donné plusieurs fois.
shots-size = Seulement cette taille ; peut être donné plusieurs fois.
shots-browser = Le Chromium à utiliser ; sinon celui du système.
shots-unknown = Il n’y a pas de scène « { $found } ». Connues : { $known }.
shots-no-browser = Aucun Chromium trouvé ({ $known }). Installez-le, ou nommez-en un avec --browser.
shots-missing = Cette commande a besoin du paquet « playwright », qui n’est pas installé. Pour installer tout ce qu’il faut aux tests, dans le dossier de Skye : pip install ".[test]"
shots-no-server = Le serveur des images n’a pas démarré : { $problem }
shots-progress = Prise de vues
shots-done = { $count } images écrites dans { $folder }.
shots-complaint = Console du navigateur : { $problem }
