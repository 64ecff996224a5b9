"""Rules of Hunsrücker Bauern: options, deal, score and score sheet."""
