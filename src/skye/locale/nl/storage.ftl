# De database van de tafels. $url toont nooit een wachtwoord.
storage-url = Dit is geen adres van een database. Mogelijk zijn sqlite:///bestand.db (of sqlite:////volledig/pad/bestand.db) en postgresql://naam@computer/database.
storage-unreachable = De database { $url } kan niet worden gebruikt: { $reason }.
storage-in-use = { $file } wordt al door een ander proces bediend; slechts één server tegelijk kan dit bestand gebruiken. Voor meer servers is PostgreSQL nodig.
storage-newer = De database { $url } is geschreven door een nieuwere versie van dit programma (de stand { $revision } is hier onbekend). Installeer de nieuwere versie.
storage-gone = Deze tafel bestaat niet meer; ze is verwijderd.
storage-stale = Aan deze tafel is intussen iets anders geschreven; hiervan is niets opgeslagen.
