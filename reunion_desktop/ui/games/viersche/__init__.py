"""Viersche in the user interface: words, result pages, rules book and lesson."""
