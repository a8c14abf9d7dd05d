"""How each engine runs statements."""
