"""Matches between computer players or external programs, without a user interface."""
