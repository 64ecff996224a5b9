"""Rooms of Hindersche: its options, its slate, its deal, its count, its rules."""
