"""Lesson panel below the table."""
