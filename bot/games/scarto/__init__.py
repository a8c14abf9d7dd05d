"""Scarto: three players, each for themselves, with the full Tarocco Piemontese."""
