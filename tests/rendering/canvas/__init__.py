"""Tests of what pictures are drawn on."""
