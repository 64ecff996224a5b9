"""Hindersche on the screen: words and rules book."""
