"""What is stored about a person, for them to have or to delete."""
