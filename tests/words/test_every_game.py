"""Whatever happens in a match of any game can be put into words."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.games.actions import OneOf
from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.games.view import SeatView
from bot.texts import Texts
from bot.texts.texts import DEFAULT, Argument
from bot.words.actions import action_label
from bot.words.alt import hand_in_words, score_in_words, table_in_words
from bot.words.seats import Nameplate, seat_lines
from bot.words.summary import scoring_lines, summary_lines, thrown_in
from bot.words.wording import Wording
from tests.games.support.playing import moves, with_some_options
from tests.texts.support.messages import keys_by_file

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elena", "Fabio")
STEPS = 25
"""One view in so many is put into words; the number shares no factor with the seats."""


def views(game: Game, rng: Random) -> Iterator[SeatView]:
    """What the seat whose turn it is and the public see now and then, and at each score."""
    for number, (match, _) in enumerate(moves(game, rng)):
        if match.deal is not None and (match.deal.score is not None or number % STEPS == 0):
            yield match.view(match.deal.to_act)
            yield match.view(None)


def words(seen: SeatView, wording: Wording) -> Iterator[str]:
    """All that can be said about a view."""
    sitters = tuple(map(Nameplate, NAMES[: seen.game.players]))
    yield table_in_words(seen, sitters, wording)
    yield hand_in_words(seen, 0, wording)
    yield from (*summary_lines(seen, NAMES, wording), *scoring_lines(seen, NAMES, wording))
    for seat, sitter in enumerate(sitters):
        yield from seat_lines(seen, Seat(seat), sitter, wording)
    if isinstance(seen.ask, OneOf):
        yield from (action_label(seen, action, wording) for action in seen.ask.actions)
    if seen.score is not None:
        yield score_in_words(seen, seen.score, sitters, wording)
        yield from thrown_in(seen, NAMES, wording)


class Noted(Texts):
    """The English texts, which note what they are asked for."""

    def __init__(self) -> None:
        super().__init__(DEFAULT)
        self.asked: set[str] = set()

    def say(self, key: str, **arguments: Argument) -> str:
        self.asked.add(key)
        return super().say(key, **arguments)


def rooms_of(kind: type[Game]) -> set[str]:
    """The folders of a game and of its family, after which their texts are named."""
    modules = (each.__module__.split(".") for each in kind.__mro__)
    return {parts[2] for parts in modules if parts[:2] == ["bot", "games"] and len(parts) > 3}


def foreign(kind: type[Game], keys: set[str]) -> set[str]:
    """Those of the keys that stand in the file of another game."""
    others = set[str]().union(*map(rooms_of, GAMES.values())) - rooms_of(kind)
    files = keys_by_file(DEFAULT)
    return keys & set[str]().union(*(files.get(f"{room}.ftl", set()) for room in others))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_all_that_happens_is_said_in_words(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    texts = Noted()
    wording = Wording.usual(texts, game.pack.art)
    said = [text for seen in views(game, rng) for text in words(seen, wording)]
    assert f"game-{kind.key}" in texts.asked
    assert foreign(kind, texts.asked) == set()
    # An underscore would give away a code.
    assert [text for text in said if not text or "_" in text] == []


def test_a_text_from_the_file_of_another_game_is_noticed() -> None:
    keys = {"line-last-trick", "line-cards"}
    assert foreign(GAMES["scarto"], keys) == {"line-last-trick"}
    assert foreign(GAMES["ottocento"], keys) == set()
