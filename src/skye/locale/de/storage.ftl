# Die Datenbank der Tische. $url zeigt nie ein Passwort.
storage-url = Das ist keine Adresse einer Datenbank. Möglich sind sqlite:///datei.db (oder sqlite:////voller/pfad/datei.db) und postgresql://name@rechner/datenbank.
storage-unreachable = Die Datenbank { $url } lässt sich nicht verwenden: { $reason }.
storage-in-use = { $file } wird schon von einem anderen Serverprozess benutzt; nur ein Server zur gleichen Zeit kann diese Datei verwenden. Mehrere Server brauchen PostgreSQL.
storage-newer = Die Datenbank { $url } wurde von einer neueren Version dieses Programms geschrieben (ihr Stand { $revision } ist hier unbekannt). Installiere die neuere Version.
storage-served = Die Datenbank { $url } muss für diese Version aktualisiert werden, aber ein Server einer älteren Version verwendet sie gerade. Halte zuerst den Server an oder verwende die Version, mit der er läuft.
storage-gone = Diesen Tisch gibt es nicht mehr; er wurde gelöscht.
storage-stale = Dieser Tisch hat sich inzwischen geändert; nichts wurde gespeichert.
storage-damaged = Die Datenbank { $url } ist beschädigt: { $problem }. Halte den Server an und spiele eine Sicherung zurück, oder rette, was lesbar ist: sqlite3 DATEI ".recover" | sqlite3 NEUE_DATEI
storage-replaced = { $file } wurde im laufenden Betrieb gelöscht oder ersetzt; es kann nichts gespeichert werden. Lege die Datei zurück oder starte den Server neu.
storage-missing = { $file } fehlt, obwohl dort Tische gespeichert waren. Lege die Datei zurück oder spiele eine Sicherung zurück; um ohne Tische neu zu beginnen, lösche { $file }.lock.
storage-older = In { $file } fehlen die letzten { $writes } gespeicherten Änderungen: { $file }-wal wurde gelöscht, oder eine ältere Kopie liegt an ihrer Stelle. Lege die richtigen Dateien zurück; um mit dieser weiterzumachen, lösche { $file }.lock.
