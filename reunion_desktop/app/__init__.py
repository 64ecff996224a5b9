"""The running program: what knows a file and a widget, and puts them together."""
