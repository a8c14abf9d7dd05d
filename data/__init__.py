"""Storage: one SQLite file, one module for each table, plain SQL."""
