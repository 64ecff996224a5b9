"""Printing: the one dialog for all printed pages."""
