"""Players of Ekart: Réunion's for card play, with a search for the Staubaus."""
