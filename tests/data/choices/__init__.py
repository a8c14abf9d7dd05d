"""Tests of what is chosen once and kept."""
