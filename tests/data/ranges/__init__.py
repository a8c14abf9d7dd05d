"""Shards of one process, and who holds them."""
