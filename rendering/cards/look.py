"""How the cards look to one person: the drawing, the court letters and the suit colours."""

from dataclasses import dataclass

from bot.texts import Texts
from bot.words.wording import LETTERS, Wording
from rendering.art.pips.suits import Colours


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
        """What the cards are called by somebody who sees them like this."""
        return Wording(texts, self.pack, self.letters)


def usual(pack: str) -> Look:
    """The default look of a pack."""
    return Look(pack, LETTERS[pack])
