"""Tests of the compiled playouts, which run as plain Python where no compiler is installed."""
