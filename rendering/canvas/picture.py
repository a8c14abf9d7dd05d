"""A picture to send: its bytes and its alt text."""

from dataclasses import dataclass, field

from rendering.canvas.byte_lru import Weighed

LONGEST_ALT = 1024
"""The longest description of an attachment that Discord accepts, in characters."""


@dataclass(frozen=True, slots=True)
class Picture(Weighed):
    """A picture as PNG bytes, and its alt text."""

    png: bytes = field(repr=False)
    alt: str

    @property
    def bytes(self) -> int:
        """How much memory the file takes."""
        return len(self.png)
