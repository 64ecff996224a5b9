"""Rules of Ekart: options, deal, score and score sheet."""
