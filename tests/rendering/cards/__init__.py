"""Tests of the cards as pictures."""
