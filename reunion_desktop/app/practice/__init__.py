"""Practice: problems at the side table, and drills."""
