"""Sound effects of the table."""
