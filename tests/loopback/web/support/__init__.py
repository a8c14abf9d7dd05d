"""What the tests of the page share."""
