"""Problems: positions with one right move, the shipped sets, and when to see each again."""
