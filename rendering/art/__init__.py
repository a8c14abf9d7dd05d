"""The drawings of the cards: paths, colours, figures, and a table for each pack."""
