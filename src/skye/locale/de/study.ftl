# Was die Befehle zum Untersuchen des Spiels gemeinsam haben.
study-missing = Dieser Befehl braucht das Paket „{ $package }“, das nicht installiert ist. Alles zum Untersuchen des Spiels installiert: pip install "skye[study]"
study-unwritable = { $file }: { $problem }. Wähle mit --out einen anderen Ordner, in den du schreiben darfst und in dem Platz ist.
