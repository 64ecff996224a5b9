"""Rules of Thirty-One: options, deal, score and score sheet."""
