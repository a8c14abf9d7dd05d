"""Tests of the computer player who searches."""
