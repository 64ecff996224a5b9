"""Reasons for a card: statements of a card player, each checked in the layouts of the search."""
