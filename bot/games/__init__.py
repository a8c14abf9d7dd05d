"""The rules of the games: pure code without clock, files, network or Discord."""
