"""What the tests of the texts share: the messages as written, and the code that asks for them."""
