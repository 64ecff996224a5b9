"""Where cards lie: geometry in card units, no item and no rule."""
