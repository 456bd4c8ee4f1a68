# De database van de tafels. $url toont nooit een wachtwoord.
storage-url = Dit is geen adres van een database. Mogelijk zijn sqlite:///bestand.db (of sqlite:////volledig/pad/bestand.db) en postgresql://naam@computer/database.
storage-unreachable = De database { $url } kan niet worden gebruikt: { $reason }.
storage-in-use = { $file } wordt al door een ander serverproces gebruikt; slechts één server tegelijk kan dit bestand gebruiken. Voor meer servers is PostgreSQL nodig.
storage-newer = De database { $url } is geschreven door een nieuwere versie van dit programma (de revisie { $revision } is hier onbekend). Installeer de nieuwere versie.
storage-served = De database { $url } moet voor deze versie worden bijgewerkt, maar een server van een oudere versie gebruikt die. Stop eerst de server, of gebruik de versie waarmee die draait.
storage-gone = Deze tafel bestaat niet meer; hij is verwijderd.
storage-stale = Deze tafel is intussen veranderd; er is niets opgeslagen.
storage-damaged = De database { $url } is beschadigd: { $problem }. Stop de server en zet een back-up terug, of red wat leesbaar is: sqlite3 BESTAND ".recover" | sqlite3 NIEUW_BESTAND
storage-replaced = { $file } is tijdens het gebruik verwijderd of vervangen; er kan niets worden opgeslagen. Zet het bestand terug of herstart de server.
storage-missing = { $file } ontbreekt, hoewel daar tafels werden bewaard. Zet het terug of herstel een back-up; verwijder { $file }.lock om zonder tafels te beginnen.
storage-older = In { $file } ontbreken de laatste { $writes } opgeslagen wijzigingen: { $file }-wal is verwijderd, of er staat een oudere kopie. Zet de juiste bestanden terug; verwijder { $file }.lock om hiermee door te gaan.
