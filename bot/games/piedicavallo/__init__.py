"""Piedicavallo: two against two with a short Piemontese pack; partners may talk, truthfully."""
