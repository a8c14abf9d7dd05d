"""The best that was done on a server."""
