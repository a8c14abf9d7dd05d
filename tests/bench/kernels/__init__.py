"""Playouts and worlds of the search, plain and compiled."""

from tests.bench.kernels.speed import rows

__all__ = ["rows"]
