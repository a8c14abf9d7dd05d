"""A database stored by an older version, and what has to come of it."""
