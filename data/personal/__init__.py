"""What is kept of a person: handing it out, and deleting it."""
