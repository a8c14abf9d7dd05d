"""Scarto: three players, everyone for himself, the full Tarocco Piemontese."""
