"""Rules of Hindersche: options, slate, deal, score and score sheet."""
