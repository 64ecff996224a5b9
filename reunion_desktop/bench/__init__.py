"""How fast the program is: figures of every part, measured on this machine."""
