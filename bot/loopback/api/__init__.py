"""The bot's side: HTTP routes, the gateway and downloads."""
