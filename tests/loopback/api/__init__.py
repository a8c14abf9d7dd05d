"""The side of the bot: requests, the gateway, the record."""
