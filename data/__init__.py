"""Storage: one SQLite file, one module a table, plain SQL."""
