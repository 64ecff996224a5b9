"""The items on the cloth, and how they are painted and moved."""
