"""Tests of leaderboards and podiums."""
