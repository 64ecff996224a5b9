"""Minds for games of partners that play by what the self-taught judge says."""
