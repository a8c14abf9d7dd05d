"""Many servers with many people, as years of play would leave them."""

from tests.bench.village.boards import rows

__all__ = ["rows"]
