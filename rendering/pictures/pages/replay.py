"""The sheet of a finished deal: every trick, who led it, who won it, and its points."""

from collections.abc import Iterator

from bot.games.cards import Seat
from bot.games.drawings import drawn_as
from bot.games.trick import Trick
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.alt import score_title
from bot.words.labels import bid_name, capital
from bot.words.numbers import in_figures, signed
from bot.words.ranks import points_in
from bot.words.seats import PARTNER, Nameplate, bidder_of
from bot.words.told import laid_away
from bot.words.wording import Wording
from rendering.canvas.avatar import Face, avatar
from rendering.canvas.colours import FELT, GOLD, MUTED, PLATE, PLATE_EDGE, WHITE
from rendering.canvas.drawing import TO_READ, Drawing, Spot, shortened
from rendering.canvas.lettering import Ink, write, write_before, write_block
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.canvas.plates import plate
from rendering.canvas.png import thorough
from rendering.canvas.script import Style
from rendering.canvas.shapes import tally, tally_width
from rendering.canvas.shelf import kept
from rendering.cards import store
from rendering.cards.deck import SLOTS, Deck, Kind
from rendering.cards.index_row import (
    IndexRow,
    band_height,
    cards_height,
    lay_band,
    lay_index_row,
    lay_owner,
)
from rendering.pictures.laid_away import draw_laid_away, plate_height
from rendering.pictures.seats import faces_of, presentable
from rendering.pictures.writing import points_ink

WIDTH = 1100
SIDE = 24
HEADER = 72
CONTRACT = 44
"""The height of the line with the contract."""
SEAT = 84
SEATS_IN_ROW = 4
"""More seats stand in two rows."""
GAP = 10
HEAD = 42
PADDING = 12
AVATAR = 50
OWNER = 44
"""The faces of those who played the cards of a trick."""

TITLE = Ink(Style(32, 700), WHITE, FELT)
ASIDE = Ink(Style(26, 500), MUTED, FELT)
BID = Ink(Style(30, 600), WHITE, FELT)
NAME = Ink(Style(26, 700), WHITE, PLATE)
NUMBER = Ink(Style(26, 500), MUTED, PLATE)
POINTS = Ink(Style(28, 700), GOLD, PLATE)
STROKES = (24, 18, 14)
SHORT_NAME = 8


def draw_replay(
    view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, art: str | None = None
) -> Picture:
    """All tricks of the deal in one picture; the deal must be over.

    *art* may be the drawing of another pack in which the game can be shown.
    """
    drawn = art or view.game.pack.art
    return kept(
        ("replay", view, sitters, texts.language, drawn),
        lambda: _draw(view, presentable(sitters, texts), texts, drawn),
    )


def replay_in_words(
    view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, art: str | None = None
) -> str:
    """The same in sentences, with the cards and the full names if there is room for them."""
    scores = ", ".join(
        f"{sitter.name} {signed(score)}"
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
    return next((words for words in told if len(words) <= LONGEST_ALT), head)


def contract_in_words(view: SeatView, names: tuple[str, ...], texts: Texts) -> str:
    """Who played which contract, and with whom; empty if there was none."""
    bid = bidder_of(view)
    if bid is None:
        return ""
    taken = capital(bid_name(bid.bid, texts))
    told = texts.say("stands-contract-words", name=names[bid.seat], bid=taken)
    partners = [names[seat] for seat, role in enumerate(view.roles) if role == PARTNER]
    return (
        texts.say("replay-partner", contract=told, name=", ".join(partners)) if partners else told
    )


def columns(players: int) -> int:
    """How many tricks make a row."""
    return {3: 5, 4: 4}.get(players, 3)


def tile_size(players: int, kind: Kind) -> tuple[int, int]:
    """The width and height of a trick."""
    count = columns(players)
    width = (WIDTH - 2 * SIDE - GAP * (count - 1)) // count
    return width, HEAD + cards_height(kind.width) + band_height(OWNER)


def seats_in_row(players: int) -> int:
    """How many seats stand beside each other."""
    return players if players <= SEATS_IN_ROW else -(-players // 2)


def seat_size(players: int) -> tuple[int, int]:
    """The width of the plate of a seat, and from one row of them to the next."""
    count = seats_in_row(players)
    return (WIDTH - 2 * SIDE - GAP * (count - 1)) // count, SEAT + GAP


def seats_top(view: SeatView) -> int:
    """Where the plates of the seats begin, in pixels from the top."""
    return HEADER if bidder_of(view) is None else HEADER + CONTRACT


def tiles_top(view: SeatView) -> int:
    """Where the tricks begin, in pixels from the top."""
    players = view.game.players
    return seats_top(view) + -(-players // seats_in_row(players)) * seat_size(players)[1]


def kind_of(players: int) -> Kind:
    """The size of the cards."""
    return SLOTS[max(players, 5)]


def _draw(view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, art: str) -> Picture:
    players = view.game.players
    kind, count = kind_of(players), columns(players)
    deck = store.deck(art, kind)
    width, height = tile_size(players, kind)
    rows = max(1, -(-len(view.tricks) // count))
    top = tiles_top(view)
    bottom = top + rows * (height + GAP)
    away = plate_height(deck) + GAP if view.laid_away else 0
    size = (WIDTH, bottom + away + SIDE - GAP)
    drawing = Drawing(deck.palette, size, FELT, TO_READ)
    faces = faces_of(view, sitters)
    _head(drawing, view, sitters, texts)
    _seats(drawing, view, sitters, faces)
    if not view.tricks:
        middle = (WIDTH // 2, top + height // 2)
        write_block(drawing, texts.say("replay-none"), middle, ASIDE, WIDTH - 2 * SIDE)
    for number, trick in enumerate(view.tricks):
        x = SIDE + number % count * (width + GAP)
        y = top + number // count * (height + GAP)
        _tile(drawing, deck, view, number, (x, y))
        _cards(drawing, deck, trick, faces, (x, y))
    draw_laid_away(drawing, deck, view, sitters, (SIDE, bottom), WIDTH - 2 * SIDE, texts)
    return drawing.picture(replay_in_words(view, sitters, texts, art), thorough)


def _head(drawing: Drawing, view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts) -> None:
    write(drawing, score_title(view, texts), SIDE, HEADER - 26, TITLE)
    write_before(drawing, texts.say("replay-order"), WIDTH - SIDE, HEADER - 28, ASIDE)
    contract = contract_in_words(view, tuple(sitter.name for sitter in sitters), texts)
    if contract:
        write(drawing, contract, SIDE, HEADER + CONTRACT - 24, BID, WIDTH - 2 * SIDE)


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
        write(drawing, sitter.name, left, y + 36, NAME, room)
        score = _scores(view)[seat]
        ends = write_before(drawing, signed(score), left + room, y + 70, points_ink(score, 26))
        _strokes(drawing, view.tricks_taken[seat], (left, y + 70), ends - left - 10)


def _strokes(drawing: Drawing, count: int, at: Spot, room: int) -> None:
    height = next((high for high in STROKES if tally_width(count, high) <= room), STROKES[-1])
    strokes = tally(count, height).point(drawing.palette.ramp(PLATE, MUTED))
    drawing.stamp(strokes, at[0], at[1] - height)


def _tile(drawing: Drawing, deck: Deck, view: SeatView, number: int, at: Spot) -> None:
    trick, (x, y) = view.tricks[number], at
    size = tile_size(view.game.players, deck.kind)
    drawing.stamp(plate(drawing.palette, size, 12, PLATE, (PLATE_EDGE, 2), FELT), x, y)
    write(drawing, str(number + 1), x + 12, y + 31, NUMBER)
    points = in_figures(points_in(view.game, trick.cards))
    write_before(drawing, points, x + size[0] - 12, y + 31, POINTS)


def _cards(drawing: Drawing, deck: Deck, trick: Trick, faces: tuple[Face, ...], at: Spot) -> None:
    width = tile_size(len(faces), deck.kind)[0] - 2 * PADDING
    codes = tuple(drawn_as(card, deck.pack).code for card in trick.cards)
    winner = next(place for place, seat in enumerate(trick.seats) if seat == trick.winner)
    row = IndexRow(codes, (at[0] + PADDING, at[1] + HEAD), width, OWNER, winner)
    lay_index_row(drawing, deck, row)
    lay_band(drawing, deck, row, PADDING - 4)
    for place, seat in enumerate(trick.seats):
        lay_owner(drawing, deck, row, place, faces[seat])


def _scores(view: SeatView) -> tuple[int, ...]:
    assert view.score is not None
    return view.score.scores


def _tricks(
    view: SeatView, kind: str, names: tuple[str, ...], texts: Texts, art: str | None
) -> Iterator[str]:
    drawn = art or view.game.pack.art
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
