"""People who are not there: whose cards those are, and when a match waits for them."""
