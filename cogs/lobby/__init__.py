"""Tables before their match: opened, set up, and filled with people."""
