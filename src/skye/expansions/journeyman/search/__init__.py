"""The compiled search for the expansion: tracks, walks, roads."""
