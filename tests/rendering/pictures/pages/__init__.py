"""Tests of the pictures that are looked up."""
