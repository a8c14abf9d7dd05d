"""What people play alone: practice."""
