"""What a bot does in the background, beside the tables, to keep its database in order."""
