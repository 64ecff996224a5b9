"""Printing: a printer is chosen in one place, whatever is printed on it."""
