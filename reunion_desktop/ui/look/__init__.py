"""Colours, typefaces, durations, style sheets, and where the pictures are."""
