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
page-rules-note-base = Deux descriptions publiques de la boîte s’accordent sur tous les côtés, mais diffèrent par un détail de 13 des 73 tuiles. Skye suit la première ; une tuile de votre boîte peut donc être un peu différente.
