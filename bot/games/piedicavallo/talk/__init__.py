"""What partners may say to each other (section 9)."""
