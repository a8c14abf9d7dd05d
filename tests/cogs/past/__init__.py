"""Tests of past matches."""
