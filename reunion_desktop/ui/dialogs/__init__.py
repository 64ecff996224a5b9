"""The dialogs, and the values that are chosen in them."""
