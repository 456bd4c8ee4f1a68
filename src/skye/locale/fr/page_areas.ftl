# Les zones d’un territoire, quand on les désigne ou qu’elles sont décomptées.
page-area-P = pâturage
page-area-M = montagne
page-area-W = lac
page-area-size =
    { $count ->
        [one] { $area }, { $count } tuile
       *[other] { $area }, { $count } tuiles
    }
page-area-open =
    { $count ->
        [one] { $size }, { $count } côté ouvert
       *[other] { $size }, { $count } côtés ouverts
    }
page-area-completed = { $size }, zone complétée
page-settings-does-area = désigner une zone ; avec Maj la précédente
