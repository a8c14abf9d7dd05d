"""Tests of the compiled playouts, most of which need the compiler."""
