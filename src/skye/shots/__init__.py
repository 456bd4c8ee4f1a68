"""Pictures of every screen and phase of the page, in three sizes and both themes (`skye shots`)."""
