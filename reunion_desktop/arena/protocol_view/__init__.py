"""Build a seat's observation from its seat protocol messages alone."""
