"""What a seat may see of a game, and what can be calculated from that."""
