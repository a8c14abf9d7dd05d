"""Tests of what moderators do."""
