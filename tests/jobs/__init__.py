"""Tests of what a bot does in the background, beside the tables."""
