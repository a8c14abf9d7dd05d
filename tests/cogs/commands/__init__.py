"""Tests of commands that stand alone."""
