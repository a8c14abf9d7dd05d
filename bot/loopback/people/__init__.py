"""The people's side: what they see and what they do."""
