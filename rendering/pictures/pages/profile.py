"""The picture of a player's record: figures, the curve of their rating, and what it is made of."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from PIL import Image

from bot.texts import Texts, isolated
from bot.words.labels import capital
from bot.words.lists import parted
from bot.words.numbers import number
from bot.words.seats import Nameplate
from rendering.canvas.avatar import Face, avatar
from rendering.canvas.byte_lru import kept
from rendering.canvas.colours import FELT, GOLD, INK, MUTED, PLATE, PLATE_EDGE, WELL, WHITE
from rendering.canvas.drawing import Drawing
from rendering.canvas.lettering import Ink, write, write_before, write_centred, write_fitting
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.canvas.plates import button, plate
from rendering.canvas.png import thorough
from rendering.canvas.script import Style, clean, length, wrapped
from rendering.canvas.shapes import TOUCHED
from rendering.pictures.pages.cardless import MEDALS, cardless_palette
from rendering.pictures.pages.curves import Spot, band, curve, marks
from rendering.pictures.seats import portrait
from rendering.pictures.writing import value_ink

WIDTH = 1100
SIDE = 24
GAP = 16
INNER = WIDTH - 2 * SIDE
HEADER = 134
LINE_HEIGHT = 46
"""The height of each line of words but the first."""
AVATAR = 76
HEAD = SIDE + AVATAR + 22
"""Where the name begins."""
TILE = ((INNER - GAP) // 2, 118)
TILES_IN_ROW = 2
CHART = 340
PLOT = (SIDE + 132, 74, WIDTH - SIDE - 128, CHART - 30)
"""Left, top, right and bottom of the curve; heights are measured from the line of the title."""
COLUMN = (INNER - GAP) // 2
TITLE = 64
ROW = 54
VALUE = 100
"""How much room the value of a row has at least."""
APART = 10
"""How much is free between what a row is about and its detail."""
INSET = 20
"""How much is free on either side of words on a plate."""
SHORT = 150
"""A name with less room than this has a row of its own width."""
MOST_LINES = 6
THICK = 5
DOT = 16
MEDAL = 54
METALS = ("gold", "silver", "bronze")

NAMES = tuple(Ink(Style(size, 700), WHITE, FELT) for size in (44, 38, 34))
BELOW = Ink(Style(34, 500), MUTED, FELT)
LABEL = Ink(Style(34, 500), MUTED, PLATE)
CAPTION = Ink(Style(34, 600), WHITE, PLATE)
LINE = Ink(Style(34, 600), WHITE, PLATE)
DETAIL = Ink(Style(34, 500), MUTED, PLATE)
END = Ink(Style(36, 700), GOLD, PLATE)
FIGURE = 48
"""The size of the figures of tiles."""
VALUES = 36
"""The same of rows."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A figure and what it is; one with a sign has the colour of a gain or a loss."""

    figure: str
    label: str


@dataclass(frozen=True, slots=True)
class Chart:
    """A rating over some deals, the oldest first, and how far it was uncertain, as it is shown."""

    title: str
    values: tuple[int, ...]
    offs: tuple[int, ...]

    @property
    def lowest(self) -> int:
        """The lowest that a rating may have been."""
        return min(value - off for value, off in zip(self.values, self.offs, strict=True))

    @property
    def highest(self) -> int:
        """The highest that a rating may have been."""
        return max(value + off for value, off in zip(self.values, self.offs, strict=True))


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a section: what it is about, a detail, and a value, in colour if it has a sign.

    A `medal` is for the first, second or third place; 0 is none. The detail is somebody's name if
    it is `named`.
    """

    label: str
    detail: str
    value: str
    medal: int = 0
    named: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """Some lines below a title, in one column or across both."""

    title: str
    rows: tuple[Entry, ...]
    wide: bool = False

    @property
    def height(self) -> int:
        """How high it is, in pixels."""
        return TITLE + len(self.rows) * ROW + 10

    @property
    def width(self) -> int:
        """How wide it is, in pixels."""
        return INNER if self.is_wide else COLUMN

    @property
    def is_wide(self) -> bool:
        """Whether it goes across both columns, as it should or as words would have to be cut."""
        needed = (_wide(self.title, LABEL), *(_needed(row) for row in self.rows))
        return self.wide or 2 * INSET + max(needed) > COLUMN


@dataclass(frozen=True, slots=True)
class Profile:
    """A player's record on a server, in one game or in all.

    `line` stands below the name, and `face` is the number of the person's colour.
    """

    name: str
    line: str
    tiles: tuple[Tile, ...]
    chart: Chart | None = None
    sections: tuple[Section, ...] = ()
    face: int = 0


def draw_profile(profile: Profile, texts: Texts) -> Picture:
    """Return the figures, the curve, and the sections, most of them in two columns."""
    return kept(("profile", profile, texts.language), lambda: _draw(profile, texts))


def profile_in_words(profile: Profile, texts: Texts) -> list[str]:
    """Return the same in sentences."""
    head = texts.say("words-of", what=profile.name, told=profile.line)
    tiles = (texts.say("words-of", what=each.label, told=each.figure) for each in profile.tiles)
    told = [f"{head}.", f"{capital(parted(tiles, texts))}."]
    if profile.chart is not None:
        told.append(_chart_in_words(profile.chart, texts))
    return told + [_section_in_words(section, texts) for section in profile.sections]


def _chart_in_words(chart: Chart, texts: Texts) -> str:
    return texts.say(
        "profile-words-curve",
        title=chart.title,
        first=str(chart.values[0]),
        highest=str(max(chart.values)),
        lowest=str(min(chart.values)),
        now=str(chart.values[-1]),
        off=str(chart.offs[-1]),
    )


def _section_in_words(section: Section, texts: Texts) -> str:
    told = parted((_entry_in_words(row, texts) for row in section.rows), texts)
    return f"{texts.say('words-of', what=section.title, told=told)}."


def _entry_in_words(row: Entry, texts: Texts) -> str:
    told = f"{isolated(row.label)} {row.value}".strip()
    told = f"{told} ({row.detail})" if row.detail else told
    return texts.say(f"medal-{METALS[row.medal - 1]}", of=told) if row.medal else told


def _alt(profile: Profile, texts: Texts) -> str:
    # As many sentences as Discord takes.
    told = ""
    for sentence in profile_in_words(profile, texts):
        if len(told) + 1 + len(sentence) > LONGEST_ALT:
            break
        told = f"{told} {sentence}".strip()
    return told


def _draw(profile: Profile, texts: Texts) -> Picture:
    places, bottom = _places(profile)
    drawing = Drawing(cardless_palette(), (WIDTH, bottom + SIDE), FELT)
    _head(drawing, profile, texts)
    for place, tile in enumerate(profile.tiles):
        row, column = divmod(place, TILES_IN_ROW)
        at = SIDE + column * (TILE[0] + GAP), _tiles_top(profile) + row * (TILE[1] + GAP)
        _tile(drawing, tile, at)
    if profile.chart is not None:
        _chart(drawing, profile.chart, _tiles_foot(profile) + GAP)
    for section, (x, y) in zip(profile.sections, places, strict=True):
        _section(drawing, section, x, y)
    return drawing.picture(_alt(profile, texts), thorough)


def _places(profile: Profile) -> tuple[list[tuple[int, int]], int]:
    # Each section goes to the column that is shorter; also returned is where the page ends.
    top = _tiles_foot(profile)
    top += GAP + _chart_height(profile.chart) if profile.chart is not None else 0
    feet, places = [top, top], {}
    for at in _order(profile.sections):
        section = profile.sections[at]
        if section.is_wide:
            feet = [max(feet)] * 2
        column = feet.index(min(feet))
        places[at] = SIDE + column * (COLUMN + GAP), feet[column] + GAP
        feet[column] += GAP + section.height
        if section.is_wide:
            feet = [feet[column]] * 2
    return [places[at] for at in range(len(places))], max(feet)


def _order(sections: Sequence[Section]) -> Iterator[int]:
    # As they come, but one that has a column to itself is followed by the next of that kind.
    left, is_alone = [*range(len(sections))], False
    while left:
        narrow = (at for at in left if not sections[at].is_wide)
        at = next(narrow, left[0]) if is_alone else left[0]
        left.remove(at)
        is_alone = not is_alone and not sections[at].is_wide
        yield at


def _below(profile: Profile) -> tuple[str, ...]:
    # The lines below the name.
    return wrapped(profile.line, BELOW.style, WIDTH - SIDE - HEAD)


def _tiles_top(profile: Profile) -> int:
    return HEADER + (len(_below(profile)) - 1) * LINE_HEIGHT


def _tiles_foot(profile: Profile) -> int:
    rows = -(-len(profile.tiles) // TILES_IN_ROW)
    return _tiles_top(profile) + rows * (TILE[1] + GAP) - GAP


def _caption(chart: Chart) -> tuple[str, ...]:
    return wrapped(chart.title, CAPTION.style, INNER - 2 * INSET)


def _chart_height(chart: Chart) -> int:
    return CHART + (len(_caption(chart)) - 1) * LINE_HEIGHT


def _head(drawing: Drawing, profile: Profile, texts: Texts) -> None:
    name = clean(profile.name, texts.say("board-nameless"))
    avatar(drawing, portrait(Nameplate(name, face=profile.face)), (SIDE, 26), AVATAR, FELT)
    write_fitting(drawing, name, HEAD, 62, NAMES, WIDTH - SIDE - HEAD)
    for row, line in enumerate(_below(profile)):
        write(drawing, line, HEAD, 110 + row * LINE_HEIGHT, BELOW, WIDTH - SIDE - HEAD)


def _tile(drawing: Drawing, tile: Tile, at: tuple[int, int]) -> None:
    (x, y), room = at, TILE[0] - 2 * INSET
    drawing.stamp(_plate(drawing, TILE), x, y)
    middle = x + TILE[0] // 2
    write_centred(drawing, tile.figure, middle, y + 58, value_ink(tile.figure, FIGURE), room)
    write_centred(drawing, tile.label, middle, y + 101, LABEL, room)


def _chart(drawing: Drawing, chart: Chart, top: int) -> None:
    drawing.stamp(_plate(drawing, (INNER, _chart_height(chart))), SIDE, top)
    for words in _caption(chart):
        write(drawing, words, SIDE + INSET, top + 48, CAPTION, INNER - 2 * INSET)
        top += LINE_HEIGHT
    top -= LINE_HEIGHT
    size = PLOT[2] - PLOT[0], PLOT[3] - PLOT[1]
    pairs = list(zip(chart.values, chart.offs, strict=True))
    above = _spots(chart, [value + off for value, off in pairs])
    below = _spots(chart, [value - off for value, off in pairs])
    area, spots = band(above, below, size), _spots(chart, chart.values)
    filled = drawing.palette.inked(area, PLATE, PLATE_EDGE)
    drawing.lay(filled, area.point(TOUCHED, "1"), PLOT[0], top + PLOT[1])
    _grid(drawing, chart, top)
    line = curve(spots, size, THICK)
    drawing.lay(
        drawing.palette.inked(line, PLATE, GOLD),
        line.point(TOUCHED, "1"),
        PLOT[0],
        top + PLOT[1],
    )
    x, y = PLOT[0] + round(spots[-1][0]), top + PLOT[1] + round(spots[-1][1])
    drawing.stamp(button(drawing.palette, DOT, GOLD, (PLATE, 2), PLATE), x - DOT // 2, y - DOT // 2)
    write(drawing, number(chart.values[-1]), x + 16, y + 13, END, WIDTH - SIDE - 10 - x - 16)


def _spots(chart: Chart, values: Sequence[int]) -> list[Spot]:
    # Half of the line and of the dot at its end stay inside.
    across = PLOT[2] - PLOT[0] - 2 * THICK
    return [
        (THICK + across * at / (len(values) - 1), height)
        for at, height in enumerate(_heights(chart, values))
    ]


def _heights(chart: Chart, values: Sequence[int]) -> list[int]:
    highest, lowest = chart.highest, chart.lowest
    room, span = PLOT[3] - PLOT[1] - 2 * THICK, max(highest - lowest, 1)
    return [THICK + round(room * (highest - value) / span) for value in values]


def _grid(drawing: Drawing, chart: Chart, top: int) -> None:
    found = marks(chart.lowest, chart.highest, MOST_LINES)
    for mark, height in zip(found, _heights(chart, found), strict=True):
        y = top + PLOT[1] + height
        drawing.box(PLOT[0], y - 1, PLOT[2], y + 1, WELL)
        write_before(drawing, number(mark), PLOT[0] - 14, y + 12, LABEL)


def _section(drawing: Drawing, section: Section, x: int, y: int) -> None:
    width = section.width
    drawing.stamp(_plate(drawing, (width, section.height)), x, y)
    write(drawing, section.title, x + INSET, y + 46, LABEL, width - 2 * INSET)
    for place, row in enumerate(section.rows):
        _row(drawing, row, x, width, y + TITLE + place * ROW + 38)


def _row(drawing: Drawing, row: Entry, x: int, width: int, foot: int) -> None:
    # The label gives way to the detail, which may take half of the room; a name, to the label.
    ink, right = value_ink(row.value, VALUES), x + width - INSET
    left = right - _value_width(row)
    write_before(drawing, row.value, right, foot, ink)
    begin = x + INSET
    if row.medal:
        _medal(drawing, row.medal, begin, foot)
        begin += MEDAL + 8
    room = left - begin
    label = min(_wide(row.label, LINE), room)
    if row.detail:
        least = 0 if row.named else (left - x - INSET) // 2
        detail = min(_wide(row.detail, DETAIL), max(room - label - APART, least))
        write_before(drawing, row.detail, left, foot, DETAIL, detail)
        label = min(label, room - detail - APART)
    write(drawing, row.label, begin, foot, LINE, label)


def _medal(drawing: Drawing, place: int, x: int, foot: int) -> None:
    face = Face(str(place), MEDALS[place - 1], ink=INK)
    avatar(drawing, face, (x, foot - 12 - MEDAL // 2), MEDAL, PLATE)


def _value_width(row: Entry) -> int:
    # With what is free before it.
    if not row.value:
        return 0
    return max(VALUE, _wide(row.value, value_ink(row.value, VALUES)) + 18)


def _needed(row: Entry) -> int:
    detail = min(_wide(row.detail, DETAIL), SHORT) if row.named else _wide(row.detail, DETAIL)
    medal = MEDAL + 8 if row.medal else 0
    return medal + _wide(row.label, LINE) + (APART + detail if detail else 0) + _value_width(row)


def _wide(text: str, ink: Ink) -> int:
    return ceil(length(text, ink.style)) if text else 0


def _plate(drawing: Drawing, size: tuple[int, int]) -> Image.Image:
    return plate(drawing.palette, size, 16, PLATE, (PLATE_EDGE, 2), FELT)
