# De opdracht shots.
cli-shots = Screenshots van elk scherm en elke fase van de pagina maken, in drie maten en beide thema’s. Een eigen server speelt er echte spellen voor; fouten in de console van de browser staan aan het eind.
cli-shots-short = Screenshots van de pagina maken
shots-out = Map voor de screenshots; die wordt zo nodig aangemaakt.
shots-only = Alleen deze scène; kan meer dan eens worden opgegeven.
shots-size = Alleen deze maat; kan meer dan eens worden opgegeven.
shots-browser = De Chromium die wordt gebruikt; anders die van het systeem.
shots-unknown = Er is geen scène “{ $found }”. Bekend zijn { $known }.
shots-no-browser = Er is geen Chromium gevonden ({ $known }). Installeer het, of kies er een met --browser.
shots-no-start = “{ $browser }” is niet als browser gestart. Kies een Chromium of Chrome met --browser. De reden: { $problem }
shots-missing = Deze opdracht heeft het pakket “playwright” nodig, dat niet is geïnstalleerd. Alles om te testen installeer je in de map van Skye met: pip install ".[test]"
shots-no-server = De server voor de screenshots is niet gestart: { $problem }
shots-failed = Een screenshot is niet gelukt. Als de computer het druk heeft, probeer het opnieuw, of met één maat tegelijk (--size). De browser meldt: { $problem }
shots-progress = Screenshots maken
shots-done = { $count } screenshots opgeslagen in { $folder }.
shots-complaint = Console van de browser: { $problem }
