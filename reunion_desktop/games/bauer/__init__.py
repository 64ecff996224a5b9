"""Rules of Bauer: options, deal, score and score sheet."""
