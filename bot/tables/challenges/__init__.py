"""Challenges: several people play the same deals alone, and see afterwards how they stand."""
