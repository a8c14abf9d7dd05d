"""How the cards look to one person: the drawing, the letters of the courts, the suit colours."""

from dataclasses import dataclass

from rendering.art.suits import Colours

LETTERS = {"piemontese": "RDCF", "bolognese": "RDCF", "nouveau": "RDCV"}
"""What king, queen, cavalier and jack are called on the cards of a pack."""


@dataclass(frozen=True, slots=True)
class Look:
    """A pack as it is drawn; the letters stand for king, queen, cavalier and jack."""

    pack: str
    letters: str
    colours: Colours = Colours.FOUR

    @property
    def key(self) -> str:
        """A name for files; the usual look of a pack is called like the pack."""
        if self == usual(self.pack):
            return self.pack
        return f"{self.pack}-{self.letters}-{self.colours}"


def usual(pack: str) -> Look:
    """How a pack looks to who has no wishes."""
    return Look(pack, LETTERS[pack])
