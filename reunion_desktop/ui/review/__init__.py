"""Review window: replay of a deal with the move analysis beside it."""
