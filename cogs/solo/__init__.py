"""What people play alone: practice, and the deal of a day."""
