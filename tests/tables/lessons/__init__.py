"""Tests of the lessons that people play."""
