"""What things cost, as rows of a table."""
