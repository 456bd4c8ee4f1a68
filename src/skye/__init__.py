"""Skye: play, study and teach a machine Isle of Skye."""
