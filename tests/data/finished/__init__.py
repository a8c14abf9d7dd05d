"""What is kept of deals that are over."""
