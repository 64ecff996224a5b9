"""Programs against programs, without a screen."""
