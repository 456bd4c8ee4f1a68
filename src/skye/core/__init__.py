"""The rules; compiled where a C compiler is found, the same files run interpreted."""
