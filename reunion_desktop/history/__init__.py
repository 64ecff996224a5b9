"""Past sittings as values: what the archive answers and its window shows."""
