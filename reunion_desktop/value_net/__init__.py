"""Value networks: the worth of a card or discard for a seat that sees only its own cards."""
