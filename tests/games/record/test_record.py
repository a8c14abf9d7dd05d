"""The match record: written, read and checked."""

from random import Random
from typing import Any

import pytest

from bot.games.catalogue import GAMES
from bot.games.errors import Why
from bot.games.events import Act, DealScored
from bot.games.record import check, parse, read, write
from bot.games.scarto.rules import Scarto
from bot.texts import texts_for
from tests.games.support.playing import log_of, with_some_options
from tests.games.support.recorded import FAIRNESS, HAND_WRITTEN, NAMES, fair_record, through_json


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


def test_a_deal_tells_who_sat_there_and_older_records_do_not() -> None:
    game, log = Scarto(), log_of(Scarto(), Random(1), FAIRNESS)
    sitters = [["Ada", "Aurelia", "Carla"], ["Ada", "Beppe", "Carla"], ["Ada", "Beppe", "Carla"]]
    values = through_json(write(game, NAMES[:3], FAIRNESS, log, lambda deal: sitters[deal - 1]))
    older = through_json(write(game, NAMES[:3], FAIRNESS, log))

    assert [deal["sitters"] for deal in values["deals"]] == sitters
    assert [list(deal.sitters or ()) for deal in parse(values).deals] == sitters
    assert [deal.sitters for deal in parse(older).deals] == [None] * 3
    assert list(check(parse(values))) == list(check(parse(older)))


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_a_record_tells_what_computers_chose(kind: type[Any]) -> None:
    rng = Random(2)
    game = with_some_options(kind, rng)
    log, names = log_of(game, rng, FAIRNESS), NAMES[: game.players]
    deeds = [place for place, event in enumerate(log) if isinstance(event, Act)]
    computed = {place for place in deeds if place % 3 == 0}
    values = through_json(write(game, names, FAIRNESS, log, by_computers=computed))
    silent = through_json(write(game, names, FAIRNESS, log))

    moves = [move for deal in parse(values).deals for move in deal.moves]
    assert [move.by for move in moves] == [
        "computer" if place in computed else None for place in deeds
    ]
    assert list(check(parse(values))) == list(check(parse(silent)))
    for deal in values["deals"]:
        for action in deal["actions"]:
            action.pop("by", None)
    assert values == silent


def test_a_record_may_tell_what_was_chosen_ahead() -> None:
    values = fair_record()
    silent = list(check(parse(values)))
    values["deals"][0]["actions"][1]["by"] = "plan"
    assert parse(values).deals[0].moves[1].by == "plan"
    assert list(check(parse(values))) == silent


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
    # Seat 0 takes SK S10 T1 and CK C10 B1 and has discarded D8 D9 D10: 21 nominal points in nine
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
    texts = texts_for("en")
    assert [why for why in Why if not texts.has(f"breaks-{why}")] == []
