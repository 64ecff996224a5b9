"""The archive window: list of all sessions played, and statistics."""
