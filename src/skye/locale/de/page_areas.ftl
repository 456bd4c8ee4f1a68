# Gebiete eines Clangebiets, wenn man auf sie zeigt oder sie gewertet werden.
page-area-P = Weideland
page-area-M = Gebirge
page-area-W = Gewässer
page-area-size = { $area }, { $count } Plättchen
page-area-open =
    { $count ->
        [one] { $size }, { $count } offene Kante
       *[other] { $size }, { $count } offene Kanten
    }
page-area-completed = { $size }, abgeschlossen
page-settings-does-area = auf ein Gebiet zeigen; mit Umschalt auf das vorige
