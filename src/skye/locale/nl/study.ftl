# Wat de opdrachten om het spel te bestuderen gemeen hebben.
study-missing = Deze opdracht heeft het pakket “{ $package }” nodig, dat niet is geïnstalleerd. Installeer alles om het spel te bestuderen met: pip install "skye[study]"
study-unwritable = { $file }: { $problem }. Kies met --out een andere map, waarin je mag schrijven en waar plaats is.
