"""Many games at once: simulation, arena, tuning, statistics, speed."""
