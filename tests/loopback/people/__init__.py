"""The side of the people."""
