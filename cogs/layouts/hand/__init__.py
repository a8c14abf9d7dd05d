"""A private hand: its text, its cards and the forms below the picture."""
