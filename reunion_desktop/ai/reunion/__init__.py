"""Minds tuned for Réunion: what they know, the rules they play by, what units are worth."""
