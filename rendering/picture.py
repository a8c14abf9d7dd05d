"""What is sent: the bytes of a picture and the words that stand for it."""

from dataclasses import dataclass, field

LONGEST_ALT = 1024
"""The longest description, in characters, that Discord takes for an attachment."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as PNG bytes, and what it shows in words."""

    png: bytes = field(repr=False)
    alt: str
