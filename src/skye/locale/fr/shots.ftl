# La commande shots.
cli-shots = Faire des captures de tous les écrans et phases de la page, en trois tailles et deux thèmes. Un serveur à part joue de vraies parties pour cela ; les erreurs de la console du navigateur sont listées à la fin.
cli-shots-short = Faire des captures d’écran de la page
shots-out = Dossier des captures ; il est créé au besoin.
shots-only = Seulement cette scène ; répétable.
shots-size = Seulement cette taille ; répétable.
shots-browser = Le Chromium à utiliser ; par défaut celui du système.
shots-unknown = Il n’y a pas de scène « { $found } ». Connues : { $known }.
shots-no-browser = Aucun Chromium trouvé ({ $known }). Installez-le, ou indiquez-en un avec --browser.
shots-no-start = « { $browser } » n’a pas démarré en tant que navigateur. Indiquez un Chromium ou Chrome avec --browser. La raison : { $problem }
shots-missing = Cette commande a besoin du paquet « playwright », qui n’est pas installé. Pour installer tout ce qu’il faut aux tests, dans le dossier de Skye : pip install ".[test]"
shots-no-server = Le serveur des captures n’a pas démarré : { $problem }
shots-failed = Une capture n’a pas réussi. Si l’ordinateur est occupé, réessayez, ou avec une seule taille à la fois (--size). Le navigateur indique : { $problem }
shots-progress = Captures d’écran
shots-done =
    { $count ->
        [one] { $count } capture écrite dans { $folder }.
       *[other] { $count } captures écrites dans { $folder }.
    }
shots-complaint = Console du navigateur : { $problem }
