"""Players for partnership games that use the value networks."""
