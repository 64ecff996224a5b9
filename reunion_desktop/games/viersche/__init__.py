"""Rules of Viersche: options, deal, score and score sheet."""
