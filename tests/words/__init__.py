"""Tests of views in words."""
