"""A view in words: what cards, bids, sayings, options and refusals are called."""
