"""Ottocento: two against two with the Bolognese pack, to 800 points."""
