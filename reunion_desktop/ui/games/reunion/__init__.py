"""Réunion on the screen: options, presets, rules book and lesson."""
