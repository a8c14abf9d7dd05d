"""How things look on the wire, in both directions."""
