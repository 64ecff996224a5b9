"""Rooms of Hunsrücker Bauern: its options, its deal, its count, its rules."""
