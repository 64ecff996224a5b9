"""What only Ekart shows: its words, its book, its lesson; Réunion's wherever they are the same."""
