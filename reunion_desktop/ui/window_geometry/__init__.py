"""Where windows stand: told in plain numbers, and put there again."""
