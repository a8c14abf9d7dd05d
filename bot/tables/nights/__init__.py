"""Nights at which people of a server meet to play: when they are, and who plays with whom."""
