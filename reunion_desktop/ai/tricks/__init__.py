"""Minds for any game of tricks: what is certain, layouts, and what a search makes of them."""
