"""What belongs to a match that has begun, beside its board and the hands."""
