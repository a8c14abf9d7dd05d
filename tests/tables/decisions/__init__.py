"""Decisions at a table as pure functions, and what becomes of them at real ones."""
