"""What the search tells people: hints, and reviews of deals."""
