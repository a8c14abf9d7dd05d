"""Chambéry: three, four or five players, by asking for cards or by a called king."""
