"""Whole matches: what they show, what they survive, what they never show."""
