"""The score sheet beside the table."""
