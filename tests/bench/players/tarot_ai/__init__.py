"""A published program that plays Tarocco francese, as an opponent."""
