"""What can be chosen: one row for each thing, from which forms ask and into which they store."""
