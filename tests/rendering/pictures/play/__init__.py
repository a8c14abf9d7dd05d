"""Tests of the pictures of a match."""
