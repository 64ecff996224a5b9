"""The rules as values: no Qt, clock, randomness, files or global state."""
