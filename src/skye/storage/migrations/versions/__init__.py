"""One file for each step; a released one never changes."""
