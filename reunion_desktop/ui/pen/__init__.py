"""Handwriting: figures and lines in ink, as vector strokes."""
