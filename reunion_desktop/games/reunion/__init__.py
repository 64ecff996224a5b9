"""Rules of Réunion: options, deal, score and score sheet."""
