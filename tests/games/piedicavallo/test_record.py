"""Records of Piedicavallo: what was said is written, read and checked."""

import json
from random import Random
from typing import Any

import pytest

from bot.games.actions import Discard, Play, Say
from bot.games.cards import Seat
from bot.games.events import Event
from bot.games.match import Match
from bot.games.piedicavallo.rules import Piedicavallo
from bot.games.record import Fault, check, parse, write
from tests.games.support.piedicavallo import cards, codes, piedicavallo
from tests.games.support.playing import log_of
from tests.games.support.recorded import fault_of, in_words

NAMES = ("Ada", "Bruno", "Carla", "Dora")
HANDS = (
    "SK SQ S5 S6 BC BJ B5 CJ C4 C5 D6 D5 T4 T7 T21",
    "SC S7 S8 BQ B6 B7 CC C6 C3 DC D4 T2 T3 T12 T13",
    "SJ S9 BK B8 CK CQ C2 C1 DQ D3 T1 T20 T19 T5 T6",
    "S10 B10 B9 DK DJ D2 D1 T8 T9 T10 T11 T14 T15 T16 MAT",
)
STOCK = "T17 T18"


def played(game: Piedicavallo, *actions: tuple[int, object]) -> list[Event]:
    """The events of a deal by seat 3 with these hands, of its discard and these actions."""
    match = Match(game, Seat(3))
    log = game.deal_as(1, Seat(3), [*map(cards, HANDS), cards(STOCK)])
    match = match.after(log)
    for seat, action in ((3, Discard(cards("D2 B9"))), *actions):
        events = match.decide(Seat(seat), action)  # type: ignore[arg-type]
        match = match.after(events)
        log += events
    return log


def record(game: Piedicavallo, log: list[Event]) -> dict[str, Any]:
    return json.loads(json.dumps(write(game, NAMES, None, log)))  # type: ignore[no-any-return]


def play(card: str, *says: str) -> Play:
    return Play(cards(card)[0], says)


def test_what_is_said_with_a_card_is_written_and_read() -> None:
    game = piedicavallo()
    log = played(game, (0, play("S5", "S.HAVE(S,K)", "S.BATTO(S)")), (1, play("S7")))
    values = record(game, log)

    assert values["deals"][0]["actions"] == [
        {"seat": 3, "do": "discard", "cards": ["B9", "D2"]},
        {"seat": 0, "do": "play", "card": "S5", "says": ["S.HAVE(S,K)", "S.BATTO(S)"]},
        {"seat": 1, "do": "play", "card": "S7"},
    ]
    [deal] = check(parse(values))
    assert deal.scores is None


def test_a_false_statement_is_named_with_what_is_true() -> None:
    game = piedicavallo("max_statements=2")
    values = record(game, played(game, (0, play("T7"))))
    values["deals"][0]["actions"][1]["says"] = ["T.SMALL(2)"]
    with pytest.raises(Fault) as caught:
        list(check(parse(values)))
    assert in_words(caught.value).startswith(
        "deals[0].actions[1]: seat 0 may not play T7 and say T.SMALL(2): this may not be said with "
        "that card, or is not true; legal with T7: T.HAVE(21) T.SMALL(1) T.BATTO G.TAKE G.LEAVE"
    )


@pytest.mark.parametrize(
    ("says", "problem"),
    [
        (["S.HAVE(S,K)"], "this may not be said with that card, or is not true"),
        (["chatter"], "this may not be said with that card, or is not true"),
        (["T.BATTO", "T.BATTO"], "each thing may be said only once with a card"),
        (["T.BATTO", "T.HAVE(21)", "G.TAKE"], "that many things may not be said with one card"),
    ],
)
def test_words_against_the_rules_are_reported(says: list[str], problem: str) -> None:
    game = piedicavallo("max_statements=2")
    values = record(game, played(game, (0, play("T7"))))
    values["deals"][0]["actions"][1]["says"] = says
    assert problem in fault_of(values)


def test_words_without_a_card() -> None:
    game = piedicavallo("suggest_timing=partner_turn")
    log = played(
        game,
        (0, play("SK")),
        (3, Say(("G.TAKE", "G.LEAVE"))),
        (1, play("S7")),
        (0, Say(("G.POINTS",))),
    )
    values = record(game, log)
    assert values["deals"][0]["actions"][4] == {"seat": 0, "do": "say", "says": ["G.POINTS"]}
    assert len(list(check(parse(values)))) == 1

    values["deals"][0]["actions"][2]["says"] = ["G.FARLO"]
    with pytest.raises(Fault) as caught:
        list(check(parse(values)))
    assert in_words(caught.value) == (
        "deals[0].actions[2]: seat 3 may not say G.FARLO: this may not be said with that card, or "
        "is not true; legal now: G.TAKE G.LEAVE G.POINTS G.NOPOINTS"
    )


def test_words_without_a_card_are_not_for_every_table() -> None:
    game = piedicavallo("suggest_timing=partner_turn")
    values = record(game, played(game, (0, play("SK")), (3, Say(("G.POINTS",)))))
    del values["options"]
    assert "seat 3 may not say G.POINTS: it is not this seat's turn" in fault_of(values)


def test_a_record_of_the_first_edition_holds_by_its_rules() -> None:
    # Then a partner could speak before the first lead.
    game = piedicavallo("suggest_timing=partner_turn", edition=1)
    values = record(game, played(game, (2, Say(("G.POINTS",))), (0, play("SK"))))
    assert values["edition"] == 1
    assert len(list(check(parse(values)))) == 1
    values["edition"] = 2
    assert "seat 2 may not say G.POINTS: it is not this seat's turn" in fault_of(values)


def test_scores_and_points_of_a_whole_match() -> None:
    game = piedicavallo()
    values = record(game, log_of(game, Random(3)))
    found = list(check(parse(values)))
    assert len(found) >= 4
    for deal, recorded in zip(found, values["deals"], strict=True):
        assert deal.points is not None
        assert sum(deal.points) == 114
        assert recorded["scores"] == [*deal.points, *deal.points]
    totals = values["result"]["totals"]
    assert values["result"]["winners"] == ([0, 2] if totals[0] > totals[1] else [1, 3])


def test_the_hands_are_a_deal() -> None:
    assert len(set(codes([*HANDS, STOCK]).split())) == 62
