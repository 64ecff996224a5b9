"""Score sheets kept by hand: their sessions, files and window."""
