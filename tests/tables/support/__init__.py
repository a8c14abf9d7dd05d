"""Helpers of these tests: people at tables, a clock moved by hand, a process to be killed."""
