"""The sheet of a finished deal: every trick, who led it, who won it, and its points."""

from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from bot.games.cards import Seat
from bot.games.drawings import drawn_as
from bot.games.trick import Trick
from bot.games.view import SeatView
from bot.texts import Texts, isolated
from bot.words.alt import score_title
from bot.words.labels import bid_name, capital
from bot.words.lists import listed
from bot.words.numbers import in_figures, signed
from bot.words.ranks import points_in
from bot.words.seats import PARTNER, Nameplate, bidder_of
from bot.words.summary import laid_away
from bot.words.wording import Wording
from rendering.canvas.avatar import Face, avatar
from rendering.canvas.byte_lru import kept, shelved
from rendering.canvas.colours import (
    FELT,
    GOLD,
    INK,
    MINUS,
    MUTED,
    PLATE,
    PLATE_EDGE,
    WHITE,
)
from rendering.canvas.drawing import Drawing, Spot, shortened
from rendering.canvas.indexed import Palette
from rendering.canvas.lettering import Ink, write, write_before, write_block
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.canvas.plates import Rim, button, plate
from rendering.canvas.png import thorough
from rendering.canvas.script import Style, length, lettered
from rendering.canvas.shapes import TOUCHED, tally, tally_width
from rendering.cards.deck import SLOTS, CardKind, Deck
from rendering.cards.index_row import (
    IndexRow,
    band_height,
    cards_height,
    lay_band,
    lay_index_row,
    lay_owner,
)
from rendering.cards.look import spoken
from rendering.cards.store import store
from rendering.pictures.laid_away import draw_laid_away, plate_height
from rendering.pictures.seats import brief, faces_of, fitting, presentable
from rendering.pictures.writing import points_ink

WIDTH = 1100
SIDE = 24
HEADER = 118
CONTRACT = 46
"""The height of the line with the contract."""
SEAT = 102
SEATS_IN_ROW = 3
"""More seats stand in two rows."""
GAP = 10
HEAD = 50
PADDING = 12
AVATAR = 64
OWNER = 53
"""The faces of those who played the cards of a trick."""

TITLE = Ink(Style(36, 700), WHITE, FELT)
ASIDE = Ink(Style(34, 500), MUTED, FELT)
BID = Ink(Style(34, 600), WHITE, FELT)
NAME = Ink(Style(34, 700), WHITE, PLATE)
NUMBER = Ink(Style(34, 500), MUTED, PLATE)
POINTS = Ink(Style(36, 700), GOLD, PLATE)
LOSS = Ink(Style(34, 700), MINUS, PLATE)
PLACE = Style(34, 800)
DISC = 42
UNDERLINE = 10
RADIUS = 12
RIM = 5
BESIDE = 4
"""How far the band reaches beside the cards."""
STROKES = (28, 22, 16)
SHORT_NAME = 8


@dataclass(frozen=True, slots=True)
class Marked:
    """A card that is marked on the sheet: the number of its trick, counted from 1, and its seat.

    `place` and `loss` are written above the trick.
    """

    trick: int
    seat: Seat
    place: int
    loss: str


def draw_replay(
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    texts: Texts,
    art: str | None = None,
    marked: tuple[Marked, ...] = (),
    told: str = "",
) -> Picture:
    """Return all tricks of the deal in one picture; the deal must be over.

    *art* may be the drawing of another pack in which the game can be shown. Some cards may be
    *marked*; *told* says in words why, and comes first in the alt text.
    """
    drawn = art or view.game.pack.art

    def draw() -> Picture:
        drawing = _drawn(view, presentable(sitters, texts), texts, drawn, marked)
        room = LONGEST_ALT - len(told) - 1
        alt = f"{told} {replay_in_words(view, sitters, texts, drawn, room)}".strip()
        return drawing.picture(alt, thorough)

    return kept(("replay", view, sitters, texts.language, drawn, marked, told), draw)


def replay_in_words(
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    texts: Texts,
    art: str | None = None,
    room: int = LONGEST_ALT,
) -> str:
    """Return the same in sentences, with the cards and the full names if there is room for them."""
    scores = ", ".join(
        f"{isolated(sitter.name)} {signed(score)}"
        for sitter, score in zip(sitters, _scores(view), strict=True)
    )
    names = tuple(sitter.name for sitter in sitters)
    away = laid_away(view, names, Wording.usual(texts, art or view.game.pack.art))
    title = score_title(view, texts)
    contract = contract_in_words(view, names, texts)
    if contract:
        title = f"{title}. {contract}"
    scored = texts.say("replay-words", title=title, scores=scores)
    head = " ".join([scored, *away])
    short = tuple(shortened(name, SHORT_NAME) for name in names)
    ways = (("", names), ("", short), ("-plain", names), ("-plain", short))
    told = (" ".join([head, *_tricks(view, kind, called, texts, art)]) for kind, called in ways)
    return next((words for words in told if len(words) <= room), head)


def contract_in_words(view: SeatView, names: tuple[str, ...], texts: Texts) -> str:
    """Return who played which contract, and with whom; empty if there was none."""
    bid = bidder_of(view)
    if bid is None:
        return ""
    taken = capital(bid_name(bid.bid, texts))
    told = texts.say("stands-contract-words", name=names[bid.seat], bid=taken)
    partners = [names[seat] for seat, role in enumerate(view.roles) if role == PARTNER]
    return (
        texts.say("replay-partner", contract=told, name=listed(partners, texts))
        if partners
        else told
    )


def columns(players: int) -> int:
    """Return how many tricks make a row."""
    return {3: 5, 4: 4}.get(players, 3)


def tile_size(players: int, kind: CardKind) -> tuple[int, int]:
    """Return the width and height of a trick."""
    count = columns(players)
    width = (WIDTH - 2 * SIDE - GAP * (count - 1)) // count
    return width, HEAD + cards_height(kind.width) + band_height(OWNER)


def seats_in_row(players: int) -> int:
    """Return how many seats stand beside each other."""
    return players if players <= SEATS_IN_ROW else -(-players // 2)


def seat_size(players: int) -> tuple[int, int]:
    """Return the width of the plate of a seat, and from one row of them to the next."""
    count = seats_in_row(players)
    return (WIDTH - 2 * SIDE - GAP * (count - 1)) // count, SEAT + GAP


def seats_top(view: SeatView) -> int:
    """Return where the plates of the seats begin, in pixels from the top."""
    return HEADER if bidder_of(view) is None else HEADER + CONTRACT


def tiles_top(view: SeatView) -> int:
    """Return where the tricks begin, in pixels from the top."""
    players = view.game.players
    return seats_top(view) + -(-players // seats_in_row(players)) * seat_size(players)[1]


def kind_of(players: int) -> CardKind:
    """Return the size of the cards."""
    return SLOTS[max(players, 5)]


def _drawn(
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    texts: Texts,
    art: str,
    marked: tuple[Marked, ...],
) -> Drawing:
    players = view.game.players
    kind, count = kind_of(players), columns(players)
    deck = store.deck(spoken(art, texts), kind)
    width, height = tile_size(players, kind)
    rows = max(1, -(-len(view.tricks) // count))
    top = tiles_top(view)
    bottom = top + rows * (height + GAP)
    away = plate_height(deck) + GAP if view.laid_away else 0
    size = (WIDTH, bottom + away + SIDE - GAP)
    drawing = Drawing(deck.palette, size, FELT)
    faces = faces_of(view, sitters)
    _head(drawing, view, sitters, texts)
    _seats(drawing, view, sitters, faces)
    if not view.tricks:
        middle = (WIDTH // 2, top + height // 2)
        write_block(drawing, texts.say("replay-none"), middle, ASIDE, WIDTH - 2 * SIDE)
    marks = {mark.trick - 1: mark for mark in marked}
    for number, trick in enumerate(view.tricks):
        x = SIDE + number % count * (width + GAP)
        y = top + number // count * (height + GAP)
        rim = (MINUS, RIM) if number in marks else (PLATE_EDGE, 2)
        ends = _tile(drawing, deck, view, number, (x, y), rim)
        row = _cards(drawing, deck, trick, faces, (x, y))
        if number in marks:
            _mark(drawing, marks[number], y, ends)
            _underline(drawing, deck, row, trick.seats.index(marks[number].seat))
        _rim(drawing, (x, y), (width, height), rim)
    draw_laid_away(drawing, deck, view, sitters, (SIDE, bottom), WIDTH - 2 * SIDE, texts)
    return drawing


def _head(drawing: Drawing, view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts) -> None:
    write(drawing, score_title(view, texts), SIDE, 50, TITLE, WIDTH - 2 * SIDE)
    write(drawing, texts.say("replay-order"), SIDE, HEADER - 22, ASIDE, WIDTH - 2 * SIDE)
    names = tuple(sitter.name for sitter in sitters)
    ways = (contract_in_words(view, some, texts) for some in (names, tuple(map(brief, names))))
    contract = fitting(ways, BID.style, WIDTH - 2 * SIDE)
    if contract:
        write(drawing, contract, SIDE, HEADER + CONTRACT - 20, BID, WIDTH - 2 * SIDE)


def _seats(
    drawing: Drawing, view: SeatView, sitters: tuple[Nameplate, ...], faces: tuple[Face, ...]
) -> None:
    (width, pitch), across = seat_size(len(sitters)), seats_in_row(len(sitters))
    stamp = plate(drawing.palette, (width, SEAT), 14, PLATE, (PLATE_EDGE, 2), FELT)
    for seat, sitter in enumerate(sitters):
        x = SIDE + seat % across * (width + GAP)
        y, left = seats_top(view) + seat // across * pitch, x + AVATAR + 20
        drawing.stamp(stamp, x, y)
        avatar(drawing, faces[seat], (x + 10, y + (SEAT - AVATAR) // 2), AVATAR, PLATE)
        room = x + width - left - 10
        write(drawing, sitter.name, left, y + 43, NAME, room)
        score = _scores(view)[seat]
        ends = write_before(drawing, signed(score), left + room, y + 86, points_ink(score, 36))
        _strokes(drawing, view.tricks_taken[seat], (left, y + 86), ends - left - 10)


def _strokes(drawing: Drawing, count: int, at: Spot, room: int) -> None:
    height = next((high for high in STROKES if tally_width(count, high) <= room), STROKES[-1])
    strokes = drawing.palette.inked(tally(count, height), PLATE, MUTED)
    drawing.stamp(strokes, at[0], at[1] - height)


def _tile(
    drawing: Drawing, deck: Deck, view: SeatView, number: int, at: Spot, rim: Rim
) -> tuple[int, int]:
    # Returns between which columns its head is empty.
    trick, (x, y) = view.tricks[number], at
    size = tile_size(view.game.players, deck.kind)
    drawing.stamp(plate(drawing.palette, size, RADIUS, PLATE, rim, FELT), x, y)
    left = write(drawing, str(number + 1), x + 12, y + 37, NUMBER)
    points = in_figures(points_in(view.game, trick.cards))
    return left, write_before(drawing, points, x + size[0] - 12, y + 37, POINTS)


def _mark(drawing: Drawing, mark: Marked, top: int, ends: tuple[int, int]) -> None:
    # The place in a disc, with the loss beside it if there is room.
    (left, right), wide = ends, round(length(mark.loss, LOSS.style))
    is_told = wide <= right - left - DISC - 18
    x = (left + right - DISC - (wide + 6 if is_told else 0)) // 2
    drawing.stamp(_place(drawing.palette, str(mark.place)), x, top + 7)
    if is_told:
        write(drawing, mark.loss, x + DISC + 6, top + 40, LOSS)


@shelved
def _place(palette: Palette, text: str) -> Image.Image:
    # The letters are higher than the disc.
    image = button(palette, DISC, MINUS, (MINUS, 1), PLATE).copy()
    letters = lettered(text, PLACE)
    spot = (DISC - letters.width) // 2, 33 - PLACE.baseline
    image.paste(palette.inked(letters, MINUS, INK), spot, letters.point(TOUCHED, "1"))
    return image


def _rim(drawing: Drawing, at: Spot, size: tuple[int, int], rim: Rim) -> None:
    # Once more, but for the outermost of its corners: letters and bands lie on the first one.
    (left, top), (right, bottom) = at, (at[0] + size[0], at[1] + size[1])
    (colour, thick), first = rim, PADDING - BESIDE
    drawing.box(left + first, top, right - first, top + thick, colour)
    drawing.box(left + first, bottom - thick, right - first, bottom, colour)
    drawing.box(left, top + first, left + thick, bottom - first, colour)
    drawing.box(right - thick, top + first, right, bottom - first, colour)


def _cards(
    drawing: Drawing, deck: Deck, trick: Trick, faces: tuple[Face, ...], at: Spot
) -> IndexRow:
    width = tile_size(len(faces), deck.kind)[0] - 2 * PADDING
    codes = tuple(drawn_as(card, deck.pack).code for card in trick.cards)
    winner = next(place for place, seat in enumerate(trick.seats) if seat == trick.winner)
    row = IndexRow(codes, (at[0] + PADDING, at[1] + HEAD), width, OWNER, winner)
    lay_index_row(drawing, deck, row)
    lay_band(drawing, deck, row, PADDING - BESIDE)
    for place, seat in enumerate(trick.seats):
        lay_owner(drawing, deck, row, place, faces[seat])
    return row


def _underline(drawing: Drawing, deck: Deck, row: IndexRow, place: int) -> None:
    left, right = row.strip(place)
    foot = row.at[1] + cards_height(deck.kind.width)
    drawing.box(left + 3, foot - UNDERLINE, right - 3, foot, MINUS)


def _scores(view: SeatView) -> tuple[int, ...]:
    assert view.score is not None
    return view.score.scores


def _tricks(
    view: SeatView, kind: str, names: tuple[str, ...], texts: Texts, art: str | None
) -> Iterator[str]:
    drawn = art or view.game.pack.art
    if view.tricks:
        yield texts.say("replay-words-tricks")
    for number, trick in enumerate(view.tricks, 1):
        assert trick.leader is not None
        assert trick.winner is not None
        yield texts.say(
            f"replay-words-trick{kind}",
            number=number,
            leader=names[trick.leader],
            winner=names[Seat(trick.winner)],
            points=in_figures(points_in(view.game, trick.cards)),
            cards=" ".join(drawn_as(card, drawn).code for card in trick.cards),
        )
