"""Tarocco francese: three to six players, a taker and any partners against the others."""
