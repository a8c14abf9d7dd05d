"""The stand-in for Discord: each room by itself, and a real client at the real server."""
