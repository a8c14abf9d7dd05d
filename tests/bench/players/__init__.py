"""The laboratory: how well computer players play, how ratings tell it, and how they are trained."""
