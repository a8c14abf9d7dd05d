"""What may have to be shown of a table, by its subject."""
