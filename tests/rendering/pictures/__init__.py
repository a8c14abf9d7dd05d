"""Tests of whole pictures."""
