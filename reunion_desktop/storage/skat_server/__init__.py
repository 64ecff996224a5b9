"""Lines of the Internet Skat Server, in which other programs keep deals of Skat."""
