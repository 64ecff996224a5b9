"""Practice: the panel of a problem, and the drill of the cards that are still out."""
