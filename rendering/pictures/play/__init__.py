"""What a player sees while a match is played: lobby, hand, table."""
