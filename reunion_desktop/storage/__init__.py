"""Records, journals and settings on disk."""
