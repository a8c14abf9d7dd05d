"""The Tarot Nouveau: which card shows what."""

from collections.abc import Callable, Sequence

from rendering.art import emblems_ages as ages
from rendering.art import emblems_elements as elements
from rendering.art import emblems_games as games
from rendering.art import emblems_hours as hours
from rendering.art import emblems_leisure as leisure
from rendering.art import emblems_seasons as seasons
from rendering.art import frame, pips_french
from rendering.art.courts_nouveau import COURTS
from rendering.art.faces import Court, Emblem, Face, Pip, Trump, numbered
from rendering.art.palette import CREAM, DAWN, DAY, DUSK, LILAC, NIGHT, SPRING, STEEL, VIOLET
from rendering.art.pen import Pen
from rendering.art.suits import FRENCH, Suit

HEIGHT = 1.88
PINE = "#3F7A63"

_EXCUSE = Emblem(ages.lute_sign, DAY, ages.excuse_scene, SPRING)
_EMBLEMS = {
    21: Emblem(games.carnival_sign, LILAC, games.soldiers_scene, DAY),
    20: Emblem(games.dice_sign, SPRING, games.game_scene, PINE),
    19: Emblem(seasons.snow_sign, NIGHT, seasons.winter_scene, STEEL),
    18: Emblem(seasons.grapes_sign, CREAM, seasons.autumn_scene, DAWN),
    17: Emblem(seasons.hay_sign, DAY, seasons.summer_scene, DAY),
    16: Emblem(seasons.flower_sign, CREAM, seasons.spring_scene, SPRING),
    15: Emblem(leisure.palette_sign, CREAM, leisure.painter_scene, LILAC),
    14: Emblem(leisure.fish_sign, DAY, leisure.angler_scene, DAY),
    13: Emblem(leisure.basket_sign, CREAM, leisure.market_scene, DAY),
    12: Emblem(leisure.violin_sign, DAWN, leisure.dance_scene, DUSK),
    11: Emblem(elements.fire_sign, CREAM, elements.water_scene, DAY),
    10: Emblem(elements.alp_sign, DAY, elements.earth_scene, DAY),
    9: Emblem(hours.night_sign, NIGHT, hours.night_scene, NIGHT),
    8: Emblem(hours.candle_sign, NIGHT, hours.evening_scene, DUSK),
    7: Emblem(hours.clock_sign, DAY, hours.afternoon_scene, DAY),
    6: Emblem(hours.morning_sign, DAWN, hours.morning_scene, DAWN),
    5: Emblem(ages.pipe_sign, CREAM, ages.old_age_scene, DAWN),
    4: Emblem(ages.lamp_sign, LILAC, ages.maturity_scene, LILAC),
    3: Emblem(ages.letter_sign, DUSK, ages.youth_scene, DAY),
    2: Emblem(ages.horse_sign, DAY, ages.childhood_scene, DAY),
    1: Emblem(ages.mask_sign, DAY, ages.folly_scene, LILAC),
}
# Two elements, or two kinds of folly, share a card: its ends differ.
_OTHER_ENDS = {
    21: Emblem(games.carnival_sign, LILAC, games.carnival_scene, VIOLET),
    11: Emblem(elements.fire_sign, CREAM, elements.fire_scene, NIGHT),
    10: Emblem(elements.alp_sign, DAY, elements.air_scene, DAWN),
}


def _picture(suit: Suit, count: int) -> Callable[[Pen, float], None]:
    if count == 1:
        return lambda pen, middle: pips_french.one(pen, middle, suit)
    return lambda pen, middle: pips_french.pips(pen, middle, suit, count)


def _suit(suit: Suit) -> dict[str, Face]:
    faces: dict[str, Face] = {
        suit.letter + rank: Court(suit, rank, COURTS[suit.letter + rank]) for rank in "KQCJ"
    }
    for count in range(10, 0, -1):
        faces[f"{suit.letter}{count}"] = Pip(suit, str(count), _picture(suit, count))
    return faces


def faces(suits: Sequence[Suit] = FRENCH) -> dict[str, Face]:
    """The face of every card by its code, trumps from the highest, then the suits.

    *suits* are the French ones, in whatever colours.
    """
    cards: dict[str, Face] = {
        f"T{number}": Trump(numbered(number), emblem, _OTHER_ENDS.get(number))
        for number, emblem in _EMBLEMS.items()
    }
    cards["EXC"] = Trump(frame.starred_plaque, _EXCUSE)
    for suit in suits:
        cards |= _suit(suit)
    return cards
