"""The compiled thinking about the expansion: tracks, walks, roads."""
