"""Helpers of the tests of the computer players."""
