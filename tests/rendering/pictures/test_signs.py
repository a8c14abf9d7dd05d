"""Suit signs for buttons: the signs of the cards, to be seen on dark and on light."""

import io
import re
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.games.cards import Suit
from rendering.art.pips.suits import Colours
from rendering.cards.badges import SIGNS
from rendering.pictures import signs
from rendering.pictures.signs import SIDE, draw_sign, draw_signs
from tests.rendering.support.vision import contrast

SUITS = tuple(SIGNS)
MOST_BYTES = 256 * 1024
DARK, LIGHT = "#313338", "#ffffff"
BLACK = (Suit.SWORDS, Suit.BATONS, Suit.SPADES, Suit.CLUBS)


def sign(suit: Suit, colours: Colours = Colours.FOUR) -> Image.Image:
    """The picture of a sign."""
    return Image.open(io.BytesIO(draw_sign(suit, colours).png)).convert("RGBA")


def test_every_suit_has_one_as_an_emoji_may_be() -> None:
    drawn = draw_signs()
    assert {suit for suit, _ in drawn} == set(Suit) - {Suit.TRUMPS, Suit.FOOL}
    for (suit, _), picture in drawn.items():
        assert re.fullmatch(rf"{suit.value}_[0-9a-f]{{10}}", picture.name)
        assert len(picture.name) <= 32
        assert len(picture.png) <= MOST_BYTES
        assert Image.open(io.BytesIO(picture.png)).size == (SIDE, SIDE)


@pytest.mark.parametrize("suit", SUITS)
def test_it_is_drawn_whole_and_fills_its_square(suit: Suit) -> None:
    box = sign(suit).getchannel("A").getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert min(left, top) >= 0.005 * SIDE
    assert max(right, bottom) <= 0.995 * SIDE
    assert max(right - left, bottom - top) >= 0.95 * SIDE
    # Nothing is left over at the other edge.
    assert abs(left + right - SIDE) <= 2
    assert abs(top + bottom - SIDE) <= 2


@pytest.mark.parametrize("colours", Colours)
@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_it_stands_out_on_dark_and_on_light(suit: Suit, colours: Colours, ground: str) -> None:
    shown = Image.new("RGBA", (SIDE, SIDE), ground)
    shown.alpha_composite(sign(suit, colours))
    found = shown.convert("RGB").getcolors(SIDE * SIDE)
    assert found is not None
    seen = sum(count for count, pixel in found if contrast(code_of(pixel), ground) >= 3)
    assert seen >= 0.08 * SIDE * SIDE


def test_the_colours_are_those_of_the_cards() -> None:
    for suit, drawn in SIGNS.items():
        assert drawn.colour.lower() in inks(sign(suit, Colours.FOUR))
    two = {suit: inks(sign(suit, Colours.TWO)) for suit in SUITS}
    dark, red = SIGNS[Suit.SPADES].colour, SIGNS[Suit.HEARTS].colour
    assert all((dark if suit in BLACK else red).lower() in two[suit] for suit in SUITS)


def inks(picture: Image.Image) -> set[str]:
    """The colours that a good part of a picture has."""
    found = picture.convert("RGB").getcolors(SIDE * SIDE) or []
    return {code_of(pixel) for count, pixel in found if count > 200}


def code_of(pixel: Any) -> str:
    """A colour as it is written in the palette."""
    red, green, blue = pixel
    return f"#{red:02x}{green:02x}{blue:02x}"


def test_no_two_suits_look_alike() -> None:
    for one, other in combinations(SUITS, 2):
        difference = ImageChops.difference(
            sign(one, Colours.TWO).getchannel("A"), sign(other, Colours.TWO).getchannel("A")
        )
        assert sum(difference.histogram()[128:]) > 0.04 * SIDE * SIDE


def test_its_name_changes_with_the_picture_and_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    before = draw_sign(Suit.CUPS, Colours.FOUR)
    assert draw_sign(Suit.CUPS, Colours.FOUR) == before
    monkeypatch.setattr(signs, "RIM", signs.RIM + 1)
    assert draw_sign(Suit.CUPS, Colours.FOUR).name != before.name
