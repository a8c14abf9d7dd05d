"""Tarocco francese: three to six players, a taker and his partners against the others."""
