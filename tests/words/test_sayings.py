"""What is said with a card, in words."""

from itertools import islice
from random import Random

import pytest

from bot.games.catalogue import GAMES
from bot.texts import Texts
from bot.words.sayings import by_topic, open_codes, phrase
from bot.words.wording import Wording
from tests.games.support.playing import moves, with_some_options

TALKING = GAMES["piedicavallo"]()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("T.HAVE(21)", "I have the 21"),
        ("T.SMALL(0)", "I have no trumps from 14 to 1"),
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


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("S.HAVE(C,Q)", "j’ai la dame de coupes"),
        ("S.HAVE(S,K)", "j’ai le roi d’épées"),
        ("D.SHAVE(D,Q)", "j’ai écarté la dame de deniers"),
        ("G.CARD(BJ)", "joue le valet de bâtons"),
        ("G.CARD(S7)", "joue le 7 d’épées"),
        ("G.CARD(D1)", "joue l’as de deniers"),
        ("O.HAVE(black,Q,2)", "j’ai les deux dames noires"),
        ("G.COLOURCARD(black,C)", "joue un cavalier noir"),
    ],
)
def test_french_has_an_article_for_the_rank(code: str, words: str) -> None:
    assert phrase(code, TALKING, Wording.usual(Texts("fr"), "piemontese")) == words


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("S.HAVE(C,Q)", "ho la donna di coppe"),
        ("S.HAVE(C,J)", "ho il fante di coppe"),
        ("D.SHAVE(B,Q)", "ho scartato la donna di bastoni"),
        ("O.HAVE(red,Q,2)", "ho tutte e due le donne rosse"),
        ("G.CARD(S8)", "gioca l’8 di spade"),
        ("G.CARD(D1)", "gioca l’asso di denari"),
        ("G.CARD(D5)", "gioca il 5 di denari"),
        ("G.TRUMP(11)", "gioca l’11"),
    ],
)
def test_in_italian_a_card_has_its_article(code: str, words: str) -> None:
    assert phrase(code, TALKING, Wording.usual(Texts("it"), "piemontese")) == words


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("S.HAVE(C,K)", "ich habe den Kelch-König"),
        ("S.HAVE(C,Q)", "ich habe die Kelch-Dame"),
        ("D.SHAVE(S,J)", "ich habe den Schwert-Buben abgelegt"),
        ("D.SHAVE(B,Q)", "ich habe die Stab-Dame abgelegt"),
        ("G.CARD(SC)", "spiel den Schwert-Cavall"),
        ("G.CARD(BJ)", "spiel den Stab-Buben"),
        ("G.CARD(D1)", "spiel das Münz-Ass"),
        ("G.CARD(S7)", "spiel die Schwert-7"),
    ],
)
def test_in_german_a_card_has_its_article_and_case(code: str, words: str) -> None:
    assert phrase(code, TALKING, Wording.usual(Texts("de"), "piemontese")) == words


def test_a_saying_names_the_cards_as_the_reader_sees_them() -> None:
    french = Wording.usual(Texts("en"), "nouveau")
    assert phrase("S.HAVE(S,K)", TALKING, french) == "I have the king of spades"
    assert phrase("S.NONE(D)", TALKING, french) == "I have no more diamonds"


VERBS = ("have", "hold", "am", "discarded", "play", "take", "leave", "put")


@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_are_sentences_of_which_no_two_say_the_same(seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(GAMES["piedicavallo"], rng)
    wording = Wording.usual(Texts("en"), "piemontese")
    for match, _ in islice(moves(game, rng), 200):
        assert match.deal is not None
        view = match.view(match.deal.to_act)
        for codes in by_topic(view).values():
            said = [phrase(code, game, wording) for code in codes]
            assert len({*said}) == len(said)
            assert all(set(VERBS) & set(words.split()) for words in said), said
            for suit in ("S", "B", "C", "D"):
                assert not {f"S.NONE({suit})", f"S.COUNT({suit},0)"} <= {*codes}


def test_the_three_topics_hold_all_but_what_is_said_better() -> None:
    game = GAMES["piedicavallo"]()
    for match, _ in islice(moves(game, Random(1)), 200):
        assert match.deal is not None
        view = match.view(match.deal.to_act)
        shown = {code for codes in by_topic(view).values() for code in codes}
        missing = {*open_codes(view)} - shown
        assert shown <= {*open_codes(view)}
        assert all(code.endswith((",0)", "(0)", "K,1)", "K,2)")) for code in missing), missing


def test_the_sentences_follow_the_options_of_the_table() -> None:
    wording = Wording.usual(Texts("en"), "piemontese")

    def said(code: str, options: str) -> str:
        kind = GAMES["piedicavallo"]
        return phrase(code, kind(kind.options_type.parse(options)), wording)

    assert said("T.SMALL(1)", "") == "I have 1 trump from 14 to 1"
    assert said("T.SMALL(3)", "small_scope=all") == "I have 3 trumps in all"
    assert said("T.SMALL(0)", "small_scope=unnamed") == "I have no further trumps"
    assert "two highest trumps" in said("T.BATTO2", "")
    assert "second and third highest trump" in said("T.BATTO2", "batto2=second_and_third")
    assert said("O.ALTOBATTO(red)", "altobatto=exact").endswith("I have exactly one red king")
    assert said("O.NUM(red,2)", "colour_numerals=one_suit") == "I have 2 red numerals in one suit"
