"""Terziglio in match records: bids, discard, declarations, signals, the card for the Fool."""

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import verify
from bot.games.actions import Play
from bot.games.fair import Fairness
from bot.games.record import BadRecord, Fault, check, parse, write
from tests.games.support.played import Played
from tests.games.support.playing import SECRET, log_of
from tests.games.support.recorded import fault_of
from tests.games.support.terziglio import STRAIGHT, begun, cards, terziglio

NAMES = ("Ada", "Bruno", "Carla")
FAIRNESS = Fairness("m-9", SECRET, ("1",))
STOCK = "S6 S7 S8 B6 B7 B8 D6 D7"


def record(played: Played) -> dict[str, Any]:
    """The record of this deal alone."""
    written = write(played.game, NAMES, None, played.log)
    return json.loads(json.dumps(written))  # type: ignore[no-any-return]


def fair_record(options: str = "") -> dict[str, Any]:
    """A whole match at random with fair deals."""
    game = terziglio(options)
    log = log_of(game, Random(4), FAIRNESS)
    return json.loads(json.dumps(write(game, NAMES, FAIRNESS, log)))  # type: ignore[no-any-return]


def with_gioco(options: str = "") -> Played:
    """Seat 1 plays with the stock and has laid it aside again; seat 1 is to declare."""
    played = begun(["C6", "SK SQ SC", "M1 M2 M3 D8"], options=options, stock=STOCK)
    return played.say("gioco", "pass", "pass").discard(STOCK)


def test_the_actions_of_a_deal() -> None:
    played = with_gioco().declare("SK SQ SC").declare("M1 M2 M3").declare()
    values = record(played.play_out())
    [deal] = values["deals"]
    assert deal["actions"][:7] == [
        {"seat": 1, "do": "bid", "bid": "gioco"},
        {"seat": 2, "do": "bid", "bid": "pass"},
        {"seat": 0, "do": "bid", "bid": "pass"},
        {"seat": 1, "do": "discard", "cards": ["S8", "S7", "S6", "B8", "B7", "B6", "D7", "D6"]},
        {"seat": 1, "do": "declare", "melds": [["SK", "SQ", "SC"]]},
        {"seat": 2, "do": "declare", "melds": [["M1", "M2", "M3"]]},
        {"seat": 0, "do": "declare", "melds": []},
    ]
    assert [len(hand) for hand in deal["hands"]] == [18] * 3
    assert set(deal["stock"]) == set(STOCK.split())
    assert len(deal["tricks"]) == 18
    [found] = check(parse(values))
    assert played.score is not None
    assert (found.points, found.scores) == (played.score.points, played.score.scores)


def test_a_wrong_score_is_found() -> None:
    values = record(with_gioco().declare().declare().declare().play_out())
    scores = values["deals"][0]["scores"]
    values["deals"][0]["scores"] = [scores[0] + 1, scores[1] - 1, scores[2]]
    assert fault_of(values).startswith("deals[0].scores: the scores are")


def test_a_deal_that_was_thrown_in() -> None:
    values = record(begun(["", "", ""]).say("pass", "pass", "pass"))
    [deal] = values["deals"]
    assert deal["scores"] == [0, 0, 0]
    [found] = check(parse(values))
    assert (found.points, found.scores) == (None, (0, 0, 0))


def test_a_pass_after_a_solo_is_too_much() -> None:
    values = record(begun(["", "", ""]).say("solo").declare().declare().declare().play_out())
    actions = values["deals"][0]["actions"]
    actions.insert(1, {"seat": 2, "do": "bid", "bid": "pass"})
    with pytest.raises(Fault, match=r"actions\[1\]"):
        list(check(parse(values)))


def test_a_signal_of_the_declarer_is_refused() -> None:
    played = with_gioco("first_lead=declarer").declare().declare().declare().play_out()
    values = record(played)
    first = next(a for a in values["deals"][0]["actions"] if a["do"] == "play")
    assert first["seat"] == 1
    first["signal"] = "busso"
    assert "this may not be said with that card" in fault_of(values)


def test_a_signal_of_a_defender_is_recorded() -> None:
    played = begun(["", "C6", ""], stock=STOCK).say("pass", "pass", "gioco").discard(STOCK)
    played.declare().declare().declare()
    assert played.deal.to_act == 1
    values = record(played.act(Play(cards("C6")[0], ("busso",))))
    last = {"seat": 1, "do": "play", "card": "C6", "signal": "busso"}
    assert values["deals"][0]["actions"][-1] == last
    assert list(check(parse(values)))


def test_who_played_the_fool_gives_a_card() -> None:
    options = "comp_card=owner"
    for seed in range(50):
        log = log_of(terziglio(options), Random(seed))
        values = json.loads(json.dumps(write(terziglio(options), NAMES, None, log)))
        given = [a for deal in values["deals"] for a in deal["actions"] if a["do"] == "compensate"]
        if given:
            assert list(check(parse(values)))
            return
    raise AssertionError("nobody ever owed a card")


def test_a_deal_that_is_not_counted_has_scores_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # Eldest has every trump but two Moors and the Begato, and leads from the top.
    trumps = " ".join(f"T{number}" for number in range(20, 4, -1))
    played = begun(["", f"{trumps} M1 M2", ""]).say("solo").declare().declare().declare()
    file = tmp_path / "all.json"
    file.write_text(json.dumps(record(played.play_out())), encoding="utf-8")

    assert verify.main([file], json=False) == 0

    told = capsys.readouterr().out
    assert f"    tricks{' 1' * 18}\n    scores -40 80 -40\n" in told
    assert "points" not in told


@pytest.mark.parametrize(
    "options", ["", STRAIGHT, f"{STRAIGHT} deal=18/8", "comp_card=owner hands=6"]
)
def test_a_fair_match_holds(options: str) -> None:
    values = fair_record(options)
    assert values["options"] == terziglio(options).options.changed()
    scores = [deal.scores for deal in check(parse(values)) if deal.scores]
    totals = [sum(column) for column in zip(*scores, strict=True)]
    assert values["result"]["totals"] == totals
    assert sum(totals) == 0


def test_a_default_of_the_variant_may_be_written() -> None:
    values = fair_record(STRAIGHT)
    written = copy.deepcopy(values)
    written["options"] |= {"top": "world", "deal": "19/5"}
    assert list(check(parse(written))) == list(check(parse(values)))
    # Without the variant these are other rules.
    written["options"] = {"top": "world"}
    with pytest.raises((Fault, BadRecord)):
        list(check(parse(written)))
