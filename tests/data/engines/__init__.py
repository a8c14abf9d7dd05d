"""What keeps the data."""
