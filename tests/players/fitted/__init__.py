"""Tests of the computer player whose weights are fitted."""
