# De spelregels om te lezen.
page-rules-title = De spelregels
page-rules-line = In onze eigen woorden. Elke regel heeft een korte code waar het spel naar verwijst.
page-rules-contents = Inhoud
page-rules-search = Zoeken in de spelregels
page-rules-found =
    { $count ->
        [one] { $count } regel gevonden
       *[other] { $count } regels gevonden
    }
page-rules-none = Geen regel zegt iets over “{ $text }”.
page-rules-link = Link naar regel { $rule }
page-rules-print = Afdrukken
page-rules-note-base = Twee openbare beschrijvingen van de doos zijn het over alle zijden eens, maar niet over elk detail van 13 van de 73 tegels. Hier geldt de eerste; een tegel uit je eigen doos kan er dus iets anders uitzien.
