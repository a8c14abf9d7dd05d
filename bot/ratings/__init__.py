"""Ratings: how strong a person is at a game, from single deals. What they are is in RULES.md."""
