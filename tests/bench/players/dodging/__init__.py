"""Whether dodging pays: copies of `normal` at one table, one of whom dodges some deals."""
