"""The rules of the games as short pages."""
