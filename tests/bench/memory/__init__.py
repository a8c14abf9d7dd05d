"""What the bot holds in memory."""
