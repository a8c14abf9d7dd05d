"""How each action is written: in the id of a button, in a record, and in words."""

from dataclasses import dataclass

import pytest

from bot.games.actions import (
    KINDS,
    Action,
    Bid,
    Call,
    Cards,
    Codes,
    Compensate,
    Declare,
    Discard,
    Play,
    Say,
    ShowHandful,
    Slam,
    TakeBack,
    code_of,
    parse,
)
from bot.games.errors import BadCard, Finding
from bot.games.ottocento.rules import Ottocento
from bot.games.packs import BOLOGNESE
from bot.games.record.actions import in_words, read, written
from bot.games.record.values import JsonValue
from bot.texts import languages, texts_for
from bot.words.records import in_sentence

cards = BOLOGNESE.named
TABLE = Ottocento()
SK, MAT = cards("SK MAT")

# The texts stand on old buttons and in old records: they may never change.
TEXTS: list[tuple[Action, str, dict[str, object], str]] = [
    (Play(SK), "SK", {"do": "play", "card": "SK"}, "play SK"),
    (
        Play(MAT, ("busso", "T.NONE")),
        "MAT~busso~T.NONE",
        {"do": "play", "card": "MAT", "signal": "busso", "says": ["T.NONE"]},
        "play MAT and say busso T.NONE",
    ),
    (
        Discard(cards("S6 T5")),
        "discard.S6.T5",
        {"do": "discard", "cards": ["S6", "T5"]},
        "discard S6 T5",
    ),
    (Bid("gioco"), "bid.gioco", {"do": "bid", "bid": "gioco"}, "say gioco"),
    (Bid("no_monte"), "bid.no_monte", {"do": "no_monte"}, "say no_monte"),
    (Call(cards("SK CQ")), "call.SK.CQ", {"do": "call", "cards": ["SK", "CQ"]}, "call SK CQ"),
    (Slam(True), "slam.yes", {"do": "slam", "announce": True}, "announce a slam"),
    (Slam(False), "slam.no", {"do": "slam", "announce": False}, "announce no slam"),
    (Declare(()), "declare.", {"do": "declare", "melds": []}, "declare nothing"),
    (
        Declare((cards("SK BK CK"), cards("M1 M2 MAT"))),
        "declare.SK.BK.CK+M1.M2.MAT",
        {"do": "declare", "melds": [["SK", "BK", "CK"], ["M1", "M2", "MAT"]]},
        "declare SK BK CK + M1 M2 MAT",
    ),
    (
        ShowHandful(cards("T20 MAT")),
        "handful.T20.MAT",
        {"do": "handful", "cards": ["T20", "MAT"]},
        "show T20 MAT",
    ),
    (
        Say(("G.TAKE", "G.FARLO")),
        "say.~G.TAKE~G.FARLO",
        {"do": "say", "says": ["G.TAKE", "G.FARLO"]},
        "say G.TAKE G.FARLO",
    ),
    (Compensate(SK), "pay.SK", {"do": "compensate", "card": "SK"}, "give SK"),
    (TakeBack(), "take_back.", {"do": "take_back"}, "take back a card"),
]

every_text = pytest.mark.parametrize(
    ("action", "code", "entry", "words"), TEXTS, ids=[code for _, code, _, _ in TEXTS]
)


@every_text
def test_how_an_action_is_written(
    action: Action, code: str, entry: dict[str, object], words: str
) -> None:
    assert code_of(action) == code
    assert written(action, TABLE) == entry
    assert list(written(action, TABLE)) == list(entry)
    assert in_sentence(in_words(action), texts_for("en")) == words


@every_text
@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_what_an_action_does_is_told_in_each_language(
    action: Action, code: str, entry: dict[str, object], words: str, language: str
) -> None:
    told = in_sentence(in_words(action), texts_for(language))
    assert words.split()[0] not in told.split()
    assert codes_in(told) == codes_in(words)


def codes_in(told: str) -> list[str]:
    """The codes in what is told."""
    return [word for word in told.split() if word == word.upper()]


@every_text
def test_an_action_is_read_as_it_was_written(
    action: Action, code: str, entry: dict[str, object], words: str
) -> None:
    assert parse(BOLOGNESE, code) == action
    assert read(JsonValue("here", {"seat": 0} | entry), TABLE) == action


@pytest.mark.parametrize(
    "code",
    [
        "",
        "S0",
        "fold.SK",
        "discard.",
        "discard.S6.",
        "bid.",
        "slam.",
        "slam.true",
        "handful.X",
        "pay.",
        "take_back",
        "take_back.SK",
        "SK.BK",
    ],
)
def test_what_is_no_text_of_an_action_is_refused(code: str) -> None:
    with pytest.raises(BadCard):
        parse(BOLOGNESE, code)


def test_a_new_kind_needs_nothing_but_its_declaration_and_a_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kinds = dict(KINDS)
    monkeypatch.setattr("bot.games.actions.KINDS", kinds)
    monkeypatch.setattr("bot.games.record.actions.KINDS", kinds)

    @dataclass(frozen=True, slots=True)
    class Swap(Action):
        """Exchange cards."""

        verb = "swap"

        cards: Cards
        says: Codes = ()

    swap = Swap(cards("SK BK"), ("busso",))
    assert code_of(swap) == "swap.SK.BK~busso"
    assert parse(BOLOGNESE, code_of(swap)) == swap
    assert written(swap, TABLE) == {"do": "swap", "cards": ["SK", "BK"], "says": ["busso"]}
    assert read(JsonValue("here", {"seat": 0} | written(swap, TABLE)), TABLE) == swap
    assert in_words(swap) == Finding.of("does-swap", what="SK BK busso")
