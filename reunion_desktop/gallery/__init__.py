"""Screenshots of the program, for visual review and for the README."""
