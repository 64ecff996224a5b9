"""Reasons for a card: statements of a card player, checked in the layouts of the search."""
