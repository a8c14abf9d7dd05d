"""Deals that several people play alone: how they begin, a field that plays them, and scores."""
