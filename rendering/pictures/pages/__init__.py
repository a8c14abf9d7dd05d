"""What people look up: scores, leaderboards, profiles, replays, the order of the cards."""
