"""Reads the deals: what was dealt and done up to a turn, the right cards there and the wrong."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from random import Random

from bot.games.actions import Play, parse
from bot.games.cards import Seat
from bot.games.game import Game
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players.arena import to_act
from bot.players.choosing import Player
from tests.players.support.kinds import game_of

FOLDER = Path(__file__).parent / "deals"


@dataclass(frozen=True)
class Blunder:
    """A turn in which one card is plainly wrong. A deal is told line by line, as `key: words`."""

    name: str
    lines: dict[str, list[str]]

    @property
    def told(self) -> str:
        """What is wrong, in a sentence."""
        return self.lines["blunder"][0]

    @property
    def kind(self) -> str:
        """The kind of the game."""
        return self.lines["game"][0]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return game_of(self.kind)

    @property
    def right(self) -> list[str]:
        """The codes of the cards that are best, all about as good as each other."""
        return self.lines["right"][0].split()

    @property
    def wrong(self) -> list[str]:
        """The codes of the cards that are the blunder."""
        return self.lines["wrong"][0].split()

    @property
    def made_by(self) -> list[str]:
        """Who makes it."""
        return self.lines["made by"][0].split()

    @cached_property
    def view(self) -> SeatView:
        """What the seat sees whose turn it is."""
        game, dealer = self.game, Seat(int(self.lines["dealer"][0]))
        dealt = [game.pack.named(row) for row in (*self.lines["dealt"], self.lines["stock"][0])]
        match = Match(game, dealer)
        match = match.after(game.deal_as(1, dealer, dealt))
        done = [*self.lines["done"], *self.lines["trick"]]
        for code in chain.from_iterable(map(str.split, done)):
            match = match.after(match.decide(to_act(match), parse(game.pack, code)))
        return match.view(to_act(match))

    def card(self, player: Player, seed: int) -> str:
        """The code of the card that a player plays there."""
        action = player(self.view, Random(seed))
        assert isinstance(action, Play)
        return action.card.code


def _read(file: Path) -> Blunder:
    lines: dict[str, list[str]] = defaultdict(list)
    for line in file.read_text(encoding="utf-8").splitlines():
        key, _, words = line.partition(": ")
        lines[key].append(words)
    return Blunder(file.stem, lines)


BLUNDERS = tuple(map(_read, sorted(FOLDER.glob("*.txt"))))
"""All of them, by name."""
