"""What Discord refuses."""
