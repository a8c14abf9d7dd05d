"""What people play alone."""
