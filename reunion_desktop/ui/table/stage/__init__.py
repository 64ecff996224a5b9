"""Graphics items on the table: painting, animation and overlays."""
