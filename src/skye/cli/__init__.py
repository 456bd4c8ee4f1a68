"""The command `skye`."""
