"""Players tuned for Réunion: card memory, heuristics, searches, and the worth of units."""
