"""Perfect information over numbers."""
