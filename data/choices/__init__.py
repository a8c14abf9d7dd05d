"""What players and the moderators of servers chose."""
