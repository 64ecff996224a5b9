"""Rooms of Réunion: its options, its deal, its count, its rules."""
