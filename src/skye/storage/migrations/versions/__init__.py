"""One file for each step; what stands in one that was released never changes."""
