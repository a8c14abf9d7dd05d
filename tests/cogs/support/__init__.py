"""Houses with a bot and guests, and what they do there."""
