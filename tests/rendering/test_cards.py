"""The faces of every pack: complete, told apart, and readable in a strip."""

import pytest

from rendering.cards import PACKS, UnknownCard, card_size, draw_back, draw_card, pack_codes

EVERY_CARD = [(pack, code) for pack in PACKS for code in pack_codes(pack)]


@pytest.mark.parametrize(("pack", "code"), EVERY_CARD)
def test_every_card_draws_in_its_size(pack: str, code: str) -> None:
    card = draw_card(pack, code, 84)

    assert card.mode == "RGBA"
    assert card.size == card_size(pack, 84)
    assert card.getpixel((0, 0))[3] == 0
    assert card.getpixel((42, 42))[3] == 255


def test_the_back_has_the_size_of_the_faces() -> None:
    assert draw_back("piemontese", 84).size == card_size("piemontese", 84)


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(UnknownCard, match="no card S11"):
        draw_card("piemontese", "S11", 84)


def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(UnknownCard, match="no pack minchiate"):
        draw_card("minchiate", "T1", 84)
