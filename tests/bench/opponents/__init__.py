"""How far players lead the fixed opponents, who lay any card or win as cheaply as they can."""

from tests.bench.opponents.leads import rows

__all__ = ["rows"]
