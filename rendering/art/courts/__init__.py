"""Kings, queens, cavaliers and jacks of each pack."""
