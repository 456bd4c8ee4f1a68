"""The expansions, each in a package of its own."""
