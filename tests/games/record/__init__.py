"""Tests of match records."""
