"""Calling people to a lobby who wish to play its game in its channel."""
