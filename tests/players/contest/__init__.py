"""Tests of contests between computer players."""
