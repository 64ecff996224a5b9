"""Review of recorded moves: costs of moves and better choices, without a user interface."""
