"""Rules book as a window and in print."""
