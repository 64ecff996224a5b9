"""Players of Thirty-One."""
