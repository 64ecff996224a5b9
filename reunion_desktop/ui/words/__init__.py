"""Vocabulary of all messages on the screen, in three languages."""
