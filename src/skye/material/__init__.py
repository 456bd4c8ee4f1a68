"""What is in the box, and what everything else is built on: tiles, moves, set-ups, words, errors, expansions."""
