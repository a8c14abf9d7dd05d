"""What computer players know of single games, beyond the common rules of thumb."""
