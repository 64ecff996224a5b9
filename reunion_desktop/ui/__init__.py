"""User interface: presenters and widgets that show events and emit the player's actions."""
