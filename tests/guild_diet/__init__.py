"""Tests of what is kept of servers."""
