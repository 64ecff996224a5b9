"""Reviews that the program makes by itself."""
