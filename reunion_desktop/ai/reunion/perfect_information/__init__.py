"""Minds that search many layouts of Réunion, every card open."""
