# Les règles à lire.
page-rules-title = Les règles
page-rules-line = Dans nos propres mots. Chaque règle porte un code court, auquel le jeu renvoie.
page-rules-contents = Sommaire
page-rules-search = Chercher dans les règles
page-rules-found =
    { $count ->
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
page-rules-none = Aucune règle ne parle de « { $text } ».
page-rules-link = Lien vers la règle { $rule }
page-rules-print = Imprimer
