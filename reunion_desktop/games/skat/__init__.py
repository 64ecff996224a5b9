"""Skat: options, auction, contract, score and sheet."""
