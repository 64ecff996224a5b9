"""Values about past sessions, as the archive answers and its window shows them."""
