# The command shots.
cli-shots = Take screenshots of every screen and phase of the page, in three sizes and both themes. A separate server plays real games for them; errors in the browser’s console are listed at the end.
cli-shots-short = Take screenshots of the page
shots-out = Folder to write to; created if needed.
shots-only = Only this scene; can be given several times.
shots-size = Only this size; can be given several times.
shots-browser = The Chromium to use; by default the one of the system.
shots-unknown = There is no scene “{ $found }”. The scenes are { $known }.
shots-no-browser = No Chromium was found ({ $known }). Install it, or choose one with --browser.
shots-no-start = “{ $browser }” did not start as a browser. Choose a Chromium or Chrome with --browser. The reason: { $problem }
shots-missing = This command needs the package “playwright”, which is not installed. To install everything for testing, run this in the folder of Skye: pip install ".[test]"
shots-no-server = The server for the screenshots did not start: { $problem }
shots-failed = A screenshot could not be taken. If the computer is busy, try again, or with one --size at a time. The browser says: { $problem }
shots-progress = Taking screenshots
shots-done = { $count } screenshots written to { $folder }.
shots-complaint = The browser’s console: { $problem }
