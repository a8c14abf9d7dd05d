"""The pen: paths, colours, and what draws them."""
