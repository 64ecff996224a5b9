"""Pages of the score sheet: preview, saving, printing."""
