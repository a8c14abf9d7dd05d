"""The deal of a day: how it is chosen, and what somebody has made of it."""
