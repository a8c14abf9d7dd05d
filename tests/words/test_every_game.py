"""Whatever happens in a match of any game can be put into words."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.games.actions import OneOf
from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.games.view import SeatView
from bot.words.alt import hand_in_words, score_in_words, table_in_words
from bot.words.deeds import deed_label
from bot.words.seats import Nameplate, told_of
from bot.words.told import thrown_in, told, told_for_the_score
from tests.games.support.playing import moves, with_some_options
from tests.words.support.deals import wording_of

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elena", "Fabio")
STEPS = 25
"""One view in so many is put into words; the number shares no factor with the seats."""


def views(game: Game, rng: Random) -> Iterator[SeatView]:
    """What the seat whose turn it is and the public see now and then, and at each score."""
    for number, (match, _) in enumerate(moves(game, rng)):
        if match.deal is not None and (match.deal.score is not None or number % STEPS == 0):
            yield match.view(match.deal.to_act)
            yield match.view(None)


def words(seen: SeatView) -> Iterator[str]:
    """All that can be said about a view."""
    wording = wording_of(seen.game)
    sitters = tuple(map(Nameplate, NAMES[: seen.game.players]))
    yield table_in_words(seen, sitters, wording)
    yield hand_in_words(seen, 0, wording)
    yield from (*told(seen, NAMES, wording), *told_for_the_score(seen, NAMES, wording))
    for seat, sitter in enumerate(sitters):
        yield from told_of(seen, Seat(seat), sitter, wording)
    if isinstance(seen.ask, OneOf):
        yield from (deed_label(seen, action, wording) for action in seen.ask.actions)
    if seen.score is not None:
        yield score_in_words(seen, seen.score, sitters, wording)
        yield from thrown_in(seen, NAMES, wording)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_all_that_happens_is_said_in_words(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    said = [text for seen in views(with_some_options(kind, rng), rng) for text in words(seen)]
    assert said
    # An underscore would give away a code.
    assert [text for text in said if not text or "_" in text] == []
