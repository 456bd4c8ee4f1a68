"""A game as a readable record: events, explained points, records that are verified line by line, files."""
