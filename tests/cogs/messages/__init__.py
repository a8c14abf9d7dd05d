"""The messages that are kept up to date, and what is in their way."""
