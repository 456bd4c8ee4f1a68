# Statistiek van spellen met de uitbreiding.
stats-with-journeyman = Met Journeyman
stats-source-banners = Banieren
stats-source-stepped = Stappen op de sporen
stats-source-bonus = Bonustegels
stats-table-noted = Waar stappen vandaan komen
stats-table-noted-note = Gemiddelde stappen van een speler in een spel, per spoor en naar wat de stap toestond.
stats-column-reason = Aanleiding
