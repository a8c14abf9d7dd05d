"""A player who searches: it imagines the hidden cards, plays each candidate out, and compares."""
