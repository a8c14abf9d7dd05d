"""Lessons: deals that are chosen, in which a game is learned while it is played."""
