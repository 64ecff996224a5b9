"""Geometry of the card table in card units, without graphics items or rules of play."""
