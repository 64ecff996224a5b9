"""What moves from where to where: plans as data, no timer and no item."""
