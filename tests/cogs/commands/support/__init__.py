"""Helpers of the tests of commands: forms as people fill them in."""
