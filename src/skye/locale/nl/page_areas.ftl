# Gebieden van een territorium, als je ernaar wijst of als ze worden gescoord.
page-area-P = weide
page-area-M = berggebied
page-area-W = meer
page-area-size =
    { $count ->
        [one] { $area }, { $count } tegel
       *[other] { $area }, { $count } tegels
    }
page-area-open =
    { $count ->
        [one] { $size }, { $count } open zijde
       *[other] { $size }, { $count } open zijden
    }
page-area-completed = { $size }, afgebouwd
page-settings-does-area = een gebied aanwijzen; met Shift het vorige
