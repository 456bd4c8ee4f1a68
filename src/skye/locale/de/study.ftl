# Was die Befehle zum Untersuchen des Spiels gemeinsam haben.
study-missing = Dieser Befehl braucht das Paket „{ $package }“, das nicht installiert ist. Alles zum Untersuchen des Spiels installierst du im Ordner von Skye mit: pip install ".[study]"
study-unwritable = { $file }: { $problem }. Wähle mit --out einen anderen Ordner, in den du schreiben darfst und in dem Platz ist.
