"""The match record: written, read and checked; spoilt in every way, the first fault is named."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.catalogue import GAMES
from bot.games.errors import Why
from bot.games.events import DealScored
from bot.games.fair import Fairness
from bot.games.record import BadRecord, Fault, check, parse, read, write
from bot.games.record.check import RULES
from bot.games.scarto.rules import Scarto, ScartoOptions
from tests.games.playing import SECRET, log_of, with_some_options

HAND_WRITTEN = Path(__file__).parent / "records" / "scarto.json"
NAMES = ("Ada", "Bruno", "Carla", "Dora", "Ezio", "Flora")
FAIRNESS = Fairness("m-1", SECRET, ("1234", "è"))

Values = dict[str, Any]


def through_json(values: object) -> Values:
    return json.loads(json.dumps(values))  # type: ignore[no-any-return]


def fair_record(steps: int | None = None) -> Values:
    """A match of Scarto with fair deals; all of it, or so many steps."""
    game = Scarto()
    return through_json(write(game, NAMES[:3], FAIRNESS, log_of(game, Random(7), FAIRNESS, steps)))


def fault_of(values: Values) -> str:
    with pytest.raises(Fault) as caught:
        list(check(parse(values)))
    return str(caught.value)


def problem_of(values: object) -> str:
    with pytest.raises(BadRecord) as caught:
        parse(values)
    return str(caught.value)


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_what_was_played_holds(kind: type[Any], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    log = log_of(game, rng, FAIRNESS)
    values = through_json(write(game, NAMES[: game.players], FAIRNESS, log))

    found = list(check(parse(values)))

    scored = [event for event in log if isinstance(event, DealScored)]
    assert [deal.scores for deal in found] == [event.scores for event in scored]
    assert [deal.points for deal in found] == [event.points or None for event in scored]
    assert [list(deal.tricks) for deal in found] == [deal["tricks"] for deal in values["deals"]]
    assert values["options"] == game.options.changed()
    assert "result" in values


def test_without_the_secret_the_deals_are_only_stated() -> None:
    game = Scarto()
    values = through_json(write(game, NAMES[:3], None, log_of(game, Random(1))))

    assert "fair" not in values
    assert "number" not in values["deals"][0]
    assert len(list(check(parse(values)))) == 3


@pytest.mark.parametrize("steps", [1, 2, 40, 77, 78, 100])
def test_an_abandoned_match_holds_as_far_as_it_went(steps: int) -> None:
    values = fair_record(steps)

    *_, last = check(parse(values))

    assert "result" not in values
    # A deal is 77 steps: it begins, the dealer discards, 75 cards are played.
    ended = steps == 77
    assert (last.scores is not None) == ended
    assert ("scores" in values["deals"][-1]) == ended


def test_nothing_was_dealt_yet() -> None:
    values = write(Scarto(), NAMES[:3], FAIRNESS, [])
    assert values["deals"] == []
    assert list(check(parse(values))) == []


def test_a_record_written_by_hand() -> None:
    [deal] = check(read(HAND_WRITTEN.read_text(encoding="utf-8")))
    # Seat 0 takes SK S10 T1 and CK C10 B1 and has laid aside D8 D9 D10: 21 nominal points in nine
    # cards, less two for each three: 15. Seat 2 has the Fool alone: 4. The rest of 78 is seat 1's.
    assert deal.tricks == (0, 0, *[1] * 23)
    assert deal.points == (15, 59, 4)
    assert deal.scores == (-11, 33, -22)


def test_default_options_may_be_written() -> None:
    values = fair_record()
    values["options"] = {"top_trump": "angel", "fool_last_trick_lost": False}
    assert len(list(check(parse(values)))) == 3


def test_what_may_be_left_out() -> None:
    values = fair_record()
    for key in ("edition", "options", "fair", "result"):
        del values[key]
    for deal in values["deals"]:
        for key in ("number", "tricks", "scores"):
            del deal[key]
    assert len(list(check(parse(values)))) == 3


def test_hands_may_be_in_any_order() -> None:
    values = fair_record()
    for deal in values["deals"]:
        deal["hands"] = [sorted(hand) for hand in deal["hands"]]
        deal["stock"].reverse()
    assert len(list(check(parse(values)))) == 3


def test_every_refusal_has_a_rule() -> None:
    assert set(RULES) == set(Why)


def hand_written() -> Values:
    return json.loads(HAND_WRITTEN.read_text(encoding="utf-8"))  # type: ignore[no-any-return]


WHOLE = fair_record()


# What does not hold. Each spoils a copy of a true record; the path and the sentence are compared.


def spoil_card_twice(values: Values) -> str:
    hands = values["deals"][1]["hands"]
    hands[2][0] = hands[0][0]
    return f"deals[1].hands[2]: {hands[0][0]} is dealt twice; it is in deals[1].hands[0] already"


def spoil_missing_card(values: Values) -> str:
    card = values["deals"][0]["stock"].pop()
    return f"deals[0]: the whole pack must be dealt; missing: {card}"


def spoil_size(values: Values) -> str:
    hands = values["deals"][0]["hands"]
    hands[0].append(hands[1].pop())
    return "deals[0].hands[0]: 25 cards are dealt here, not 26"


def spoil_first_dealer(values: Values) -> str:
    dealer = FAIRNESS.first_dealer(3)
    values["deals"][0]["dealer"] = (dealer + 1) % 3
    return (
        f"deals[0].dealer: seat {(dealer + 1) % 3} cannot deal: "
        f"secret and seeds make seat {dealer} the first dealer"
    )


def spoil_next_dealer(values: Values) -> str:
    dealer = values["deals"][0]["dealer"]
    values["deals"][1]["dealer"] = dealer
    return f"deals[1].dealer: seat {dealer} cannot deal: the deal passes to seat {(dealer + 1) % 3}"


def spoil_number(values: Values) -> str:
    values["deals"][2]["number"] = 4
    return "deals[2].number: the deals are numbered in a row: this is 3"


def spoil_commitment(values: Values) -> str:
    truth = values["fair"]["commitment"]
    values["fair"]["commitment"] = "0" * 64
    return f"fair.commitment: the secret's SHA-256 is {truth}"


def spoil_dealt_hand(values: Values) -> str:
    hands = values["deals"][0]["hands"]
    truth = " ".join(hands[0])
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    return f"deals[0].hands[0]: secret and seeds deal this hand {truth}"


def spoil_trick(values: Values) -> str:
    tricks = values["deals"][0]["tricks"]
    true = tricks[4]
    tricks[4] = (true + 1) % 3
    return f"deals[0].tricks[4]: seat {true} wins this trick, not seat {tricks[4]}"


def spoil_trick_count(values: Values) -> str:
    values["deals"][0]["tricks"].pop()
    return "deals[0].tricks: 25 tricks were played, not 24"


def spoil_score(values: Values) -> str:
    scores = values["deals"][2]["scores"]
    truth = list(scores)
    scores[0], scores[1] = scores[0] + 1, scores[1] - 1
    return f"deals[2].scores: the scores are {truth}"


def spoil_early_end(values: Values) -> str:
    deal = values["deals"][2]
    deal["actions"].pop()
    deal["tricks"].pop()
    return "deals[2].scores: a deal that is not played to its end has no scores"


def spoil_totals(values: Values) -> str:
    totals = values["result"]["totals"]
    truth = list(totals)
    totals[2] += 1
    return f"result.totals: the totals are {truth}"


def spoil_winners(values: Values) -> str:
    [winner] = values["result"]["winners"]
    values["result"]["winners"] = [(winner + 1) % 3]
    return f"result.winners: the highest total has seat {winner}"


def spoil_surplus_action(values: Values) -> str:
    actions = values["deals"][0]["actions"]
    actions.append(actions[-1])
    card, seat = actions[-1]["card"], actions[-1]["seat"]
    return f"deals[0].actions[76]: seat {seat} may not play {card}: the deal is over"


SPOILT = [value for name, value in list(globals().items()) if name.startswith("spoil_")]


@pytest.mark.parametrize("spoil", SPOILT, ids=lambda spoil: spoil.__name__)
def test_a_false_statement_is_named(spoil: Callable[[Values], str]) -> None:
    values = copy.deepcopy(WHOLE)
    expected = spoil(values)
    assert fault_of(values) == expected


def test_only_the_last_deal_may_stop_early() -> None:
    values = fair_record()
    deal = values["deals"][1]
    del values["result"], deal["scores"], deal["tricks"]
    last = deal["actions"].pop()
    assert fault_of(values) == (
        "deals[1]: only the last deal may stop early; "
        f"legal: seat {last['seat']} may play one of {last['card']}"
    )


def test_the_deals_before_a_fault_are_given() -> None:
    values = fair_record()
    values["deals"][1]["scores"] = [0, 0, 0]
    checker = check(parse(values))
    assert [next(checker).deal, next(checker).deal] == [0, 1]
    with pytest.raises(Fault):
        next(checker)


# Actions that the rules forbid, in the deal written by hand.

ILLEGAL = {
    "wrong turn": (
        1,
        {"seat": 2, "do": "play", "card": "S10"},
        "seat 2 may not play S10: it is not this seat's turn; legal: seat 1 may play one of SK SQ "
        "SC SJ C10 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2",
    ),
    "must follow": (
        2,
        {"seat": 2, "do": "play", "card": "B1"},
        "seat 2 may not play B1: the suit led must be followed; "
        "legal: seat 2 may play one of S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 MAT",
    ),
    "must trump": (
        3,
        {"seat": 0, "do": "play", "card": "CK"},
        "seat 0 may not play CK: who cannot follow suit must trump; legal: seat 0 may play "
        "one of T1",
    ),
    "not in hand": (
        5,
        {"seat": 1, "do": "play", "card": "C9"},
        "seat 1 may not play C9: only cards of the hand may be used; "
        "legal: seat 1 may play one of C10",
    ),
    "played before": (
        5,
        {"seat": 1, "do": "play", "card": "SK"},
        "seat 1 may not play SK: only cards of the hand may be used; "
        "legal: seat 1 may play one of C10",
    ),
    "wrong phase": (
        5,
        {"seat": 1, "do": "discard", "cards": ["C10"]},
        "seat 1 may not discard C10: this part of the deal has no such action; "
        "legal: seat 1 may play one of C10",
    ),
}


@pytest.mark.parametrize(("place", "action", "problem"), ILLEGAL.values(), ids=ILLEGAL)
def test_an_illegal_action_is_named(place: int, action: Values, problem: str) -> None:
    values = hand_written()
    values["deals"][0]["actions"][place] = action
    assert fault_of(values) == f"deals[0].actions[{place}]: {problem}"


ILLEGAL_DISCARDS = {
    "CK D9 D8": "kings and the five-point trump may not be laid aside",
    "D9 D9 D8": "a card is named twice",
    "D9 D8": "this is not the number of cards that must be laid aside",
    "D9 D8 S1": "only cards of the hand may be used",
}


@pytest.mark.parametrize(("cards", "problem"), ILLEGAL_DISCARDS.items(), ids=ILLEGAL_DISCARDS)
def test_an_illegal_discard_is_named(cards: str, problem: str) -> None:
    values = hand_written()
    values["deals"][0]["actions"][0]["cards"] = cards.split()
    # T1 may go: it is the only trump among the 28, and the Fool is elsewhere.
    legal = "CQ CC CJ C1 C2 C3 C4 C5 C6 C7 C8 C9 DQ DC DJ D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 T1"
    order = " ".join(card.code for card in Scarto.pack.members(Scarto.pack.set_of(legal)))
    assert fault_of(values) == (
        f"deals[0].actions[0]: seat 0 may not discard {cards}: {problem}; "
        f"legal: seat 0 discards 3 of {order}"
    )


def test_options_change_what_holds() -> None:
    values = hand_written()
    values["options"] = {"bagatto_discard": "never"}
    values["deals"][0]["actions"][0]["cards"] = ["T1", "D9", "D8"]
    assert fault_of(values).startswith(
        "deals[0].actions[0]: seat 0 may not discard T1 D9 D8: "
        "the Bagatto may not be laid aside from this hand; legal: seat 0 discards 3 of CQ CC CJ"
    )


# What is no record.


def changed(path: str, value: object) -> Callable[[Values], None]:
    """Puts a value at a place such as `deals.0.dealer`."""

    def spoil(values: Values) -> None:
        *parents, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        place: Any = values
        for key in parents:
            place = place[key]
        place[last] = value

    return spoil


def without(path: str) -> Callable[[Values], None]:
    """Takes the value at a place away."""

    def spoil(values: Values) -> None:
        *parents, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        place: Any = values
        for key in parents:
            place = place[key]
        del place[last]

    return spoil


UNREADABLE: list[tuple[Callable[[Values], None], str]] = [
    (
        changed("format", "tarocchi-match/2"),
        'format: "tarocchi-match/2" is not known; there are tarocchi-match/1',
    ),
    (without("format"), 'record: "format" is missing'),
    (without("game"), 'record: "game" is missing'),
    (without("players"), 'record: "players" is missing'),
    (without("deals"), 'record: "deals" is missing'),
    (
        changed("note", "hello"),
        'record: unknown key "note"; there are '
        "format, game, players, deals, edition, options, fair, result",
    ),
    (changed("game", "bridge"), 'game: "bridge" is not known; there are ' + ", ".join(GAMES)),
    (changed("edition", 99), "edition: only edition 1 of this game is known here"),
    (changed("edition", True), "edition: a whole number is needed, not true"),
    (
        changed("options", {"colour": "red"}),
        'options: unknown key "colour"; there are ' + ", ".join(ScartoOptions.choices()),
    ),
    (
        changed("options", {"top_trump": "sun"}),
        'options.top_trump: "sun" is not known; there are "angel", "world"',
    ),
    (
        changed("options", {"fool_last_trick_lost": "true"}),
        'options.fool_last_trick_lost: "true" is not known; there are false, true',
    ),
    (
        changed("options", {"fool_last_trick_lost": 1}),
        "options.fool_last_trick_lost: 1 is not known; there are false, true",
    ),
    (changed("options", {"top_trump": ["angel"]}), "options.top_trump: an option cannot be ["),
    (changed("options", []), "options: an object is needed, not []"),
    (changed("players", ["Ada", "Bruno"]), "players: this game is for 3 players, not 2"),
    (changed("players.1", 5), "players[1]: a text is needed, not 5"),
    (changed("players.1", "\ud83d"), "players[1]: half a character stands in this text"),
    (changed("fair.scheme", "x"), 'fair.scheme: "x" is not known; there are tarot-deal-v1'),
    (without("fair.match"), 'fair: "match" is missing'),
    (changed("fair.secret", "00"), "fair.secret: 64 hexadecimal digits are needed"),
    (changed("fair.secret", " " * 64), "fair.secret: 64 hexadecimal digits are needed"),
    (changed("fair.seeds", "word"), 'fair.seeds: a list is needed, not "word"'),
    (changed("fair.salt", "x"), 'fair: unknown key "salt"'),
    (
        without("fair"),
        'deals[0]: "fair" is missing: numbers of deals and fair deals stand together',
    ),
    (
        without("deals.1.number"),
        'deals[1]: "number" is missing: numbers of deals and fair deals stand together',
    ),
    (changed("deals", {}), "deals: a list is needed, not {}"),
    (changed("deals.0", []), "deals[0]: an object is needed, not []"),
    (without("deals.0.dealer"), 'deals[0]: "dealer" is missing'),
    (without("deals.0.stock"), 'deals[0]: "stock" is missing'),
    (without("deals.0.hands"), 'deals[0]: "hands" is missing'),
    (without("deals.0.actions"), 'deals[0]: "actions" is missing'),
    (changed("deals.0.result", 1), 'deals[0]: unknown key "result"'),
    (changed("deals.0.dealer", 3), "deals[0].dealer: a number from 0 to 2 is needed, not 3"),
    (changed("deals.0.dealer", -1), "deals[0].dealer: a number from 0 to 2 is needed, not -1"),
    (changed("deals.0.dealer", 1.0), "deals[0].dealer: a whole number is needed, not 1.0"),
    (changed("deals.0.number", "1"), 'deals[0].number: a whole number is needed, not "1"'),
    (changed("deals.0.hands", [[]]), "deals[0].hands: 3 entries are needed, not 1"),
    (changed("deals.0.hands.2.3", "T22"), 'deals[0].hands[2][3]: the pack has no card "T22"'),
    (changed("deals.0.stock.0", 7), "deals[0].stock[0]: a text is needed, not 7"),
    (
        changed("deals.0.actions.3.card", "t1"),
        'deals[0].actions[3].card: the pack has no card "t1"',
    ),
    (
        changed("deals.0.actions.3.do", "fold"),
        'deals[0].actions[3].do: "fold" is not known; there are monte, no_monte',
    ),
    (without("deals.0.actions.3.do"), 'deals[0].actions[3]: "do" is missing'),
    (without("deals.0.actions.3.seat"), 'deals[0].actions[3]: "seat" is missing'),
    (without("deals.0.actions.3.card"), 'deals[0].actions[3]: "card" is missing'),
    (
        changed("deals.0.actions.3.cards", []),
        'deals[0].actions[3]: unknown key "cards"; there are seat, do, card',
    ),
    (changed("deals.0.actions.3", "SK"), 'deals[0].actions[3]: an object is needed, not "SK"'),
    (changed("deals.0.tricks.1", "0"), 'deals[0].tricks[1]: a whole number is needed, not "0"'),
    (changed("deals.0.scores", [0, 0]), "deals[0].scores: 3 entries are needed, not 2"),
    (without("deals.2.scores"), "result: there is no result without the scores of deals[2]"),
    (without("result.winners"), 'result: "winners" is missing'),
    (changed("result.winners", [3]), "result.winners[0]: a number from 0 to 2 is needed, not 3"),
    (changed("result.totals", None), "result.totals: a list is needed, not null"),
]


@pytest.mark.parametrize(("spoil", "problem"), UNREADABLE, ids=lambda value: str(value)[:50])
def test_what_is_no_record_is_refused(spoil: Callable[[Values], None], problem: str) -> None:
    values = copy.deepcopy(WHOLE)
    spoil(values)
    assert problem_of(values).startswith(problem)


@pytest.mark.parametrize("values", [None, [], 3, "scarto"])
def test_a_record_is_an_object(values: object) -> None:
    assert problem_of(values).startswith("record: an object is needed")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "record: this is not JSON: Expecting value"),
        ("{", "record: this is not JSON: "),
        ("{} {}", "record: this is not JSON: Extra data"),
        ('{"game": "scarto", "game": "scarto"}', 'the key "game" stands twice in one object'),
        ('{"edition": NaN}', "record: this is not JSON: NaN is no number"),
        ('{"edition": ' + "1" * 5000 + "}", "record: this is not JSON: "),
        ("[" * 100_000, "record: this is nested too deeply to be a record"),
    ],
    ids=["empty", "cut", "two", "repeated", "nan", "huge", "deep"],
)
def test_a_text_that_is_no_json_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert problem in str(caught.value)
