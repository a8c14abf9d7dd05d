"""Tables where people play alone."""
