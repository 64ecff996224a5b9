"""Commands of a window: menu entries, icons and shortcuts, with the reason if disabled."""
