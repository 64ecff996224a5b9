"""Skat in the user interface: words and result pages."""
