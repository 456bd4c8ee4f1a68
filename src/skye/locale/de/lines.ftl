# Eine Zeile erklärter Punkte oder erklärten Goldes. $count sagt, wie viele Dinge gezählt wurden.
line-square = Quadrat aus vier Plättchen
line-sheep =
    { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
line-broch-mountain =
    { $count ->
        [one] Gebirge mit { $count } Broch
       *[other] Gebirge mit { $count } Brochs
    }
line-whisky-most = meiste Whiskyplättchen: { $count }
line-whisky-second = zweitmeiste Whiskyplättchen: { $count }
line-farm-animals =
    { $count ->
        [one] { $count } Tier an einem Bauernhof
       *[other] { $count } Tiere an einem Bauernhof
    }
line-road-cattle =
    { $count ->
        [one] { $count } Rind an der Burgstraße
       *[other] { $count } Rinder an der Burgstraße
    }
line-road-tile = Plättchen an der Burgstraße
line-largest-lake = größtes abgeschlossenes Gewässer: { $count } Plättchen
line-completed-area = abgeschlossenes Gebiet
line-large-area = abgeschlossenes Gebiet aus { $count } Plättchen
line-building-set =
    { $count ->
        [one] { $count } Set aus Broch, Bauernhof und Leuchtturm
       *[other] { $count } Sets aus Broch, Bauernhof und Leuchtturm
    }
line-ships-most = meiste Schiffe: { $count }
line-ships-second = zweitmeiste Schiffe: { $count }
line-gold-most = meistes Gold: { $count }
line-gold-second = zweitmeistes Gold: { $count }
line-harbour =
    { $count ->
        [one] Hafen mit { $count } Schiff
       *[other] Hafen mit { $count } Schiffen
    }
line-column = senkrechte Reihe aus { $count } Plättchen
line-completed-mountain = abgeschlossenes Gebirge

# Schriftrollen am Spielende.
line-scroll-sheep =
    { $count ->
        [one] Schriftrolle: { $count } Schaf
       *[other] Schriftrolle: { $count } Schafe
    }
line-scroll-whisky = Schriftrolle: { $count } Whiskyplättchen
line-scroll-ship =
    { $count ->
        [one] Schriftrolle: { $count } Schiff
       *[other] Schriftrolle: { $count } Schiffe
    }
line-scroll-cattle =
    { $count ->
        [one] Schriftrolle: { $count } Rind
       *[other] Schriftrolle: { $count } Rinder
    }
line-scroll-broch =
    { $count ->
        [one] Schriftrolle: { $count } Broch
       *[other] Schriftrolle: { $count } Brochs
    }
line-scroll-farm =
    { $count ->
        [one] Schriftrolle: { $count } Bauernhof
       *[other] Schriftrolle: { $count } Bauernhöfe
    }
line-scroll-lighthouse =
    { $count ->
        [one] Schriftrolle: { $count } Leuchtturm
       *[other] Schriftrolle: { $count } Leuchttürme
    }
line-scroll-sheep-doubled = { line-scroll-sheep }, verdoppelt im abgeschlossenen Gebiet
line-scroll-whisky-doubled = { line-scroll-whisky }, verdoppelt im abgeschlossenen Gebiet
line-scroll-ship-doubled = { line-scroll-ship }, verdoppelt im abgeschlossenen Gebiet
line-scroll-cattle-doubled = { line-scroll-cattle }, verdoppelt im abgeschlossenen Gebiet
line-scroll-broch-doubled = { line-scroll-broch }, verdoppelt im abgeschlossenen Gebiet
line-scroll-farm-doubled = { line-scroll-farm }, verdoppelt im abgeschlossenen Gebiet
line-scroll-lighthouse-doubled = { line-scroll-lighthouse }, verdoppelt im abgeschlossenen Gebiet
line-gold = { $count } Gold eingetauscht

# Einkommen.
line-castle = Burg
line-whisky = Whisky an der Burgstraße: { $count }
line-catch-up = { $count } Spieler voraus
