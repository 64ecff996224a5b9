"""Minds of Ekart: Réunion's at the play of the cards, and who calls a Staubaus."""
