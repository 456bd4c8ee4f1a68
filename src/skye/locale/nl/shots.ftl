# De opdracht shots.
cli-shots = Foto’s van elk scherm en elke fase van de pagina, in drie maten en beide thema’s. Een eigen server speelt er echte spellen voor; waar de console van een browser over klaagt, staat aan het eind.
cli-shots-short = De pagina fotograferen
shots-out = Map voor de foto’s; die wordt zo nodig gemaakt.
shots-only = Alleen deze scène; mag vaker.
shots-size = Alleen deze maat; mag vaker.
shots-browser = De Chromium die wordt gebruikt; anders die van het systeem.
shots-unknown = Er is geen scène “{ $found }”. Bekend zijn { $known }.
shots-no-browser = Er is geen Chromium gevonden ({ $known }). Installeer het, of noem er een met --browser.
shots-missing = Deze opdracht heeft het pakket “playwright” nodig, dat niet is geïnstalleerd. Alles om te testen installeer je in de map van Skye met: pip install ".[test]"
shots-no-server = De server voor de foto’s is niet gestart: { $problem }
shots-progress = Fotograferen
shots-done = { $count } foto’s geschreven naar { $folder }.
shots-complaint = Console van de browser: { $problem }
