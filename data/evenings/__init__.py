"""What a group of friends plays in an evening."""
