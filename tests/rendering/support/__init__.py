"""What the tests of the pictures share."""
