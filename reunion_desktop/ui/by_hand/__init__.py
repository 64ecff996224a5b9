"""Windows for score sheets of games that are played with real cards."""
