"""What only one game shows: a folder a game."""
