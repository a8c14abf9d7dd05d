"""What the cards of the Bolognese pack are good for in combinations, for computer players."""

from collections.abc import Sequence

from bot.games.cards import CardSet
from bot.games.packs import BOLOGNESE

IN_COMBINATIONS = {
    **dict.fromkeys(("SK", "BK", "CK", "DK"), 45.0),
    **dict.fromkeys((f"{suit}{rank}" for suit in "SBCD" for rank in "QCJ"), 20.0),
    **dict.fromkeys(("SA", "BA", "CA", "DA"), 18.0),
    **dict.fromkeys(("M1", "M2", "M3", "M4"), 15.0),
    **{"T20": 25.0, "T19": 25.0, "T18": 10.0, "T17": 10.0, "T16": 7.5, "T15": 6.5, "T14": 4.5},
    **{"T13": 3.0, "T12": 2.0, "T11": 1.5, "T10": 1.0, "BEG": 68.0, "MAT": 68.0},
}
"""Half of what a card moves from one side to the other on average, all other cards being parted at
random between the sides; measured on 1500 such partings."""
HEAD = 55.0
"""The same for the trump that heads the Grande."""


def prizes(values: Sequence[int], head: CardSet) -> tuple[float, ...]:
    """What each card is good for: its own value, and its part in combinations."""
    return tuple(
        value + (HEAD if card.bit == head else IN_COMBINATIONS.get(card.code, 0.0))
        for card, value in zip(BOLOGNESE.cards, values, strict=True)
    )
