"""Rooms of Viersche: its options, its deal, its count, its rules."""
