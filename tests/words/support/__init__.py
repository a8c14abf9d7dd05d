"""What the tests of views in words share."""
