"""Card pictures: rendered in worker threads, cached by size."""
