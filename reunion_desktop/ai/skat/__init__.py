"""Computer players of Skat."""
