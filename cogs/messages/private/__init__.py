"""Private messages: the tokens by which they can be changed, and what they show."""
