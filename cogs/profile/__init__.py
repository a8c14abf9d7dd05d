"""Who somebody is as a player."""
