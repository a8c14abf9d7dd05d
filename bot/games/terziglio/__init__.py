"""Terziglio: three players, a declarer against the two others."""
