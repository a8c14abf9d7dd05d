"""What cards are called: in the reader's language, by the drawing they see."""

import pytest

from bot.games.cards import Pack, Suit
from bot.games.drawings import PACKS
from bot.games.packs import BOLOGNESE, NOUVEAU, PIEMONTESE
from bot.texts import Texts
from bot.words.wording import Wording

ENGLISH = Texts("en")

every_pack = pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)


@pytest.mark.parametrize(
    ("pack", "cards", "names"),
    [
        (PIEMONTESE, "T20 T1 MAT D1", "20 (Angel), 1 (Bagatto), Fool, ace of coins"),
        (NOUVEAU, "T21 T1 EXC H1", "21 of trumps, Petit, Excuse, ace of hearts"),
        (BOLOGNESE, "T20 T17 T16 M2 BEG MAT", "Angel, Moon, 16 (Star), second Moor, Begato, Fool"),
    ],
)
def test_a_card_in_words_is_called_as_players_do(pack: Pack, cards: str, names: str) -> None:
    wording = Wording.usual(ENGLISH, pack.art)
    assert ", ".join(map(wording.name, pack.named(cards))) == names


def test_a_card_is_called_as_in_the_drawing_that_is_seen() -> None:
    french = Wording.usual(ENGLISH, "nouveau")
    names = [french.name(card) for card in PIEMONTESE.named("MAT T1 T21 DK")]
    assert names == ["Excuse", "Petit", "21 of trumps", "king of diamonds"]
    assert french.suit(Suit.COINS) == "diamonds"


def test_once_the_suit_is_named_the_rank_is_enough() -> None:
    wording = Wording.usual(ENGLISH, "piemontese")
    names = [wording.name_in_suit(card) for card in PIEMONTESE.named("DK D7 D1 T20 MAT")]
    assert names == ["king", "7", "ace", "20 (Angel)", "Fool"]


@pytest.mark.parametrize(
    ("art", "trumps"),
    [("piemontese", "tarocchi"), ("bolognese", "trionfi"), ("nouveau", "trionfi")],
)
def test_trumps_may_be_called_otherwise_in_another_drawing(art: str, trumps: str) -> None:
    # In Bologna, tarocchi are the three trumps and the Fool that count 5.
    assert Wording.usual(Texts("it"), art).suit(Suit.TRUMPS) == trumps


@every_pack
def test_every_card_of_a_pack_has_a_name_of_its_own(pack: Pack) -> None:
    wording = Wording.usual(ENGLISH, pack.art)
    assert len(set(map(wording.name, pack.cards))) == len(pack.cards)


@every_pack
def test_a_language_without_card_names_calls_them_in_english(pack: Pack) -> None:
    bare, english = Wording.usual(Texts("xx"), pack.art), Wording.usual(ENGLISH, pack.art)
    assert [bare.name(card) for card in pack.cards] == [english.name(card) for card in pack.cards]
    assert [bare.suit(card.suit) for card in pack.cards] == [
        english.suit(card.suit) for card in pack.cards
    ]
