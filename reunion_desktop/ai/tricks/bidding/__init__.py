"""Room of what is decided before the first card: calls, and the exchange with the table."""
