"""Looks: another drawing of the same cards, other letters, other colours."""

from pathlib import Path

import pytest

from bot.games.cards import Suit
from bot.games.catalogue import GAMES
from bot.games.drawings import PACKS, drawings, drawn_as
from bot.texts import Texts
from rendering.art.pips.suits import Colours
from rendering.cards.deck import SLOTS, hand_kind
from rendering.cards.faces import pack_codes
from rendering.cards.look import LETTERS, Look, spoken, usual
from rendering.cards.store import Store, kinds, store
from rendering.pictures.play.hand import draw_hand, draw_hand_with_trick
from tests.rendering.support.scenes import SITTERS, following

FRENCH_SUITS = {Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS}


@pytest.mark.parametrize("key", GAMES)
def test_every_card_of_every_game_has_one_twin_in_each_drawing(key: str) -> None:
    pack = GAMES[key].pack

    for art in drawings(pack.art):
        twins = [drawn_as(card, art) for card in pack.cards]
        assert len(set(twins)) == len(twins)
        assert all(twin.code in pack_codes(art) for twin in twins)
        assert [twin.rank for twin in twins] == [card.rank for card in pack.cards]
    assert [drawn_as(card, pack.art).code for card in pack.cards] == [c.code for c in pack.cards]


def test_swords_are_spades_and_so_on() -> None:
    pack = PACKS["piemontese"]

    twins = {code: drawn_as(pack.parse(code), "nouveau").code for code in ("SK", "B2", "CJ", "D1")}

    assert twins == {"SK": "SK", "B2": "C2", "CJ": "HJ", "D1": "D1"}
    assert drawn_as(pack.parse("MAT"), "nouveau").code == "EXC"
    assert drawn_as(PACKS["nouveau"].parse("H3"), "piemontese").code == "C3"
    assert drawn_as(pack.parse("T20"), "nouveau").code == "T20"


def test_the_bolognese_trumps_are_shown_as_themselves_only() -> None:
    assert drawings("bolognese") == ("bolognese",)
    assert drawings("nouveau") == ("nouveau", "piemontese")


def test_only_other_looks_have_other_files() -> None:
    assert usual("nouveau").key == "nouveau"
    looks = [
        Look(pack, letters, colours)
        for pack in LETTERS
        for letters in ("RDCF", "RDCV", "KQCJ")
        for colours in Colours
    ]
    assert len({look.key for look in looks}) == len(looks)


def test_a_look_is_drawn_written_and_read_again(tmp_path: Path) -> None:
    look, small = Look("nouveau", "KQCJ", Colours.TWO), SLOTS[6]
    store = Store(tmp_path)
    assert not store.holds(look, small)

    deck = store.deck(look, small)

    assert store.holds(look, small)
    assert Store(tmp_path).deck(look, small).cell("HK") == deck.cell("HK")
    kept = sorted(file.name for file in tmp_path.iterdir())
    assert len(kept) == 2
    assert all(name.startswith("nouveau-KQCJ-two-") for name in kept)
    assert deck.palette is store.palette(look)
    assert deck.palette is store.deck(look, hand_kind("nouveau")).palette


def test_other_letters_change_the_courts_alone() -> None:
    known, other = (store.deck(Look("piemontese", each), SLOTS[4]) for each in ("RDCF", "KDCB"))
    changed = {code for code in known.tops if known.cell(code) != other.cell(code)}
    # The queen and the cavalier have the same letters.
    assert changed == {suit + rank for suit in "SBCD" for rank in "KJ"}
    edge = (0, 0, known.margin, known.cell_size[1])
    assert all(known.cell(each).crop(edge) == other.cell(each).crop(edge) for each in changed)
    assert known.palette.raw == other.palette.raw


def test_a_hand_is_drawn_in_another_pack(texts: Texts) -> None:
    view = following("piemontese", 3, 3, 16)
    look = usual("nouveau")

    sitters = SITTERS[:3]

    own, other = (draw_hand(view, sitters, texts, 0, seen) for seen in (None, look))

    assert own is draw_hand(view, sitters, texts, 0, spoken("piemontese", texts))
    assert own.png != other.png
    assert "swords" in own.alt
    assert not [word for word in ("swords", "cups", "coins", "batons") if word in other.alt]
    assert "spades" in other.alt


def test_the_trick_is_drawn_in_the_same_pack(texts: Texts) -> None:
    view = following("piemontese", 3, 3, 16)
    assert {card.suit for card in view.trick.cards}.isdisjoint(FRENCH_SUITS)
    sitters = SITTERS[:3]

    own = draw_hand_with_trick(view, sitters, texts)
    other = draw_hand_with_trick(view, sitters, texts, 0, usual("nouveau"))

    assert own.png != other.png
    assert own.alt.partition(".")[0] != other.alt.partition(".")[0]
    assert kinds("nouveau")[0] == hand_kind("nouveau")
