"""Statistics of recorded games for people who study the game: frames, tables and plots. Needs the extra `study`."""
