"""The rules as values: no Qt, no clock, no dice, no file, no global state."""
