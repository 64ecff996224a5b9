"""The main window and its parts besides the table and the score sheet."""
