"""Players for cutthroat trick games, where few points are mostly best."""
