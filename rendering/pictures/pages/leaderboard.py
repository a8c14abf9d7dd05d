"""The picture of a page of a leaderboard, and the line of whoever asks."""

from dataclasses import dataclass
from itertools import accumulate

from bot.texts import Texts
from bot.words.seats import Nameplate
from rendering.canvas.avatar import Face, avatar
from rendering.canvas.byte_lru import kept
from rendering.canvas.colours import FELT, GOLD, INK, MINUS, MUTED, PLATE, PLATE_EDGE, PLUS, WHITE
from rendering.canvas.drawing import Drawing
from rendering.canvas.lettering import Ink, write, write_before, write_centred, write_fitting
from rendering.canvas.picture import Picture
from rendering.canvas.plates import button, plate
from rendering.canvas.script import Style, clean, wrapped
from rendering.canvas.shapes import TOUCHED, triangle
from rendering.pictures.pages.cardless import MEDALS, cardless_palette
from rendering.pictures.pages.curves import curve
from rendering.pictures.seats import portrait
from rendering.pictures.writing import value_ink

WIDTH = 1100
SIDE = 24
HEADER = 128
ROW = 74
GAP = 8
OWN_GAP = 28
"""Pixels above the asker's row where others are left out before it."""
UNRANKED = 58
"""Pixels for the words between those who are ranked and the others."""
NOTE = 54
"""Pixels for what the asker's row is followed by, if it is one line."""
NOTE_LINE = 46
"""Pixels for each further line of that."""
MEDAL = 56
PLACE = (SIDE + 9, 100)
"""Where the place is written, and how wide it may be."""
AVATAR = 56
NAME = 210
NAME_WIDTH = 240
CURVE = (462, 180, 50)
"""Where the curve of the form begins, how wide and how high it is."""
BAR = (676, 830)
MOVED = (840, 908)
"""Where it is told who has risen or fallen, if the value leaves room for that."""
ARROW = 18
MOST_MOVED = 99
"""More than two figures have no room."""
VALUE = 1056
LEAST_SWING = 200
"""A curve of the form that goes no further is drawn in this measure, in tenths of a unit."""

TITLES = tuple(Ink(Style(size, 700), WHITE, FELT) for size in (40, 34))
HEAD = Ink(Style(34, 500), MUTED, FELT)
NAMED = Ink(Style(34, 700), WHITE, PLATE)
PLACED = Ink(Style(34, 600), MUTED, PLATE)
VALUE_SIZE = 36
UNSETTLED = Ink(Style(VALUE_SIZE, 700), MUTED, PLATE)
OF = Ink(Style(34, 500), MUTED, PLATE)


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardLine:
    """One person on a board.

    Without a `place` they are not ranked, and may have an `expected` one. `value` is what they are
    ranked by as it is shown, and `of` what follows it in small. `share` is a part of a whole in per
    cent; `range` are the lowest and the highest number between which a rating lies. `form` are the
    margins of the newest deals, in tenths of a unit. `face` is the number of the person's colour;
    `own` marks the one who asks. They have `moved` up by so many places since Monday, down if that
    is negative.
    """

    place: int | None
    name: str
    value: str
    expected: int | None = None
    of: str = ""
    share: int | None = None
    range: tuple[int, int] | None = None
    form: tuple[int, ...] = ()
    face: int = 0
    own: bool = False
    moved: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardSheet:
    """A page of a board: what it is called and of which time, and by what people are ranked.

    `own` is the line of the one who asks if they are not among the `lines`, and `note` what they
    are told about it. `medals` says whether the first three get any, and `over` whether nothing can
    change any more.
    """

    title: str
    time: str
    by: str
    lines: tuple[LeaderboardLine, ...]
    own: LeaderboardLine | None = None
    note: str = ""
    medals: bool = False
    over: bool = False

    @property
    def shown(self) -> tuple[LeaderboardLine, ...]:
        """All lines, the asker's last if it is not on the page."""
        return self.lines if self.own is None else (*self.lines, self.own)


def draw_leaderboard(sheet: LeaderboardSheet, texts: Texts) -> Picture:
    """Return the lines in order, those without a place below a line of words, then the asker's
    own."""
    return kept(("leaderboard", sheet, texts.language), lambda: _draw(sheet, texts))


def leaderboard_in_words(
    sheet: LeaderboardSheet, texts: Texts, most: int | None = None
) -> list[str]:
    """Return the same in sentences: the title, one for each person, and what the asker is told.

    Only the first few people are told of if there is a *most*.
    """
    title = texts.say("board-words-title", title=sheet.title, time=sheet.time, by=sheet.by)
    told = [title, *(_words(line, texts) for line in sheet.lines[:most])]
    if sheet.own is not None:
        told.append(texts.say("board-words-own", line=_words(sheet.own, texts)))
    return [*told, sheet.note] if sheet.note else told


def _draw(sheet: LeaderboardSheet, texts: Texts) -> Picture:
    spots, height = _spots(sheet)
    drawing = Drawing(cardless_palette(), (WIDTH, height), FELT)
    _head(drawing, sheet, texts)
    for line, y in zip(sheet.shown, spots, strict=True):
        _row(drawing, line, y, sheet, texts)
    first = _first_unranked(sheet)
    if first is not None:
        words = texts.say("board-unranked-then" if sheet.over else "board-unranked")
        _divider(drawing, spots[first] - UNRANKED, words)
    if sheet.own is not None:
        _dots(drawing, spots[-1] - (OWN_GAP + GAP) // 2)
    for number, note in enumerate(reversed(_note_lines(sheet))):
        foot = height - SIDE + 4 - number * NOTE_LINE
        write(drawing, note, SIDE, foot, HEAD, WIDTH - 2 * SIDE)
    return drawing.picture(" ".join(leaderboard_in_words(sheet, texts)))


def _spots(sheet: LeaderboardSheet) -> tuple[list[int], int]:
    # The top of each row, and the height of the picture.
    spots, y = [], HEADER
    for number in range(len(sheet.lines)):
        y += UNRANKED if number == _first_unranked(sheet) else 0
        spots.append(y)
        y += ROW + GAP
    if sheet.own is not None:
        spots.append(y + OWN_GAP)
        y += OWN_GAP + ROW + GAP
    lines = len(_note_lines(sheet))
    return spots, y + SIDE - GAP + (NOTE + NOTE_LINE * (lines - 1) if lines else 0)


def _note_lines(sheet: LeaderboardSheet) -> tuple[str, ...]:
    return wrapped(sheet.note, HEAD.style, WIDTH - 2 * SIDE) if sheet.note else ()


def _first_unranked(sheet: LeaderboardSheet) -> int | None:
    found = (number for number, line in enumerate(sheet.lines) if line.place is None)
    return next(found, None)


def _head(drawing: Drawing, sheet: LeaderboardSheet, texts: Texts) -> None:
    write_fitting(drawing, sheet.title, SIDE, HEADER - 74, TITLES, WIDTH - 2 * SIDE)
    foot = HEADER - 22
    write(drawing, sheet.time, SIDE, foot, HEAD, CURVE[0] - SIDE - 12)
    if any(line.form for line in sheet.shown):
        write(drawing, texts.say("board-form"), CURVE[0], foot, HEAD, BAR[0] - CURVE[0] - 12)
    if any(line.range for line in sheet.shown):
        write(drawing, texts.say("board-range"), BAR[0], foot, HEAD)
    write_before(drawing, sheet.by, VALUE, foot, HEAD)


def _row(
    drawing: Drawing, line: LeaderboardLine, y: int, sheet: LeaderboardSheet, texts: Texts
) -> None:
    rim = (GOLD, 3) if line.own else (PLATE_EDGE, 2)
    drawing.stamp(plate(drawing.palette, (WIDTH - 2 * SIDE, ROW), 16, PLATE, rim, FELT), SIDE, y)
    foot, name = y + ROW // 2 + 12, clean(line.name, texts.say("board-nameless"))
    _place(drawing, line, y, foot, sheet.medals)
    face = portrait(Nameplate(name, face=line.face))
    avatar(drawing, face, (NAME - AVATAR - 12, y + (ROW - AVATAR) // 2), AVATAR, PLATE)
    write(drawing, name, NAME, foot, NAMED, NAME_WIDTH)
    if line.form:
        _form(drawing, line.form, y + (ROW - CURVE[2]) // 2)
    if line.share is not None:
        _share(drawing, line.share, y + ROW // 2)
    if line.range is not None:
        _range(drawing, line, _scale(sheet), y + ROW // 2)
    begins = VALUE
    if line.of:
        begins = write_before(drawing, line.of, VALUE, foot, OF) - 8
    ink = UNSETTLED if line.place is None else value_ink(line.value, VALUE_SIZE)
    begins = write_before(drawing, line.value, begins, foot, ink)
    if line.moved and begins > MOVED[1]:
        _moved(drawing, line.moved, y + ROW // 2, foot)


def _place(drawing: Drawing, line: LeaderboardLine, y: int, foot: int, medals: bool) -> None:
    middle, place = PLACE[0] + PLACE[1] // 2, line.place
    text = expected_place(line.expected) if place is None else str(place)
    if place is None or place > len(MEDALS) or not medals:
        write_centred(drawing, text, middle, foot, PLACED, PLACE[1])
        return
    face = Face(text, MEDALS[place - 1], ink=INK)
    avatar(drawing, face, (middle - MEDAL // 2, y + (ROW - MEDAL) // 2), MEDAL, PLATE)


def expected_place(place: int | None) -> str:
    """Return how a place is written that is not certain yet, if there is one."""
    return "?" if place is None else f"{place}.?"


def _form(drawing: Drawing, form: tuple[int, ...], top: int) -> None:
    # How the margins add up: it rises where they were above what is usual.
    left, width, height = CURVE
    steps = tuple(accumulate(form, initial=0))
    swing = max(LEAST_SWING, *map(abs, steps))
    drawing.box(left, top + height // 2, left + width, top + height // 2 + 1, PLATE_EDGE)
    room, across = height / 2 - 4, (width - 8) / (len(steps) - 1)
    spots = [(4 + across * n, height / 2 - room * at / swing) for n, at in enumerate(steps)]
    area = curve(spots, (width, height), 3)
    line = drawing.palette.inked(area, PLATE, MUTED)
    drawing.lay(line, area.point(TOUCHED, "1"), left, top)


def _moved(drawing: Drawing, moved: int, middle: int, foot: int) -> None:
    area = triangle(ARROW, moved > 0)
    arrow = drawing.palette.inked(area, PLATE, PLUS if moved > 0 else MINUS)
    drawing.stamp(arrow, MOVED[0], middle - ARROW // 2)
    left = MOVED[0] + ARROW + 5
    write(drawing, str(min(abs(moved), MOST_MOVED)), left, foot, OF, MOVED[1] - left)


def _share(drawing: Drawing, share: int, middle: int) -> None:
    left, right = BAR
    drawing.box(left, middle - 9, right, middle + 9, PLATE_EDGE)
    if share:
        drawing.box(left, middle - 9, left + round((right - left) * share / 100), middle + 9, PLUS)


def _scale(sheet: LeaderboardSheet) -> tuple[int, int]:
    # From the lowest to the highest number between which any rating lies.
    ends = [end for line in sheet.shown for end in line.range or ()]
    return min(ends), max(ends)


def _range(drawing: Drawing, line: LeaderboardLine, scale: tuple[int, int], middle: int) -> None:
    assert line.range is not None
    low, high = (_across(end, scale) for end in line.range)
    drawing.box(BAR[0], middle - 1, BAR[1], middle + 1, PLATE_EDGE)
    drawing.box(low, middle - 6, high, middle + 6, PLATE_EDGE if line.place is None else PLUS)
    at = (low + high) // 2
    drawing.box(at - 2, middle - 11, at + 2, middle + 11, WHITE)


def _across(number: int, scale: tuple[int, int]) -> int:
    left, right = BAR
    lowest, highest = scale
    return left + round((right - left) * (number - lowest) / max(1, highest - lowest))


def _divider(drawing: Drawing, y: int, words: str) -> None:
    middle = y + (UNRANKED - GAP) // 2
    begins = write(drawing, words, SIDE, middle + 12, HEAD) + 16
    drawing.box(begins, middle, WIDTH - SIDE, middle + 2, PLATE_EDGE)


def _dots(drawing: Drawing, middle: int) -> None:
    dot = button(drawing.palette, 6, MUTED, (MUTED, 1), FELT)
    for x in (-16, 0, 16):
        drawing.stamp(dot, WIDTH // 2 + x - 3, middle - 3)


def _words(line: LeaderboardLine, texts: Texts) -> str:
    value = f"{line.value} {line.of}".strip()
    if line.place is None and line.expected is not None:
        place = expected_place(line.expected)
        return texts.say("board-words-expected", place=place, name=line.name, value=value)
    if line.place is None:
        return texts.say("board-words-unranked", name=line.name, value=value)
    if line.moved:
        key = "board-words-up" if line.moved > 0 else "board-words-down"
        value = texts.say(key, value=value, places=abs(line.moved))
    return texts.say("board-words-line", place=str(line.place), name=line.name, value=value)
