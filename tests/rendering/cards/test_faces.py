"""The faces of every pack: complete, distinct, and readable in a strip."""

from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering.art.packs.designs import Court, Pip, Trump
from rendering.art.packs.frame import Canvas
from rendering.art.pen import palette as c
from rendering.art.pen.paths import corners, curve
from rendering.art.pen.pen import SAMPLES, sheet
from rendering.cards import faces
from rendering.cards.faces import (
    PACKS,
    UnknownCard,
    card_size,
    draw_back,
    draw_card,
    draw_medallions,
    pack_codes,
)
from tests.rendering.support.boxes import part_of

EVERY_CARD = [(pack, code) for pack in PACKS for code in pack_codes(pack)]
# These trumps of the Nouveau have two scenes, one at each end.
TWO_SCENES = {("nouveau", code) for code in ("T10", "T11", "T21")}
TWINS = {("bolognese", "M2", "M4")}


@cache
def _small(pack: str, code: str) -> Image.Image:
    return draw_card(pack, code, 84)


def _flat(card: Image.Image) -> Image.Image:
    ground = Image.new("RGB", card.size, "white")
    ground.paste(card, mask=card.getchannel("A"))
    return ground


def _difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def _index(card: Image.Image) -> Image.Image:
    return card.crop(part_of(card.width, 3, 3, 28.5, 53))


def _faces_of(kind: type) -> list[tuple[str, str]]:
    return [spot for spot in EVERY_CARD if isinstance(faces._faces(spot[0])[spot[1]], kind)]


@pytest.mark.parametrize(("pack", "code"), EVERY_CARD)
def test_every_card_draws_in_its_size(pack: str, code: str) -> None:
    card = _small(pack, code)

    assert card.mode == "RGBA"
    assert card.size == card_size(pack, 84)
    assert card.getchannel("A").getpixel((0, 0)) == 0
    assert card.getchannel("A").getpixel((42, 42)) == 255


def test_the_packs_have_the_cards_of_their_games() -> None:
    suit_of_78 = [*"KQCJ", *(str(number) for number in range(10, 0, -1))]
    suit_of_62 = [*"KQCJ", "10", "9", "8", "7", "6", "A"]
    trumps = {f"T{number}" for number in range(1, 22)}

    assert set(pack_codes("piemontese")) == (
        trumps | {"MAT"} | {suit + rank for suit in "SBCD" for rank in suit_of_78}
    )
    assert set(pack_codes("nouveau")) == (
        trumps | {"EXC"} | {suit + rank for suit in "SHDC" for rank in suit_of_78}
    )
    assert set(pack_codes("bolognese")) == (
        {f"T{number}" for number in range(5, 21)}
        | {"M1", "M2", "M3", "M4", "BEG", "MAT"}
        | {suit + rank for suit in "SBCD" for rank in suit_of_62}
    )


@pytest.mark.parametrize(
    ("pack", "ratio"), [("piemontese", 1.72), ("bolognese", 2.02), ("nouveau", 1.88)]
)
def test_cards_are_as_tall_as_the_real_ones(pack: str, ratio: float) -> None:
    width, height = card_size(pack, 210)

    assert width == 210
    assert height == pytest.approx(210 * ratio, abs=1)


@pytest.mark.parametrize(("pack", "code"), EVERY_CARD)
def test_the_index_has_ink_and_contrast(pack: str, code: str) -> None:
    levels = _index(_flat(draw_card(pack, code, 210))).convert("L").tobytes()

    assert max(levels) - min(levels) > 90


@pytest.mark.parametrize("pack", PACKS)
def test_greyscale_tells_trumps_from_suits(pack: str) -> None:
    lightness: dict[bool, list[float]] = {True: [], False: []}
    for code in pack_codes(pack):
        grey = _index(_flat(_small(pack, code))).convert("L")
        lightness[(pack, code) in _faces_of(Trump)].append(ImageStat.Stat(grey).median[0])

    assert max(lightness[True]) + 60 < min(lightness[False])


@pytest.mark.parametrize(("pack", "code"), _faces_of(Trump) + _faces_of(Court))
def test_trumps_and_courts_look_the_same_both_ways_up(pack: str, code: str) -> None:
    card = _flat(_small(pack, code))

    alike = _difference(card, card.rotate(180)) < 8

    assert alike == ((pack, code) not in TWO_SCENES)


@pytest.mark.parametrize("pack", PACKS)
def test_every_two_faces_differ_clearly(pack: str) -> None:
    small = {code: _flat(_small(pack, code)) for code in pack_codes(pack)}

    alike = {
        (pack, one, other)
        for one, other in combinations(small, 2)
        if _difference(small[one], small[other]) < 1.2
    }

    assert alike == TWINS & {(pack, "M2", "M4")}


@pytest.mark.parametrize("pack", PACKS)
def test_every_two_medallions_differ_clearly(pack: str) -> None:
    trumps = [code for spot, code in _faces_of(Trump) if spot == pack]
    medallions = dict(zip(trumps, map(_flat, draw_medallions(pack, 84)), strict=True))

    alike = {
        (pack, one, other)
        for one, other in combinations(trumps, 2)
        if _difference(medallions[one], medallions[other]) < 8
    }

    assert alike == TWINS & {(pack, "M2", "M4")}


@pytest.mark.parametrize(("pack", "code"), _faces_of(Pip))
def test_no_ink_of_the_pips_enters_the_index(pack: str, code: str) -> None:
    card = draw_card(pack, code, 210)
    face = faces._faces(pack)[code]
    assert isinstance(face, Pip)
    bare = Canvas(*card.size)
    Pip(face.suit, face.rank, lambda pen, middle: None).paint(bare, "RDCF")
    expected = bare.finished()

    for turn in (0, 180):
        assert _index(card.rotate(turn)) == _index(expected.rotate(turn))


@pytest.mark.parametrize(("pack", "code"), _faces_of(Court))
def test_the_index_letters_of_courts_can_be_chosen(pack: str, code: str) -> None:
    usual, other = _small(pack, code), draw_card(pack, code, 84, index_letters="EFLH")
    picture = (0, 26, 84, usual.height - 26)

    assert usual != other
    assert usual.crop(picture) == other.crop(picture)


def test_the_thinnest_line_keeps_a_pixel_on_the_smallest_card() -> None:
    image, pen = sheet(84, 50, "white")

    pen.line(corners("10,25 90,25"), c.INK, 0.1)

    column = [image.getpixel((image.width // 2, y)) for y in range(image.height)]
    assert sum(pixel != (255, 255, 255) for pixel in column) >= SAMPLES


def test_the_back_has_the_size_of_the_faces_and_looks_like_none() -> None:
    for pack in PACKS:
        back = draw_back(pack, 84)
        assert back.size == card_size(pack, 84)
        assert (
            min(_difference(_flat(back), _flat(_small(pack, code))) for code in pack_codes(pack))
            > 20
        )


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(UnknownCard, match="no card S11"):
        draw_card("piemontese", "S11", 84)


def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(UnknownCard, match="no pack minchiate"):
        draw_card("minchiate", "T1", 84)


def test_an_unknown_path_command_is_refused() -> None:
    with pytest.raises(ValueError, match="no such path command: Z"):
        curve("M0 0 L10 0 Z")
