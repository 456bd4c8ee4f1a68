"""The compiled rules of the expansion (sections 10 to 13)."""
