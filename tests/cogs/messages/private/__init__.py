"""Private messages: how they are reached, and when they are changed."""
