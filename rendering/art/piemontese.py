"""The Tarocco Piemontese: which card shows what."""

from collections.abc import Callable

from rendering.art import aces, frame, pips_italian, pips_long
from rendering.art import emblems_estates as estates
from rendering.art import emblems_fates as fates
from rendering.art import emblems_heavens as heavens
from rendering.art import emblems_virtues as virtues
from rendering.art.courts_piemontese import COURTS
from rendering.art.faces import Court, Emblem, Face, Pip, Trump, numbered
from rendering.art.frame import Paint
from rendering.art.palette import CREAM, DAWN, DAY, DUSK, LILAC, MIST, NIGHT, SPRING
from rendering.art.pen import Pen
from rendering.art.suits import BASTONI, COPPE, DENARI, ITALIAN, SPADE, Suit

HEIGHT = 1.72

_PIPS: dict[Suit, Callable[[Pen, float, int], None]] = {
    SPADE: pips_long.swords,
    BASTONI: pips_long.batons,
    COPPE: pips_italian.cups,
    DENARI: pips_italian.coins,
}
_ACES: dict[Suit, Callable[[Pen, float], None]] = {
    SPADE: aces.ace_of_swords,
    BASTONI: aces.ace_of_batons,
    COPPE: aces.ace_of_cups,
    DENARI: aces.ace_of_coins,
}


def _plain(sign: Paint, ground: str = CREAM, sky: str = DAY) -> Emblem:
    return Emblem(sign, ground, lambda pen: sign(pen.at(1, -43, 1.08)), sky)


_FOOL = _plain(estates.fool_sign, DAY)
_EMBLEMS = {
    21: _plain(heavens.world_sign),
    20: _plain(heavens.angel_sign, DAWN, DAWN),
    19: _plain(heavens.sun_sign, DAY),
    18: _plain(heavens.moon_sign, NIGHT, NIGHT),
    17: _plain(heavens.star_sign, NIGHT, NIGHT),
    16: _plain(fates.tower_sign, DUSK, DUSK),
    15: _plain(fates.devil_sign, DUSK, DUSK),
    14: _plain(virtues.jugs_sign, CREAM, SPRING),
    13: _plain(fates.death_sign, DUSK, MIST),
    12: _plain(fates.hanged_sign, SPRING, SPRING),
    11: _plain(virtues.lion_sign, CREAM, DAWN),
    10: _plain(fates.wheel_sign, CREAM, LILAC),
    9: _plain(virtues.hermit_sign, NIGHT, NIGHT),
    8: _plain(virtues.scales_sign, CREAM, MIST),
    7: _plain(virtues.chariot_sign, CREAM, SPRING),
    6: _plain(virtues.heart_sign, CREAM, DAWN),
    5: _plain(estates.pope_sign, CREAM, LILAC),
    4: _plain(estates.emperor_sign, CREAM, DAWN),
    3: _plain(estates.empress_sign, CREAM, DAY),
    2: _plain(estates.popess_sign, DAY, LILAC),
    1: _plain(estates.magician_sign, CREAM, DAY),
}


def _picture(suit: Suit, count: int) -> Callable[[Pen, float], None]:
    return lambda pen, middle: _PIPS[suit](pen, middle, count)


def _suit(suit: Suit) -> dict[str, Face]:
    faces: dict[str, Face] = {
        suit.letter + rank: Court(suit, rank, COURTS[suit.letter + rank]) for rank in "KQCJ"
    }
    for count in range(10, 1, -1):
        faces[f"{suit.letter}{count}"] = Pip(suit, str(count), _picture(suit, count))
    faces[f"{suit.letter}1"] = Pip(suit, "1", _ACES[suit])
    return faces


def faces() -> dict[str, Face]:
    """The face of every card by its code, trumps from the highest, then the suits."""
    cards: dict[str, Face] = {
        f"T{number}": Trump(numbered(number), emblem) for number, emblem in _EMBLEMS.items()
    }
    cards["MAT"] = Trump(frame.starred_plaque, _FOOL)
    for suit in ITALIAN:
        cards |= _suit(suit)
    return cards
