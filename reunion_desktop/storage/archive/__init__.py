"""The archive: an SQLite database of every session played on this machine."""
