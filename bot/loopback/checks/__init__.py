"""What Discord refuses: every request is checked before it changes anything."""
