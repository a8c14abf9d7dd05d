"""Two players against each other, with the same cards for both."""
