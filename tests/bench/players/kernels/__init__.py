"""Playouts and worlds of the search, plain and compiled, and how soon players answer with it."""
