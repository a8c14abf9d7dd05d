"""Whether clients that know nothing of the stand-in take it for Discord."""
