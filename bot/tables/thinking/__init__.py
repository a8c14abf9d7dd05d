"""What the search tells people: a hint while they play, and what their cards cost afterwards."""
