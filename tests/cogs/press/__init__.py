"""Presses that are wrong, and what is told of them."""
