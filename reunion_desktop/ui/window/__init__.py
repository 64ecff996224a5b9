"""The main window, and what stands in it besides table and sheet."""
