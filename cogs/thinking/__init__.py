"""Hints in a deal, and reviews of past ones."""
