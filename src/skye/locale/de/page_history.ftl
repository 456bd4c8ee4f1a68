# Meine Spiele: was dieses Gerät aufbewahrt.
page-history-title = Meine Spiele
page-history-lead = Beendete Spiele, die auf diesem Gerät gespielt wurden. Sie bleiben hier, auch wenn der Server den Tisch gelöscht hat.
page-history-export = Exportieren
page-history-import = Importieren
page-history-added =
    { $added ->
        [0] Keine neuen Spiele.
        [one] { $added } Spiel hinzugefügt.
       *[other] { $added } Spiele hinzugefügt.
    }
page-history-known =
    { $known ->
        [one] { $known } war schon da.
       *[other] { $known } waren schon da.
    }
page-history-broken =
    { $broken ->
        [one] { $broken } Eintrag war nicht lesbar.
       *[other] { $broken } Einträge waren nicht lesbar.
    }
page-history-wrong-unreadable = „{ $file }“ ist kein Export von Spielen: Die Datei enthält kein JSON. Die Aufzeichnung eines einzelnen Spiels öffnest du auf der Startseite mit „Aufzeichnung ansehen“.
page-history-wrong-other = „{ $file }“ enthält JSON, aber keinen Export von Spielen aus Skye.
page-history-wrong-newer = „{ $file }“ wurde von einer neueren Version von Skye geschrieben.
page-history-wrong-empty = „{ $file }“ ist ein Export von Spielen, aber die Liste der Spiele fehlt.
page-history-no-room = Dieser Browser hat keinen Platz für die Spiele oder lässt die Seite nichts speichern.
page-history-removed = Das Spiel am Tisch { $code } wurde entfernt.
page-history-none = Noch keine beendeten Spiele. Sobald ein Spiel endet, findest du es hier.
page-history-not-stored = Dieser Browser lässt die Seite nichts speichern, zum Beispiel in einem privaten Fenster. Deshalb können hier keine Spiele stehen.
page-history-play = Zur Startseite
page-history-figures = Statistik
page-history-sources = Meine Punkte nach Herkunft
page-history-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
page-history-all = Alle { $count } Spiele zeigen
page-history-several = Spiele, in denen mehrere an diesem Gerät gespielt haben, zählen nicht für die Statistik.
page-history-won = Gewonnen
page-history-shared = Gemeinsam gewonnen
page-history-place = Platz { $place } von { $players }
page-history-everybody = Alle Spiele
page-history-people = Andere Menschen
page-history-against = Gegen
page-history-count = Spiele
page-history-wins = Siege
page-history-mine = Mein Schnitt
page-history-theirs = Schnitt der anderen
page-history-choose = Wähle eine Zeile, um nur diese Spiele zu sehen. Schnitt: Punkte pro Spiel.
page-history-tile = Plättchen { $letter }
page-history-date = Datum
page-history-no-record = Aufzeichnung nicht mehr gespeichert
page-history-replay = Ansehen
page-history-remove = Das Spiel am Tisch { $code } entfernen
page-history-not-here = Diese Spiel ist in diesem Browser nicht gespeichert, oder ihre Aufzeichnung ist nicht mehr da.
