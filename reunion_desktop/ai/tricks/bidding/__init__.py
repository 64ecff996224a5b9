"""Decisions before the first card: calls, and the exchange with the table."""
