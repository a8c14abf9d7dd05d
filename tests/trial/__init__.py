"""Tests of `doctor --live`."""
