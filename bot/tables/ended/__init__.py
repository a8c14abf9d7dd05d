"""What is told of a match from its log, once it or a deal of it is over."""
