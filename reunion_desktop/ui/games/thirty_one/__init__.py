"""Thirty-One in the user interface: words, result pages, charts and rules book."""
