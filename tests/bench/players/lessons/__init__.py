"""Finds deals that can be lessons, and checks those that are."""
