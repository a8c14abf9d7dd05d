"""What is no match record at all: the first thing that is wrong with it is named."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from bot.games.catalogue import GAMES
from bot.games.record import LONGEST, BadRecord, read
from bot.games.scarto.options import ScartoOptions
from tests.games.support.recorded import WHOLE, Values, problem_of


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
    (
        changed("deals.0.sitters", ["Ada", "Beppe"]),
        "deals[0].sitters: 3 entries are needed, not 2",
    ),
    (
        changed("deals.0.sitters", ["Ada", "Beppe", None]),
        "deals[0].sitters[2]: a text is needed, not null",
    ),
    (changed("game", "bridge"), 'game: "bridge" is not known; there are ' + ", ".join(GAMES)),
    (changed("edition", 99), "edition: only edition 1 of this game is known here"),
    (changed("edition", 0), "edition: only edition 1 of this game is known here"),
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
        'deals[0].actions[3].do: "fold" is not known; there are play, discard',
    ),
    (without("deals.0.actions.3.do"), 'deals[0].actions[3]: "do" is missing'),
    (without("deals.0.actions.3.seat"), 'deals[0].actions[3]: "seat" is missing'),
    (without("deals.0.actions.3.card"), 'deals[0].actions[3]: "card" is missing'),
    (
        changed("deals.0.actions.3.cards", []),
        'deals[0].actions[3]: unknown key "cards"; there are seat, do, card',
    ),
    (
        changed("deals.0.actions.3.by", "person"),
        'deals[0].actions[3].by: "person" is not known; there are computer, plan',
    ),
    (changed("deals.0.actions.3.by", None), "deals[0].actions[3].by: a text is needed, not null"),
    (changed("deals.0.actions.3", "SK"), 'deals[0].actions[3]: an object is needed, not "SK"'),
    (changed("deals.0.tricks.1", "0"), 'deals[0].tricks[1]: a whole number is needed, not "0"'),
    (changed("deals.0.scores", [0, 0]), "deals[0].scores: 3 entries are needed, not 2"),
    (without("deals.2.scores"), "result: there is no result without the scores of deals[2]"),
    (without("result.winners"), 'result: "winners" is missing'),
    (changed("result.winners", [3]), "result.winners[0]: a number from 0 to 2 is needed, not 3"),
    (changed("result.totals", None), "result.totals: a list is needed, not null"),
]


@pytest.mark.parametrize(
    ("spoil", "problem"), UNREADABLE, ids=[problem[:50] for _, problem in UNREADABLE]
)
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
        ("{" + ",".join(f'"{n}": 1' for n in [*range(50_000), 9]) + "}", '"9" stands twice'),
        (" " * (LONGEST + 1), "record: this is longer than 4,000,000 characters"),
    ],
    ids=["empty", "cut", "two", "repeated", "nan", "huge", "deep", "many", "long"],
)
def test_a_text_that_is_no_json_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert problem in str(caught.value)
