"""Window geometry: saved as plain numbers and restored."""
