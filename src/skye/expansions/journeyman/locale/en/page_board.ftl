# The progress boards shown whole.
page-journey-whole = Whole board
page-journey-boards = Progress boards
page-settings-does-whole = show the whole progress board
