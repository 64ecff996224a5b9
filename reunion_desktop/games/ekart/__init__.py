"""Rooms of Ekart: its options, its deal, its count, its rules."""
