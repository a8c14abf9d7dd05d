"""Tests of what the games with the Bolognese pack share."""
