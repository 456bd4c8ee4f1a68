# The command shots.
cli-shots = Pictures of every screen and phase of the page, in three sizes and both themes. A server of its own plays real games for them; errors in the browser’s console are listed at the end.
cli-shots-short = Photograph the page
shots-out = Folder to write to; it is made if needed.
shots-only = Only this scene; can be given several times.
shots-size = Only this size; can be given several times.
shots-browser = The Chromium to use; otherwise the one of the system.
shots-unknown = There is no scene “{ $found }”. Known are { $known }.
shots-no-browser = No Chromium was found ({ $known }). Install it, or name one with --browser.
shots-missing = This command needs the package “playwright”, which is not installed. In the folder of Skye, this installs everything for testing: pip install ".[test]"
shots-no-server = The server for the pictures did not start: { $problem }
shots-progress = Photographing
shots-done = { $count } pictures written to { $folder }.
shots-complaint = The browser’s console: { $problem }
