"""The trumps and the Fool: a sign and a scene for each."""
