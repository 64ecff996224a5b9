"""Players of Réunion that use the value networks: inputs, beliefs, playouts and payoffs."""
