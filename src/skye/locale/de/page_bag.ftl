# Der Beutel: jedes Plättchen des Spiels, und was noch da ist.
page-bag-title = Der Beutel
page-bag-key = Der Beutel (Taste B)
page-bag-short = Beutel
page-bag-open = Der Beutel: noch { $count } Plättchen
page-bag-left = { $count } von { $all } Plättchen sind im Beutel.
page-bag-back = Plättchen mit der Axt und solche, die nirgends passen, kommen dorthin zurück.
page-bag-filter = Nur Plättchen mit
page-bag-filter-how = Noch im Beutel / im ganzen Spiel. Wähle ein Symbol, um nur seine Plättchen zu sehen.
page-bag-only = Nur Plättchen mit: { $symbol }. Noch einmal wählen zeigt alle.
page-bag-symbol = { $symbol }: { $left } von { $all } im Beutel
page-bag-inside = Im Beutel
page-bag-drawn = Im Angebot oder auf der Hand
page-bag-laid = { $who }: gelegt
page-bag-tiles = { $count } Plättchen
page-settings-keys-bag = Der Beutel
page-settings-does-bag = öffnen und schließen
