"""Nights at which people of a server meet to play."""
