"""A game as a readable record: events, explained points, records that are checked line by line, files."""
