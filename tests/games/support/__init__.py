"""Helpers of the tests of the rules."""
