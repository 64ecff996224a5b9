"""What can be done in a window, as menu entries, pictures and keys, with the reason why not."""
