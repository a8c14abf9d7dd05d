"""The picture of a player's record: wins, points, and a curve of the points."""

from dataclasses import dataclass
from itertools import accumulate

from PIL import Image

from bot.texts import Texts
from bot.words.numbers import number, signed
from bot.words.seats import Nameplate
from rendering.canvas.avatar import avatar
from rendering.canvas.colours import FELT, GOLD, MUTED, PLATE, PLATE_EDGE, PLUS, WHITE
from rendering.canvas.drawing import TO_READ, Drawing
from rendering.canvas.lettering import Ink, write, write_before, write_centred, write_fitting
from rendering.canvas.picture import Picture
from rendering.canvas.plates import button, plate
from rendering.canvas.script import Style, clean
from rendering.canvas.shapes import TOUCHED
from rendering.canvas.shelf import kept
from rendering.pictures.pages.cardless import cardless_palette
from rendering.pictures.pages.curves import Spot, curve, marks
from rendering.pictures.seats import portrait
from rendering.pictures.writing import points_ink

WIDTH = 1100
SIDE = 24
GAP = 16
INNER = WIDTH - 2 * SIDE
HEADER = 124
AVATAR = 76
TILE = (251, 106)
CHART = 330
PLOT = (SIDE + 132, 66, WIDTH - SIDE - 140, CHART - 54)
"""Left, top, right and bottom of the curve; heights are measured from the top of the chart."""
ROW = 60
MOST_GAMES = 4
MOST_LINES = 6
BAR = (560, 740)
WINS = 880
POINTS = WIDTH - SIDE - 20
THICK = 5
DOT = 16

NAMES = tuple(Ink(Style(size, 700), WHITE, FELT) for size in (44, 36, 30))
BELOW = Ink(Style(27, 500), MUTED, FELT)
FIGURE = Ink(Style(44, 700), WHITE, PLATE)
LABEL = Ink(Style(27, 500), MUTED, PLATE)
CAPTION = Ink(Style(28, 600), WHITE, PLATE)
SCALE = Ink(Style(26, 500), MUTED, PLATE)
GAME = Ink(Style(29, 600), WHITE, PLATE)
OF = Ink(Style(26, 500), MUTED, PLATE)


@dataclass(frozen=True, slots=True)
class GameLine:
    """A player's record in one game."""

    name: str
    matches: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A player's record on a server, in one game or in all.

    `game` is the name of the one game, or empty for all; `games` then has a line for each.
    `totals` are the points of the latest matches, oldest first. `face` is the number of the
    person's colour.
    """

    name: str
    place: int
    matches: int
    wins: int
    points: int
    totals: tuple[int, ...]
    games: tuple[GameLine, ...] = ()
    game: str = ""
    face: int = 0

    @property
    def running(self) -> tuple[int, ...]:
        """The points before the latest matches, and after each of them."""
        return tuple(accumulate(self.totals, initial=self.points - sum(self.totals)))


def draw_profile(profile: Profile, texts: Texts) -> Picture:
    """The figures, the curve of the points so far, and the best games."""
    return kept(("profile", profile, texts.language), lambda: _draw(profile, texts))


def per_match(profile: Profile) -> str:
    """The points per match, with a sign and one decimal."""
    tenths = (abs(profile.points) * 20 + profile.matches) // (2 * profile.matches)
    sign = "" if not tenths else "+" if profile.points > 0 else "−"
    return f"{sign}{tenths // 10}.{tenths % 10}"


def won_share(profile: Profile) -> int:
    """The share of matches won, in per cent."""
    return (200 * profile.wins + profile.matches) // (2 * profile.matches)


def profile_in_words(profile: Profile, texts: Texts) -> str:
    """The same in sentences."""
    told = [
        f"{profile.name}: {_below(profile, texts)}.",
        texts.say(
            "profile-words",
            matches=profile.matches,
            wins=profile.wins,
            share=won_share(profile),
            points=per_match(profile),
        ),
        _curve_in_words(profile, texts),
    ]
    told += [_game_in_words(game, texts) for game in profile.games[:MOST_GAMES]]
    return " ".join(told)


def _curve_in_words(profile: Profile, texts: Texts) -> str:
    running = profile.running
    return texts.say(
        "profile-words-curve",
        matches=len(profile.totals),
        first=signed(running[0]),
        highest=signed(max(running)),
        lowest=signed(min(running)),
        now=signed(profile.points),
    )


def _draw(profile: Profile, texts: Texts) -> Picture:
    games = profile.games[:MOST_GAMES]
    top = HEADER + TILE[1] + GAP
    height = top + CHART + len(games) * (ROW + 8) + GAP + SIDE - 8
    drawing = Drawing(cardless_palette(), (WIDTH, height), FELT, TO_READ)
    _head(drawing, profile, texts)
    _tiles(drawing, profile, texts)
    _chart(drawing, profile, top, texts)
    for row, game in enumerate(games):
        _game(drawing, game, top + CHART + GAP + row * (ROW + 8), texts)
    return drawing.picture(profile_in_words(profile, texts))


def _head(drawing: Drawing, profile: Profile, texts: Texts) -> None:
    name = clean(profile.name, texts.say("board-nameless"))
    avatar(drawing, portrait(Nameplate(name, face=profile.face)), (SIDE, 26), AVATAR, FELT)
    left = SIDE + AVATAR + 22
    write_fitting(drawing, name, left, 60, NAMES, WIDTH - SIDE - left)
    write(drawing, _below(profile, texts), left, 104, BELOW)


def _below(profile: Profile, texts: Texts) -> str:
    place = texts.say("profile-place", place=texts.say("picture-place", place=profile.place))
    return f"{place} · {profile.game}" if profile.game else place


def _tiles(drawing: Drawing, profile: Profile, texts: Texts) -> None:
    tiles = (
        (str(profile.matches), "profile-matches", FIGURE),
        (str(profile.wins), "profile-wins", FIGURE),
        (f"{won_share(profile)}\u202f%", "profile-share", FIGURE),
        (per_match(profile), "profile-per-match", points_ink(profile.points, 44)),
    )
    for place, (figure, key, ink) in enumerate(tiles):
        x = SIDE + place * (TILE[0] + GAP)
        drawing.stamp(_plate(drawing, TILE), x, HEADER)
        middle = x + TILE[0] // 2
        write_centred(drawing, figure, middle, HEADER + 56, ink, TILE[0] - 20)
        write_centred(drawing, texts.say(key), middle, HEADER + 90, LABEL, TILE[0] - 20)


def _chart(drawing: Drawing, profile: Profile, top: int, texts: Texts) -> None:
    drawing.stamp(_plate(drawing, (INNER, CHART)), SIDE, top)
    write(drawing, texts.say("profile-curve"), SIDE + 20, top + 42, CAPTION)
    running = profile.running
    _grid(drawing, running, top)
    spots = _spots(running)
    area = curve(spots, (PLOT[2] - PLOT[0], PLOT[3] - PLOT[1]), THICK)
    line = area.point(drawing.palette.ramp(PLATE, GOLD))
    drawing.lay(line, area.point(TOUCHED, "1"), PLOT[0], top + PLOT[1])
    x, y = PLOT[0] + round(spots[-1][0]), top + PLOT[1] + round(spots[-1][1])
    drawing.stamp(button(drawing.palette, DOT, GOLD, (PLATE, 2), PLATE), x - DOT // 2, y - DOT // 2)
    write(drawing, signed(profile.points), x + 14, y + 12, points_ink(profile.points, 32), 125)
    foot, first = top + CHART - 18, profile.matches - len(profile.totals) + 1
    write(drawing, texts.say("profile-match", number=str(first)), PLOT[0], foot, SCALE)
    if profile.matches > first:
        last = texts.say("profile-match", number=str(profile.matches))
        write_before(drawing, last, PLOT[2], foot, SCALE)


def _spots(running: tuple[int, ...]) -> list[Spot]:
    # Half of the line and of the dot at its end stay inside.
    lowest, highest = min(running), max(running)
    room, across = PLOT[3] - PLOT[1] - 2 * THICK, PLOT[2] - PLOT[0] - 2 * THICK
    return [
        (THICK + across * at / (len(running) - 1), THICK + room * _part(points, lowest, highest))
        for at, points in enumerate(running)
    ]


def _part(points: int, lowest: int, highest: int) -> float:
    return (highest - points) / (highest - lowest) if highest > lowest else 0.5


def _grid(drawing: Drawing, running: tuple[int, ...], top: int) -> None:
    lowest, highest = min(running), max(running)
    room = PLOT[3] - PLOT[1] - 2 * THICK
    for mark in marks(lowest, highest, MOST_LINES):
        y = top + PLOT[1] + THICK + round(room * _part(mark, lowest, highest))
        ink = MUTED if mark == 0 else PLATE_EDGE
        drawing.box(PLOT[0], y - 1, PLOT[2], y + 1, ink)
        write_before(drawing, number(mark), PLOT[0] - 14, y + 8, SCALE)


def _game(drawing: Drawing, game: GameLine, y: int, texts: Texts) -> None:
    drawing.stamp(_plate(drawing, (INNER, ROW)), SIDE, y)
    foot, middle = y + ROW // 2 + 10, y + ROW // 2
    write(drawing, game.name, SIDE + 20, foot, GAME, BAR[0] - SIDE - 40)
    share = round((BAR[1] - BAR[0]) * game.wins / game.matches)
    drawing.box(BAR[0], middle - 8, BAR[1], middle + 8, PLATE_EDGE)
    if share:
        drawing.box(BAR[0], middle - 8, BAR[0] + share, middle + 8, PLUS)
    of = texts.say("board-of", matches=str(game.matches))
    begins = write_before(drawing, of, WINS, foot, OF)
    write_before(drawing, str(game.wins), begins - 8, foot, GAME)
    write_before(drawing, signed(game.points), POINTS, foot, points_ink(game.points, 29))


def _plate(drawing: Drawing, size: tuple[int, int]) -> Image.Image:
    return plate(drawing.palette, size, 16, PLATE, (PLATE_EDGE, 2), FELT)


def _game_in_words(game: GameLine, texts: Texts) -> str:
    return texts.say(
        "profile-words-game",
        game=game.name,
        wins=game.wins,
        matches=game.matches,
        points=signed(game.points),
    )
