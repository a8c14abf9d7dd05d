"""What is kept of a person or a server: handing it out, and deleting it."""
