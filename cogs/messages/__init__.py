"""The messages that are kept up to date: boards, hands and lobbies."""
