"""What the search tells people."""
