"""What the tests of the stand-in share."""
