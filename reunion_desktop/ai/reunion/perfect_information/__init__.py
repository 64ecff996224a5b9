"""Players of Réunion that search determinizations with open cards."""
