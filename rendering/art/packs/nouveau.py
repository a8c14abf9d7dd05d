"""The Tarot Nouveau: which card shows what."""

from collections.abc import Callable, Sequence

from rendering.art.courts.nouveau import COURTS
from rendering.art.emblems import ages, elements, games, hours, leisure, seasons
from rendering.art.packs import frame
from rendering.art.packs.designs import Court, Emblem, FaceDesign, Pip, Trump, numbered
from rendering.art.pen import palette as c
from rendering.art.pen.pen import Pen
from rendering.art.pips import french
from rendering.art.pips.suits import FRENCH, DrawnSuit

HEIGHT = 1.88
PINE = "#3F7A63"

_EXCUSE = Emblem(ages.lute_sign, c.DAY, ages.excuse_scene, c.SPRING)
_EMBLEMS = {
    21: Emblem(games.carnival_sign, c.LILAC, games.soldiers_scene, c.DAY),
    20: Emblem(games.dice_sign, c.SPRING, games.game_scene, PINE),
    19: Emblem(seasons.snow_sign, c.NIGHT, seasons.winter_scene, c.STEEL),
    18: Emblem(seasons.grapes_sign, c.CREAM, seasons.autumn_scene, c.DAWN),
    17: Emblem(seasons.hay_sign, c.DAY, seasons.summer_scene, c.DAY),
    16: Emblem(seasons.flower_sign, c.CREAM, seasons.spring_scene, c.SPRING),
    15: Emblem(leisure.palette_sign, c.CREAM, leisure.painter_scene, c.LILAC),
    14: Emblem(leisure.fish_sign, c.DAY, leisure.angler_scene, c.DAY),
    13: Emblem(leisure.basket_sign, c.CREAM, leisure.market_scene, c.DAY),
    12: Emblem(leisure.violin_sign, c.DAWN, leisure.dance_scene, c.DUSK),
    11: Emblem(elements.fire_sign, c.CREAM, elements.water_scene, c.DAY),
    10: Emblem(elements.alp_sign, c.DAY, elements.earth_scene, c.DAY),
    9: Emblem(hours.night_sign, c.NIGHT, hours.night_scene, c.NIGHT),
    8: Emblem(hours.candle_sign, c.NIGHT, hours.evening_scene, c.DUSK),
    7: Emblem(hours.clock_sign, c.DAY, hours.afternoon_scene, c.DAY),
    6: Emblem(hours.morning_sign, c.DAWN, hours.morning_scene, c.DAWN),
    5: Emblem(ages.pipe_sign, c.CREAM, ages.old_age_scene, c.DAWN),
    4: Emblem(ages.lamp_sign, c.LILAC, ages.maturity_scene, c.LILAC),
    3: Emblem(ages.letter_sign, c.DUSK, ages.youth_scene, c.DAY),
    2: Emblem(ages.horse_sign, c.DAY, ages.childhood_scene, c.DAY),
    1: Emblem(ages.mask_sign, c.DAY, ages.folly_scene, c.LILAC),
}
# Two elements, or two kinds of folly, share a card: its ends differ.
_OTHER_ENDS = {
    21: Emblem(games.carnival_sign, c.LILAC, games.carnival_scene, c.VIOLET),
    11: Emblem(elements.fire_sign, c.CREAM, elements.fire_scene, c.NIGHT),
    10: Emblem(elements.alp_sign, c.DAY, elements.air_scene, c.DAWN),
}


def _picture(suit: DrawnSuit, count: int) -> Callable[[Pen, float], None]:
    if count == 1:
        return lambda pen, middle: french.one(pen, middle, suit)
    return lambda pen, middle: french.pips(pen, middle, suit, count)


def _suit(suit: DrawnSuit) -> dict[str, FaceDesign]:
    faces: dict[str, FaceDesign] = {
        suit.letter + rank: Court(suit, rank, COURTS[suit.letter + rank]) for rank in "KQCJ"
    }
    for count in range(10, 0, -1):
        faces[f"{suit.letter}{count}"] = Pip(suit, str(count), _picture(suit, count))
    return faces


def faces(suits: Sequence[DrawnSuit] = FRENCH) -> dict[str, FaceDesign]:
    """Return the face of every card by its code, trumps from the highest, then the suits.

    *suits* are the French ones, in any colours.
    """
    cards: dict[str, FaceDesign] = {
        f"T{number}": Trump(numbered(number), emblem, _OTHER_ENDS.get(number))
        for number, emblem in _EMBLEMS.items()
    }
    cards["EXC"] = Trump(frame.starred_plaque, _EXCUSE)
    for suit in suits:
        cards |= _suit(suit)
    return cards
