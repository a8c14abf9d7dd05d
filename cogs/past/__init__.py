"""Matches that are over: finding them, and looking at them deal by deal and card by card."""
