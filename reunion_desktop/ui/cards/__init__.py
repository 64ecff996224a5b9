"""Pictures of cards: drawn in a thread, kept by size."""
