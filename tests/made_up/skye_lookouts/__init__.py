"""A small made-up expansion: after building, everybody may put a lookout on a tile; a scoring tile counts them."""

RULES = 1
