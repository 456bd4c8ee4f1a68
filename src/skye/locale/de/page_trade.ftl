# Preise festlegen und kaufen auf der Seite.
page-trade-price-title = Lege die Axt auf ein Plättchen, Preise auf die anderen
page-trade-help-toggle = Wie Preise funktionieren
page-trade-help = Wer kauft, zahlt dir den Preis, und du nimmst dein eigenes Gold zurück. Was niemand kauft, gehört dir; das Gold darauf ist verloren.
page-trade-help-best = „bis zu“ unter einem Plättchen: Punkte, die es dir bis zum Ende am besten Platz bringen könnte.
page-trade-price-keys = Tasten: 1 bis 3 wählen ein Plättchen, ↑ ↓ ändern den Preis, X legt die Axt, Eingabe legt fest.
page-trade-axe-token = Die Axt: Zieh sie auf ein Plättchen oder tippe eines an
page-trade-axe-put = Axt auf { $tile }
page-trade-axe-key = Axt hierher (Tasten { $number }, X)
page-trade-axe-back = Zurück in den Beutel
page-trade-axe-spare = Ohne Axt
page-trade-price-of = Preis für { $tile }
page-trade-no-price = noch kein Preis
page-trade-less = Preis senken: { $tile }
page-trade-more = Preis erhöhen: { $tile }
page-trade-less-key = Weniger (↓)
page-trade-more-key = Mehr (↑)
page-trade-left = { $left } Gold übrig
page-trade-of = von { $gold }
page-trade-on-tiles = { $gold } auf Plättchen
page-trade-seal = Preise festlegen
page-trade-seal-final = Endgültig. Die anderen sehen es, wenn sich alle festgelegt haben.
page-trade-proposed = Niedrige Preise sind vorgeschlagen: Ändere sie, dann lege dich fest.
page-trade-sealing = Wird festgelegt …
page-trade-missing-axe = Lege zuerst die Axt auf ein Plättchen.
page-trade-missing-price = Jedes andere Plättchen braucht einen Preis.

# Was die anderen gezogen haben.
page-trade-rivals = Von den anderen gezogen
page-trade-thinking = überlegt noch
page-trade-sealed = hat sich festgelegt

# Kaufen.
page-trade-buy-title = Kaufe ein Plättchen oder nichts
page-trade-offers = Angebotene Plättchen
page-trade-offers-of = Angebote von { $seller }
page-trade-own = Bleibt deins, wenn unverkauft
page-trade-own-title = Deine eigenen Angebote: Was niemand kauft, gehört dir, und das Gold darauf ist verloren.
page-trade-none-left = Es wird nichts mehr angeboten.
page-trade-asks = { $seller } verlangt { $price } Gold
page-trade-affordable = Das kannst du bezahlen
page-trade-lacking =
    { $lacking ->
        [one] Zu teuer: Dir fehlt { $lacking } Gold
       *[other] Zu teuer: Dir fehlen { $lacking } Gold
    }
page-trade-lacking-short =
    { $lacking ->
        [one] { $lacking } fehlt
       *[other] { $lacking } fehlen
    }
page-trade-nothing-affordable = Keines davon kannst du bezahlen.
page-trade-missed = Schon an jemand anderen verkauft: { $tile }. Wähle ein anderes.
page-trade-for-tile = { $gold } für das Plättchen
page-trade-bank-pays = Die Bank zahlt für dich.
page-trade-buy = Für { $price } kaufen
page-trade-buy-none-yet = Kaufen
page-trade-pass = Nichts kaufen
page-trade-pass-now = Ja, nichts

# Wo ein Plättchen am besten läge.
page-trade-best = bis zu { $worth }
page-trade-best-none = keine Punkte
page-trade-best-text = Punkte bis zum Spielende am besten Platz: { $worth } ({ $place })
page-trade-best-place = Bester Platz: { $place }
page-trade-worth-title = Punkte bis zum Spielende, wenn es jetzt am besten Platz liegt
page-trade-weighing = Der beste Platz wird gesucht …
page-trade-look = Die Zahl unter einem Plättchen: Punkte, die es dir bis zum Ende bringen könnte. Wähle eines, um zu sehen, wo.
page-trade-buy-keys = Tasten: Pfeile gehen zu einem Plättchen, Eingabe wählt es, noch einmal Eingabe kauft es.
page-reveal-title = Die Preise werden aufgedeckt
