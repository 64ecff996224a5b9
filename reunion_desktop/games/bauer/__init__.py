"""Rooms of Bauer: its options, its deal, its count, its rules."""
