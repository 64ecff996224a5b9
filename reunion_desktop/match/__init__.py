"""The match in progress: the one thing that changes."""
