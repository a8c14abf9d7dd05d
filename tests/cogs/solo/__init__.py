"""What people play alone, pressed."""
