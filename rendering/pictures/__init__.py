"""The finished pictures: what a table sends."""
