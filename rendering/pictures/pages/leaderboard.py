"""The picture of a leaderboard: the players with most wins, and the place of whoever asks."""

from dataclasses import dataclass

from bot.texts import Texts
from bot.words.numbers import signed
from bot.words.seats import Nameplate
from rendering.canvas.avatar import avatar
from rendering.canvas.colours import FELT, GOLD, INK, MUTED, PLATE, PLATE_EDGE, PLUS, WHITE
from rendering.canvas.drawing import TO_READ, Drawing
from rendering.canvas.lettering import Ink, write, write_before, write_centred, write_fitting
from rendering.canvas.picture import Picture
from rendering.canvas.plates import button, plate
from rendering.canvas.script import Style, clean, length
from rendering.canvas.shelf import kept
from rendering.pictures.pages.cardless import BRONZE, SILVER, cardless_palette
from rendering.pictures.seats import portrait
from rendering.pictures.writing import points_ink

WIDTH = 1100
SIDE = 24
HEADER = 84
ROW = 66
GAP = 8
OWN_GAP = 28
"""Pixels above the asker's row where others are left out before it."""
MEDAL = 46
PLACE = (SIDE + 6, 90)
"""Where the place is written, and how wide it may be."""
AVATAR = 44
NAME = 184
NAME_WIDTH = 376
BAR = (580, 740)
WINS = 870
POINTS = 1056
MEDALS = (GOLD, SILVER, BRONZE)

TITLE = Ink(Style(36, 700), WHITE, FELT)
HEAD = Ink(Style(27, 500), MUTED, FELT)
NAMES = (Ink(Style(31, 700), WHITE, PLATE), Ink(Style(26, 700), WHITE, PLATE))
PLACES = (Ink(Style(30, 600), MUTED, PLATE), Ink(Style(26, 600), MUTED, PLATE))
NUMBER = Ink(Style(32, 700), WHITE, PLATE)
OF = Ink(Style(26, 500), MUTED, PLATE)


@dataclass(frozen=True, slots=True)
class Line:
    """One player: their place, wins and points, and the number of their colour.

    `own` marks the one who asks.
    """

    place: int
    name: str
    wins: int
    matches: int
    points: int
    face: int = 0
    own: bool = False


def draw_leaderboard(lines: tuple[Line, ...], own: Line | None, game: str, texts: Texts) -> Picture:
    """The best in order, then the player who asks unless they are among them.

    *game* is the name of the game, or empty for all games together.
    """
    key = ("leaderboard", lines, own, game, texts.language)
    return kept(key, lambda: _draw(lines, own, game, texts))


def leaderboard_title(game: str, texts: Texts) -> str:
    """What the leaderboard is called."""
    if not game:
        return texts.say("board-title")
    return texts.say("board-title-game", game=game)


def leaderboard_in_words(
    lines: tuple[Line, ...], own: Line | None, game: str, texts: Texts
) -> list[str]:
    """The same in sentences: the title, one for each player, and the place of the one who asks."""
    told = [f"{leaderboard_title(game, texts)}.", *(_words(line, texts) for line in lines)]
    if own is not None:
        told.append(texts.say("board-words-own", line=_words(own, texts)))
    return told


def _draw(lines: tuple[Line, ...], own: Line | None, game: str, texts: Texts) -> Picture:
    height = HEADER + len(lines) * (ROW + GAP) + SIDE - GAP
    if own is not None:
        height += OWN_GAP + ROW + GAP
    drawing = Drawing(cardless_palette(), (WIDTH, height), FELT, TO_READ)
    _head(drawing, leaderboard_title(game, texts), texts)
    for number, line in enumerate(lines):
        _row(drawing, line, HEADER + number * (ROW + GAP), texts)
    if own is not None:
        y = HEADER + len(lines) * (ROW + GAP)
        _dots(drawing, y + (OWN_GAP - GAP) // 2)
        _row(drawing, own, y + OWN_GAP, texts)
    return drawing.picture(" ".join(leaderboard_in_words(lines, own, game, texts)))


def _head(drawing: Drawing, title: str, texts: Texts) -> None:
    foot = HEADER - 30
    write(drawing, title, SIDE, foot, TITLE, WINS - SIDE - 240)
    write_before(drawing, texts.say("board-wins"), WINS, foot, HEAD)
    write_before(drawing, texts.say("board-points"), POINTS, foot, HEAD)


def _row(drawing: Drawing, line: Line, y: int, texts: Texts) -> None:
    rim = (GOLD, 3) if line.own else (PLATE_EDGE, 2)
    drawing.stamp(plate(drawing.palette, (WIDTH - 2 * SIDE, ROW), 16, PLATE, rim, FELT), SIDE, y)
    foot, name = y + ROW // 2 + 11, clean(line.name, texts.say("board-nameless"))
    _place(drawing, line.place, y, foot)
    face = portrait(Nameplate(name, face=line.face))
    avatar(drawing, face, (NAME - AVATAR - 14, y + (ROW - AVATAR) // 2), AVATAR, PLATE)
    write_fitting(drawing, name, NAME, foot, NAMES, NAME_WIDTH)
    _bar(drawing, line, y + ROW // 2)
    of = texts.say("board-of", matches=line.matches)
    begins = write_before(drawing, of, WINS, foot, OF)
    write_before(drawing, str(line.wins), begins - 8, foot, NUMBER)
    write_before(drawing, signed(line.points), POINTS, foot, points_ink(line.points, 32))


def _place(drawing: Drawing, place: int, y: int, foot: int) -> None:
    middle = PLACE[0] + PLACE[1] // 2
    if place > len(MEDALS):
        fitting = (ink for ink in PLACES if length(str(place), ink.style) <= PLACE[1])
        write_centred(drawing, str(place), middle, foot, next(fitting, PLACES[-1]), PLACE[1])
        return
    colour = MEDALS[place - 1]
    disc = button(drawing.palette, MEDAL, colour, (colour, 1), PLATE)
    drawing.stamp(disc, middle - MEDAL // 2, y + (ROW - MEDAL) // 2)
    write_centred(drawing, str(place), middle, foot - 2, Ink(Style(27, 700), INK, colour))


def _dots(drawing: Drawing, y: int) -> None:
    dot = button(drawing.palette, 6, MUTED, (MUTED, 1), FELT)
    for x in (-16, 0, 16):
        drawing.stamp(dot, WIDTH // 2 + x - 3, y - 3)


def _bar(drawing: Drawing, line: Line, middle: int) -> None:
    left, right = BAR
    won = round((right - left) * line.wins / line.matches) if line.matches else 0
    drawing.box(left, middle - 9, right, middle + 9, PLATE_EDGE)
    if won:
        drawing.box(left, middle - 9, left + won, middle + 9, PLUS)


def _words(line: Line, texts: Texts) -> str:
    return texts.say(
        "board-words-line",
        place=str(line.place),
        name=line.name,
        wins=line.wins,
        matches=line.matches,
        points=signed(line.points),
    )
