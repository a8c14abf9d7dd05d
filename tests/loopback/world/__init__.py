"""What exists, and what time does to it."""
