"""The discard, or the stock that nobody took: hidden in the deal, shown to all with its count."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.games.cards import Seat, as_set
from bot.games.game import Game
from bot.games.match import Match
from bot.games.record import check, parse, write
from bot.games.view import LaidAway, SeatView
from bot.words.summary import scoring_lines
from tests.games.support.playing import log_of, moves, with_some_options
from tests.games.support.properties import every_game
from tests.games.support.recorded import NAMES, through_json
from tests.words.support.deals import wording_of


def ends(game: Game, rng: Random) -> Iterator[tuple[Match, SeatView]]:
    """The deals of a match at their ends, as everybody sees them."""
    for match, _ in moves(game, rng):
        view = match.view(None)
        if view.score is not None:
            yield match, view


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_it_is_shown_with_the_count_and_never_before(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    for match, _ in moves(game, rng):
        for seat in (None, *map(Seat, range(game.players))):
            view = match.view(seat)
            assert view.score is not None or view.laid_away is None


@every_game
def test_with_the_tricks_it_makes_the_whole_pack(kind: type[Game]) -> None:
    game, rng = kind(), Random(5)
    for match, view in ends(game, rng):
        assert match.deal is not None
        if not view.tricks:
            assert view.laid_away is None
            continue
        assert view.laid_away is not None
        assert view.seen | as_set(view.laid_away.cards) == game.pack.everything
        assert not view.seen & as_set(view.laid_away.cards)
        owner = view.laid_away.seat
        hidden = match.deal.stock if owner is None else match.deal.discards[owner]
        assert as_set(view.laid_away.cards) == hidden


@every_game
def test_the_words_for_the_score_name_its_cards(kind: type[Game]) -> None:
    game = kind()
    _, view = next(end for end in ends(game, Random(5)) if end[1].laid_away)
    assert isinstance(view.laid_away, LaidAway)
    wording = wording_of(game)
    line = scoring_lines(view, NAMES, wording)[-1]
    for card in view.laid_away.cards:
        assert wording.name(card) in line
    assert " worth " in line


@every_game
def test_the_record_holds_it_as_records_always_did(kind: type[Game]) -> None:
    game = kind()
    _, view = next(end for end in ends(game, Random(5)) if end[1].laid_away)
    record = through_json(write(game, NAMES[: game.players], None, log_of(game, Random(5))))
    deal = record["deals"][view.number - 1]
    discards = [action["cards"] for action in deal["actions"] if action["do"] == "discard"]
    assert view.laid_away is not None
    shown = {card.code for card in view.laid_away.cards}
    assert shown == set(deal["stock"] if view.laid_away.seat is None else discards[0])
    assert set(deal) == {"dealer", "hands", "stock", "actions", "tricks", "scores"}
    assert list(check(parse(record)))
