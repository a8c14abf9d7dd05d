"""Tests of the live tables, on real files."""
