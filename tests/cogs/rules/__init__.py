"""Tests of the pages of rules."""
