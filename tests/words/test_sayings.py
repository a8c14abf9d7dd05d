"""What is said with a card, in words."""

import pytest

from bot.games.catalogue import GAMES
from bot.texts import Texts
from bot.words.sayings import phrase
from bot.words.wording import Wording

TALKING = GAMES["piedicavallo"]()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("T.HAVE(21)", "I have the 21"),
        ("T.SMALL(0)", "no others among my trumps"),
        ("S.HAVE(S,K)", "I have the king of swords"),
        ("S.NUM(D,1)", "I have 1 more numeral of coins"),
        ("S.NONE(C)", "I have no more cups"),
        ("O.HAVE(black,Q,2)", "I have both black queens"),
        ("D.SHAVE(B,Q)", "I discarded the queen of batons"),
        ("G.CARD(S7)", "play the 7 of swords"),
        ("G.COLOURCARD(red,num)", "play a red numeral"),
    ],
)
def test_a_code_is_said_in_words(code: str, words: str) -> None:
    assert phrase(code, TALKING, Wording.usual(Texts("en"), "piemontese")) == words


def test_a_saying_names_the_cards_as_the_reader_sees_them() -> None:
    french = Wording.usual(Texts("en"), "nouveau")
    assert phrase("S.HAVE(S,K)", TALKING, french) == "I have the king of spades"
    assert phrase("S.NONE(D)", TALKING, french) == "I have no more diamonds"
