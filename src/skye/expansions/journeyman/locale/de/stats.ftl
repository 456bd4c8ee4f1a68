# Statistik von Spielen mit der Erweiterung.
stats-with-journeyman = Mit Wanderer
stats-source-banners = Banner
stats-source-stepped = Vorrücken auf den Leisten
stats-source-bonus = Bonusplättchen
stats-table-noted = Woher Schritte kommen
stats-table-noted-note = Mittlere Schritte eines Spielers in einem Spiel, nach Leiste und danach, was den Schritt erlaubt hat.
stats-column-reason = Anlass
