"""Which card of each pack shows what, and the parts that all faces share."""
