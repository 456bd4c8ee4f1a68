# Iemand naar een tafel roepen die op hem wacht, en de instellingen daarvoor.
page-turn-offer = Een melding krijgen als je aan zet bent terwijl je ergens anders bent?
page-turn-offer-yes = Meld het me
page-turn-offer-no = Nee, bedankt
page-turn-blocked = Je browser staat deze pagina geen meldingen toe. Dat kun je in de instellingen van de browser wijzigen.
page-settings-notify = Meldingen
page-settings-notify-text = Als je aan zet bent terwijl je in een ander tabblad of programma bezig bent.
page-settings-volume = { $percent }%
page-settings-volume-off = uit
