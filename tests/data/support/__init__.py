"""Helpers of these tests: matches that have finished."""
