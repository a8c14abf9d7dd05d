"""The Tarocco Bolognese: which card shows what."""

from collections.abc import Callable, Sequence

from rendering.art import emblems_bologna_high as high
from rendering.art import emblems_bologna_low as low
from rendering.art import emblems_fates as fates
from rendering.art import emblems_heavens as heavens
from rendering.art import emblems_virtues as virtues
from rendering.art import pips_bolognese as pips
from rendering.art.courts_bolognese import COURTS
from rendering.art.emblems_bologna_low import MOORS
from rendering.art.faces import Court, Emblem, Face, Pip, Trump, named, numbered
from rendering.art.palette import CREAM, DAWN, DAY, DUSK, LILAC, MIST, NIGHT, SPRING
from rendering.art.pen import Pen
from rendering.art.suits import BASTONI, COPPE, DENARI, ITALIAN, SPADE, Suit

HEIGHT = 2.02

_PIPS: dict[Suit, Callable[[Pen, float, int], None]] = {
    SPADE: pips.swords,
    BASTONI: pips.batons,
    COPPE: pips.cups,
    DENARI: pips.coins,
}
_ACES: dict[Suit, Callable[[Pen, float], None]] = {
    SPADE: pips.ace_of_swords,
    BASTONI: pips.ace_of_batons,
    COPPE: pips.ace_of_cups,
    DENARI: pips.ace_of_coins,
}
# The grandi are known by name; the numbers are the codes of the rules, not printed on them.
_GRANDI = {
    20: ("ANG", Emblem(heavens.angel_sign, DAWN, high.angel_scene, DAWN)),
    19: ("MON", Emblem(heavens.world_sign, CREAM, high.world_scene, DAY)),
    18: ("SOL", Emblem(heavens.sun_sign, DAY, high.sun_scene, DAY)),
    17: ("LUN", Emblem(heavens.moon_sign, NIGHT, high.moon_scene, NIGHT)),
}
_NUMBERED = {
    16: Emblem(heavens.star_sign, NIGHT, high.star_scene, NIGHT),
    15: Emblem(high.fortress_sign, DUSK, high.fortress_scene, DUSK),
    14: Emblem(fates.devil_sign, DUSK, high.devil_scene, DUSK),
    13: Emblem(fates.death_sign, DUSK, high.death_scene, MIST),
    12: Emblem(high.traitor_sign, SPRING, high.traitor_scene, DAY),
    11: Emblem(low.old_man_sign, LILAC, low.old_man_scene, LILAC),
    10: Emblem(fates.wheel_sign, CREAM, low.wheel_scene, LILAC),
    9: Emblem(low.column_sign, SPRING, low.strength_scene, DAWN),
    8: Emblem(virtues.scales_sign, CREAM, low.justice_scene, MIST),
    7: Emblem(virtues.jugs_sign, CREAM, low.temperance_scene, SPRING),
    6: Emblem(low.horses_sign, DAY, low.chariot_scene, DAY),
    5: Emblem(low.love_sign, DAWN, low.love_scene, DAWN),
}
# Of the four Moors two look alike: there are three designs.
_MOORS = {
    code: Emblem(moor.sign, ground, moor.scene, sky)
    for code, moor, ground, sky in (
        ("M1", MOORS[0], DAWN, DAWN),
        ("M2", MOORS[1], DAY, DAY),
        ("M3", MOORS[2], LILAC, LILAC),
        ("M4", MOORS[1], DAY, DAY),
    )
}
_BEGATO = Emblem(low.begato_sign, CREAM, low.begato_scene, SPRING)
_FOOL = Emblem(low.drum_sign, CREAM, low.fool_scene, DAY)


def _picture(suit: Suit, count: int) -> Callable[[Pen, float], None]:
    return lambda pen, middle: _PIPS[suit](pen, middle, count)


def _suit(drawn: Suit, suit: Suit) -> dict[str, Face]:
    # The pips are drawn in the colours of the old cards; *suit* has those of the index.
    faces: dict[str, Face] = {
        suit.letter + rank: Court(suit, rank, COURTS[suit.letter + rank]) for rank in "KQCJ"
    }
    for count in range(10, 5, -1):
        faces[f"{suit.letter}{count}"] = Pip(suit, str(count), _picture(drawn, count))
    faces[f"{suit.letter}A"] = Pip(suit, "A", _ACES[drawn])
    return faces


def faces(suits: Sequence[Suit] = ITALIAN) -> dict[str, Face]:
    """The face of every card by its code, trumps from the highest, then the suits.

    *suits* are the Italian ones, in whatever colours.
    """
    cards: dict[str, Face] = {
        f"T{number}": Trump(named(name), emblem) for number, (name, emblem) in _GRANDI.items()
    }
    for number, emblem in _NUMBERED.items():
        cards[f"T{number}"] = Trump(numbered(number), emblem)
    for code, emblem in _MOORS.items():
        cards[code] = Trump(named("MOR"), emblem)
    cards["BEG"] = Trump(named("BÉG"), _BEGATO)
    cards["MAT"] = Trump(named("MAT"), _FOOL)
    for drawn, suit in zip(ITALIAN, suits, strict=True):
        cards |= _suit(drawn, suit)
    return cards
