"""Layouts: ids, forms and words on the messages."""
