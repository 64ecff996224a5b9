"""Composition of the running program: connects storage, match and user interface."""
