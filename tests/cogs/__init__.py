"""The features, played by people at the loopback with the real client."""
