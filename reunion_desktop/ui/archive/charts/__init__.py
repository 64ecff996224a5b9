"""Charts of the page of statistics: pictures of what a player's games come to, ink on paper."""
