"""What every sentence on the screen is made of, in three languages."""
