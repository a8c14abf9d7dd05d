"""What exists: the server, channels, messages, people, and the file they are stored in."""
