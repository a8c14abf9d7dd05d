"""The people on the cards: heads, hats, clothes, and what they hold."""
