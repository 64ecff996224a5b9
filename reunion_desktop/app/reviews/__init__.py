"""Reviews of deals: in a window, and of finished games in the background."""
