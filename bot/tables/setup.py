"""What the people at a table may choose, as one value."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from typing import Any, Protocol, Self

from bot.games import catalogue
from bot.games.drawings import drawing_for, drawings
from bot.games.errors import BadOption
from bot.games.game import Game
from bot.games.options import OptionValue
from data.tables import TableRow

SLOW = "slow"
CLOCKS = ("relaxed", "fast", SLOW, "none")
"""What the clock of a table can be: how long people have for a turn, as `timers` has it."""


class StoredSetup(Protocol):
    """A row with a setup: that of a table, or of a night to come."""

    @property
    def game(self) -> str:
        """The key of the game."""

    @property
    def edition(self) -> int:
        """How the game was played by then."""

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The options of the game, by name."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def setup(self) -> Mapping[str, OptionValue]:
        """What was chosen beside the game, by name."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The game as it is played, and everything else that is chosen for a table.

    Every field but the game is stored by its name, all of them in one column: a new one needs a
    default and nothing else here. `pack` is the drawing that was chosen, if any was, `clock` one of
    `CLOCKS`. With `undo` people may take their last card back, with `hints` they may ask which card
    is best; then the match counts for no rating, as if it was not to be `rated`.
    """

    game: Game
    pack: str | None = None
    clock: str = CLOCKS[0]
    undo: bool = False
    hints: bool = False
    rated: bool = True

    @classmethod
    def of(cls, row: StoredSetup) -> Self:
        """Return the setup that is stored in a row.

        Raises `UnknownGame`, `BadOption`, `WrongNumberOfPlayers` or `UnknownEdition` if its game is
        not known any more, and `BadOption` for another choice that is none.
        """
        game = _game(row.game, tuple(row.options.items()), row.players, row.edition)
        known = {field.name for field in fields(cls)}
        chosen: dict[str, Any] = {name: row.setup[name] for name in row.setup if name in known}
        return cls(game, **chosen)._checked()

    def _checked(self) -> Self:
        for name in ("undo", "hints", "rated"):
            if type(getattr(self, name)) is not bool:
                raise BadOption(name, None, ())
        if not isinstance(self.pack, str | None):
            raise BadOption("pack", None, ())
        return self.timed_by(self.clock)

    @property
    def drawing(self) -> str:
        """The drawing in which everybody is shown the cards: the game's own, or one chosen."""
        own = self.game.pack.art
        return self.pack if self.pack in drawings(own) else own

    def shown_with(self, pack: str) -> Self:
        """Return the setup with the game shown in this drawing. Raises `BadOption` if its cards
        do not match."""
        return replace(self, pack=drawing_for(self.game.pack.art, pack))

    def timed_by(self, clock: str) -> Self:
        """Return the setup with this clock. Raises `BadOption` if there is none like that."""
        if clock not in CLOCKS:
            raise BadOption("clock", clock, CLOCKS)
        return replace(self, clock=clock)

    def alone(self, *, hints: bool) -> Self:
        """Return the setup with which somebody plays the same alone: without a clock, unrated."""
        return replace(self, clock=CLOCKS[0], undo=False, hints=hints, rated=False)

    def stored_in(self, row: TableRow) -> TableRow:
        """Return the row with this setup. A table keeps its game, only the way it is played
        changes."""
        return replace(row, **self.columns())

    def columns(self) -> dict[str, Any]:
        """Return what is stored of this, as `of` reads it."""
        game = self.game
        return {
            "game": game.key,
            "edition": game.edition,
            "options": asdict(game.options),
            "players": game.players,
            "setup": self.chosen(),
        }

    def chosen(self) -> dict[str, OptionValue]:
        """Return what was chosen beside the game, by name; what is as usual is left out."""
        _, *others = fields(self)
        found = {field.name: (getattr(self, field.name), field.default) for field in others}
        return {name: value for name, (value, usual) in found.items() if value != usual}

    def is_like(self, other: "Setup") -> bool:
        """Return whether the other one is the same in all that can be chosen."""
        same_game = self.game.options == other.game.options
        same_number = self.game.players == other.game.players
        return same_game and same_number and self.chosen() == other.chosen()


@cache
def _game(
    key: str, options: tuple[tuple[str, OptionValue], ...], players: int, edition: int
) -> Game:
    # A game holds no state: tables with the same rules share it, and what it has worked out.
    return catalogue.game(key, dict(options), players, edition)
