"""The picture of an evening: how people stand by game, each match a column."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.texts import Texts
from bot.words.numbers import signed
from bot.words.seats import Nameplate
from rendering.canvas.avatar import avatar
from rendering.canvas.byte_lru import kept
from rendering.canvas.colours import FELT, MUTED, PLATE, PLATE_EDGE, WHITE
from rendering.canvas.drawing import Drawing
from rendering.canvas.lettering import Ink, write, write_before, write_centred, write_fitting
from rendering.canvas.picture import Picture
from rendering.canvas.plates import plate
from rendering.canvas.script import Style, clean, length
from rendering.pictures.pages.cardless import cardless_palette
from rendering.pictures.seats import portrait
from rendering.pictures.writing import value_ink

WIDTH = 1100
SIDE = 24
HEADER = 76
"""Pixels for the name of a game, and for how many of its matches are left out."""
ROW = 74
GAP = 8
BETWEEN = 20
"""Pixels between two games."""
PLACE = 66
"""The middle of the place."""
AVATAR = 56
NAME = 176
LEAST_NAME = 190
TOTAL = 1056
"""Where the sum of a row ends."""
APART = 24
"""Pixels between two columns."""
MOST_MATCHES = 8
MOST_PEOPLE = 10

TITLES = tuple(Ink(Style(size, 700), WHITE, FELT) for size in (36, 34))
HEAD = Ink(Style(34, 500), MUTED, FELT)
NAMED = Ink(Style(34, 700), WHITE, PLATE)
PLACED = Ink(Style(34, 600), MUTED, PLATE)
GAIN = Ink(Style(34, 500), MUTED, PLATE)
TOTAL_SIZE = 36
NOTHING = "·"
"""Stands where somebody did not play in a match."""


@dataclass(frozen=True, slots=True)
class EveningRow:
    """How a person stands: their gain in each match, None where they did not play, and the sum."""

    place: int
    name: str
    face: int
    gains: tuple[int | None, ...]
    total: int


@dataclass(frozen=True, slots=True)
class EveningGame:
    """A game, and who has played it, the best first."""

    title: str
    rows: tuple[EveningRow, ...]

    @property
    def matches(self) -> int:
        """How many matches of it were played."""
        return len(self.rows[0].gains)


def draw_evening(games: tuple[EveningGame, ...], texts: Texts) -> Picture:
    """Return the games one below the other, of each the newest matches that fit."""
    return kept(("evening", games, texts.language), lambda: _draw(games, texts))


def evening_in_words(games: Sequence[EveningGame], texts: Texts) -> str:
    """Return the same in words, without the single matches."""
    return " ".join(
        f"{game.title}: "
        + ", ".join(
            texts.say("evening-place", place=row.place, name=row.name, gained=signed(row.total))
            for row in game.rows[:MOST_PEOPLE]
        )
        + "."
        for game in games
    )


def _draw(games: Sequence[EveningGame], texts: Texts) -> Picture:
    heights = [HEADER + (ROW + GAP) * len(game.rows[:MOST_PEOPLE]) for game in games]
    size = (WIDTH, sum(heights) + BETWEEN * (len(games) - 1) + SIDE - GAP)
    drawing, y = Drawing(cardless_palette(), size, FELT), 0
    for game, height in zip(games, heights, strict=True):
        _game(drawing, game, y, texts)
        y += height + BETWEEN
    return drawing.picture(evening_in_words(games, texts))


def _game(drawing: Drawing, game: EveningGame, y: int, texts: Texts) -> None:
    columns, foot, left = _columns(game), y + HEADER - 22, TOTAL
    if left_out := game.matches - len(columns):
        more = texts.say("evening-more-matches", count=left_out)
        left = write_before(drawing, more, TOTAL, foot, HEAD) - APART
    write_fitting(drawing, game.title, SIDE, foot, TITLES, left - SIDE)
    for number, row in enumerate(game.rows[:MOST_PEOPLE]):
        _row(drawing, row, y + HEADER + number * (ROW + GAP), columns, texts)


def _columns(game: EveningGame) -> dict[int, int]:
    # Where each match that is shown ends, the newest first.
    right = TOTAL - _widest([row.total for row in game.rows]) - APART - 8
    found = dict[int, int]()
    for number in reversed(range(game.matches)):
        width = _widest([row.gains[number] for row in game.rows])
        if len(found) == MOST_MATCHES or right - width - APART < NAME + LEAST_NAME:
            break
        found[number] = right
        right -= width + APART
    return found


def _widest(gains: Sequence[int | None]) -> int:
    return max(round(length(_shown(each), Style(TOTAL_SIZE, 700))) for each in gains)


def _shown(gain: int | None) -> str:
    return NOTHING if gain is None else signed(gain)


def _row(drawing: Drawing, row: EveningRow, y: int, columns: dict[int, int], texts: Texts) -> None:
    size = (WIDTH - 2 * SIDE, ROW)
    drawing.stamp(plate(drawing.palette, size, 16, PLATE, (PLATE_EDGE, 2), FELT), SIDE, y)
    foot, name = y + ROW // 2 + 12, clean(row.name, texts.say("board-nameless"))
    write_centred(drawing, str(row.place), PLACE, foot, PLACED)
    face = portrait(Nameplate(name, face=row.face))
    avatar(drawing, face, (NAME - AVATAR - 12, y + (ROW - AVATAR) // 2), AVATAR, PLATE)
    begins = write_before(
        drawing, signed(row.total), TOTAL, foot, value_ink(signed(row.total), TOTAL_SIZE)
    )
    for number, right in columns.items():
        begins = min(begins, write_before(drawing, _shown(row.gains[number]), right, foot, GAIN))
    write(drawing, name, NAME, foot, NAMED, begins - APART - NAME)
