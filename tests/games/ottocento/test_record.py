"""Ottocento in match records: the poll, declarations, signals, the card for the Fool."""

import copy
import json
from random import Random
from typing import Any

import pytest

from bot.games.events import DealScored, Event
from bot.games.fair import Fairness
from bot.games.record import check, parse, write
from tests.games.support.ottocento import begun, ottocento
from tests.games.support.played import Played
from tests.games.support.playing import SECRET, log_of
from tests.games.support.recorded import fault_of

NAMES = ("Ada", "Bruno", "Carla", "Dora")
FAIRNESS = Fairness("m-8", SECRET, ("1",))
NORTH_SOUTH = "SK SQ SC M1 M2 M3"


def record(played: Played) -> dict[str, Any]:
    """The record of this deal alone."""
    written = write(played.game, NAMES, None, played.log)
    return json.loads(json.dumps(written))  # type: ignore[no-any-return]


def fair_record(options: str = "") -> dict[str, Any]:
    """A whole match at random with fair deals."""
    game = ottocento(options)
    log = log_of(game, Random(4), FAIRNESS)
    return json.loads(json.dumps(write(game, NAMES, FAIRNESS, log)))  # type: ignore[no-any-return]


def test_the_actions_of_a_deal() -> None:
    played = begun([NORTH_SOUTH, "", "", "D6 D7"], dealer=3, options="comp_card=owner")
    played.say("monte", "no_monte").discard("D6 D7")
    played.declare("SK SQ SC", "M1 M2 M3").declare().declare().declare()
    while played.score is None:
        if played.deal.phase == "compensate":
            played.pay(played.game.ask(played.deal, played.deal.to_act).actions[-1].card.code)  # type: ignore[union-attr]
        else:
            played.play_any()

    values = record(played)
    [deal] = values["deals"]

    assert deal["actions"][:7] == [
        {"seat": 0, "do": "monte"},
        {"seat": 1, "do": "no_monte"},
        {"seat": 3, "do": "discard", "cards": ["D7", "D6"]},
        {"seat": 0, "do": "declare", "melds": [["SK", "SQ", "SC"], ["M1", "M2", "M3"]]},
        {"seat": 1, "do": "declare", "melds": []},
        {"seat": 2, "do": "declare", "melds": []},
        {"seat": 3, "do": "declare", "melds": []},
    ]
    assert [len(hand) for hand in deal["hands"]] == [15] * 4
    assert len(deal["stock"]) == 2
    [found] = check(parse(values))
    assert played.score.points == found.points
    assert found.scores is not None
    assert found.points is not None
    declared = found.scores[0] - found.points[0]
    assert declared == 20


def test_a_record_of_the_first_edition_holds_by_its_rules() -> None:
    # Then only a dealer who had shown nothing when calling out declared later.
    options = "monte=off end_rule=call_out_priority"
    played = begun([""] * 4, 3, options, edition=1)
    played.declare().declare().declare().declare().discard_any().declare().play_out()
    values = record(played)
    assert values["edition"] == 1
    assert len(list(check(parse(values)))) == 1
    values["edition"] = 2
    assert "seat 3 may not declare nothing: it is not this seat's turn" in fault_of(values)


def test_a_deal_that_was_thrown_in() -> None:
    played = begun([""] * 4, dealer=3, options="").say(*["monte"] * 4)
    values = record(played)
    [deal] = values["deals"]
    assert [len(hand) for hand in deal["hands"]] == [15] * 4
    assert len(deal["stock"]) == 2
    assert deal["scores"] == [0, 0, 0, 0]
    [found] = check(parse(values))
    assert (found.points, found.scores) == (None, (0, 0, 0, 0))


def test_a_deal_that_ends_with_its_declarations() -> None:
    played = begun([NORTH_SOUTH, "", "", "D6 D7"], 3, "monte=off target=20").discard("D6 D7")
    played.declare("SK SQ SC", "M1 M2 M3").declare().declare().declare()
    values = record(played)
    assert values["result"] == {"totals": [20, 0, 20, 0], "winners": [0, 2]}
    [found] = check(parse(values))
    assert (found.tricks, found.points, found.scores) == ((), None, (20, 0, 20, 0))


def test_a_signal() -> None:
    played = begun([NORTH_SOUTH, "", "", "D6 D7"], 3).discard("D6 D7")
    played.declare().declare().declare().declare()
    played.play("SK")
    values = record(played)
    values["deals"][0]["actions"][-1]["signal"] = "striscio"
    list(check(parse(values)))
    values["deals"][0]["actions"][-1]["signal"] = "volo"
    assert "may not play SK and say volo" in fault_of(values)


def test_the_first_five_cards_are_those_of_the_poll() -> None:
    values = fair_record()
    hand = values["deals"][0]["hands"][0]
    list(check(parse(values)))
    among = copy.deepcopy(values)
    among["deals"][0]["hands"][0] = [*reversed(hand[:5]), *reversed(hand[5:])]
    list(check(parse(among)))
    hand[0], hand[-1] = hand[-1], hand[0]
    assert "the secret and the seeds deal these cards first: " in fault_of(values)


def test_without_a_poll_the_cards_may_be_in_any_order() -> None:
    values = fair_record("monte=off")
    values["deals"][0]["hands"][0].reverse()
    list(check(parse(values)))


@pytest.mark.parametrize("steps", [1, 2, 5, 6, 9, 30])
def test_an_abandoned_match_has_whole_hands(steps: int) -> None:
    game = ottocento()
    log: list[Event] = log_of(game, Random(4), FAIRNESS, steps)
    values = json.loads(json.dumps(write(game, NAMES, FAIRNESS, log)))
    assert [len(hand) for hand in values["deals"][-1]["hands"]] == [15] * 4
    assert list(check(parse(values)))[-1].scores is None
    assert not any(isinstance(event, DealScored) for event in log)
    assert values["deals"][0]["dealer"] == FAIRNESS.first_dealer(4)
