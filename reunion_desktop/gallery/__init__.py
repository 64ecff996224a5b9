"""Pictures of the program at work, for people who judge them and for the README."""
