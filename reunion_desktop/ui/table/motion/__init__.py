"""Animation plans as data, from and to places of cards; no timers, no graphics items."""
