"""Tests of what computer players know of single games."""
