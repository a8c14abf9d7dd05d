"""Eyes of every kind can tell the suits apart; those who prefer have two colours."""

from itertools import combinations

import pytest
from PIL import Image

from rendering.art.pen import palette as c
from rendering.art.pips.suits import FRENCH, ITALIAN, Colours, DrawnSuit, coloured
from rendering.canvas.indexed import rgb
from rendering.cards.faces import card_size, draw_card
from tests.rendering.support.boxes import part_of
from tests.rendering.support.vision import VISIONS, contrast, difference

SETS = (FRENCH, ITALIAN)


def test_the_measure_agrees_with_published_pairs() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert difference("#FF0000", "#00FF00", "normal") == pytest.approx(86.6, abs=0.2)
    assert difference("#112233", "#112233", "deutan") == 0


@pytest.mark.parametrize("suits", SETS)
@pytest.mark.parametrize("vision", VISIONS)
def test_four_colours_differ_to_every_eye(suits: tuple[DrawnSuit, ...], vision: str) -> None:
    apart = {
        (one.letter, other.letter): difference(one.colour, other.colour, vision)
        for one, other in combinations(suits, 2)
    }

    assert min(apart.values()) > 17, apart


@pytest.mark.parametrize("suits", SETS)
@pytest.mark.parametrize("colours", Colours)
def test_every_suit_stands_out_from_the_card(
    suits: tuple[DrawnSuit, ...], colours: Colours
) -> None:
    assert all(contrast(suit.colour, c.STOCK) > 3 for suit in coloured(suits, colours))


@pytest.mark.parametrize("suits", SETS)
def test_of_two_colours_each_has_two_suits(suits: tuple[DrawnSuit, ...]) -> None:
    two = coloured(suits, Colours.TWO)

    found = [suit.colour for suit in two]
    assert sorted(map(found.count, found)) == [2, 2, 2, 2]
    assert [suit.sign for suit in two] == [suit.sign for suit in suits]
    one, other = dict.fromkeys(found)
    assert difference(one, other, "deutan") > 20
    assert coloured(suits, Colours.FOUR) == suits


@pytest.mark.parametrize(
    ("pack", "code", "suit"),
    [("nouveau", "C7", 0), ("piemontese", "B7", 0), ("bolognese", "DK", 1)],
)
def test_the_index_has_the_colour_of_its_suit(pack: str, code: str, suit: int) -> None:
    model = FRENCH[suit].colour

    assert _ink(draw_card(pack, code, 210, colours=Colours.TWO)) == rgb(model)
    assert _ink(draw_card(pack, code, 210)) != rgb(model)


@pytest.mark.parametrize("pack", ["nouveau", "piemontese", "bolognese"])
def test_only_what_has_the_suits_colour_changes(pack: str) -> None:
    for code in ("T16", "MAT" if pack != "nouveau" else "EXC"):
        assert draw_card(pack, code, 84, colours=Colours.TWO) == draw_card(pack, code, 84)
    four, two = draw_card(pack, "SK", 84), draw_card(pack, "SK", 84, colours=Colours.TWO)
    figure = (30, 10, 80, card_size(pack, 84)[1] // 2 - 6)
    if pack == "nouveau":
        assert four.crop(figure) == two.crop(figure)


def _ink(card: Image.Image) -> object:
    # The most frequent colour in the index apart from the card's own.
    part = card.convert("RGB").crop(part_of(card.width, 5, 5, 27, 51))
    colours = part.getcolors(part.width * part.height)
    assert colours is not None
    return max((times, colour) for times, colour in colours if colour != rgb(c.STOCK))[1]
