"""The roof: the command line, the client, and what joins all the layers."""
