# Passing on a finished game.
page-share-title = Share
page-share-link = Link
page-share-moment = Opens the replay at the moment you see now, for anyone who has the link.
page-share-result = Opens the table with its result, for anyone who has the link.
page-share-private = Only the players can open this link. In the result of the game you can let everyone see it.
page-share-no-link = There is no link: this game is not at a table of this server. Send its record instead.
page-share-copy = Copy the link
page-share-send = Send the link
page-share-picture = Picture of the territories
page-share-picture-alt = All territories at the end of the game, with names and points
page-share-drawing = Drawing the picture…
page-share-send-picture = Send the picture
page-share-png = Save as PNG
page-share-svg = Save as SVG
page-share-record = Record
page-share-record-hint = A text file with every move. “Open a saved game” on the start page replays it.
