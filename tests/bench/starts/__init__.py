"""The start of the bot: the first of all, and one with many tables."""
