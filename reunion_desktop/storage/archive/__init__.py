"""The archive: every sitting ever played here, in one SQLite database."""
