"""Hunsrücker Bauern on the screen: words and rules book."""
