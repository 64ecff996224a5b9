"""Rooms in which a seat puts together what it sees, from nothing but its messages."""
