"""What is shown of a person: their profile, and what is stored about them."""
