"""How the cards look to one person: the drawing, the court letters and the suit colours."""

from dataclasses import dataclass

from bot.texts import Texts, languages, texts_for
from bot.words.wording import Wording, letters_of
from rendering.art.pips.suits import Colours

LETTERS = {"piemontese": "RDCF", "bolognese": "RDCF", "nouveau": "RDCV"}
"""The letters of king, queen, cavalier and jack on each pack as it is printed."""


@dataclass(frozen=True, slots=True)
class Look:
    """A pack as it is drawn; the letters are those of king, queen, cavalier and jack."""

    pack: str
    letters: str
    colours: Colours = Colours.FOUR

    @property
    def key(self) -> str:
        """A name for files; the default look of a pack is named after the pack."""
        if self == usual(self.pack):
            return self.pack
        return f"{self.pack}-{self.letters}-{self.colours}"

    def wording(self, texts: Texts) -> Wording:
        """Return what the cards are called by somebody who sees them like this."""
        return Wording(texts, self.pack, self.letters)


def usual(pack: str) -> Look:
    """Return the default look of a pack."""
    return Look(pack, LETTERS[pack])


def spoken(pack: str, texts: Texts) -> Look:
    """Return how those who read these texts see a pack."""
    return Look(pack, letters_of(texts))


def looks_of(pack: str) -> tuple[Look, ...]:
    """Return the default look of a pack, then how it is seen in each language."""
    seen = (spoken(pack, texts_for(language)) for language in languages())
    return tuple(dict.fromkeys([usual(pack), *seen]))
