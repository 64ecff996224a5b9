"""Handwriting: figures and lines as a quill leaves them."""
