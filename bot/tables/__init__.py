"""Live tables: who sits where, what is played, and everything that happens by itself."""
