"""Bytes and texts on the wire."""
