# Wat de opdrachten om het spel te bestuderen gemeen hebben.
study-missing = Deze opdracht heeft het pakket “{ $package }” nodig, dat niet is geïnstalleerd. Alles om het spel te bestuderen installeer je in de map van Skye met: pip install ".[study]"
study-unwritable = { $file }: { $problem }. Kies met --out een andere map, waarin je mag schrijven en waar plaats is.
