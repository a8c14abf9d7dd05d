"""Many servers with many people, as years of play would leave them."""
