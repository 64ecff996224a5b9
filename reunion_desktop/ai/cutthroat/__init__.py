"""Minds for games of tricks in which each plays for himself, and few points are mostly best."""
