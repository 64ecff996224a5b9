"""Players for partnership trick games: constraints, sampling, playouts and search."""
