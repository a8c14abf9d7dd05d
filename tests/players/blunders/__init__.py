"""Cards that experienced players laugh at, each with the deal in which it could be played."""
