"""The sheet of a finished deal: every trick, who led it, who won it, and its points."""

from collections.abc import Iterator

from bot.games.cards import Seat
from bot.games.drawings import drawn_as
from bot.games.trick import Trick
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.alt import score_title
from bot.words.numbers import in_figures, signed
from bot.words.ranks import points_in
from bot.words.seats import Nameplate
from rendering.canvas.album import kept
from rendering.canvas.avatar import avatar
from rendering.canvas.colours import FELT, GOLD, MUTED, PLATE, PLATE_EDGE, WHITE
from rendering.canvas.drawing import Drawing, Spot, shortened
from rendering.canvas.lettering import Ink, write, write_before, write_block, write_fitting
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.canvas.plates import plate
from rendering.canvas.script import Style, length
from rendering.cards import store
from rendering.cards.deck import SLOTS, Deck, Kind
from rendering.cards.index_row import (
    BAND,
    IndexRow,
    cards_height,
    lay_band,
    lay_index_row,
    lay_owner,
)
from rendering.pictures.seats import colour_of, presentable
from rendering.pictures.writing import joined

WIDTH = 1100
SIDE = 24
HEADER = 72
SEATS = 78
GAP = 10
HEAD = 42
PADDING = 12
AVATAR = 44

TITLE = Ink(Style(32, 700), WHITE, FELT)
ASIDE = Ink(Style(25, 500), MUTED, FELT)
NAMES = (Ink(Style(25, 700), WHITE, PLATE), Ink(Style(20, 700), WHITE, PLATE))
COUNTS = Ink(Style(22, 500), MUTED, PLATE)
NUMBER = Ink(Style(24, 500), MUTED, PLATE)
POINTS = Ink(Style(26, 700), GOLD, PLATE)
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
    head = texts.say("replay-words", title=score_title(view, texts), scores=scores)
    names = tuple(sitter.name for sitter in sitters)
    short = tuple(shortened(name, SHORT_NAME) for name in names)
    ways = (("", names), ("", short), ("-plain", names), ("-plain", short))
    told = (" ".join([head, *_tricks(view, kind, called, texts, art)]) for kind, called in ways)
    return next((words for words in told if len(words) <= LONGEST_ALT), head)


def columns(players: int) -> int:
    """How many tricks make a row."""
    return {3: 5, 4: 4}.get(players, 3)


def tile_size(players: int, kind: Kind) -> tuple[int, int]:
    """The width and height of a trick."""
    count = columns(players)
    width = (WIDTH - 2 * SIDE - GAP * (count - 1)) // count
    return width, HEAD + cards_height(kind.width) + BAND


def kind_of(players: int) -> Kind:
    """The size of the cards."""
    return SLOTS[max(players, 5)]


def _draw(view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, art: str) -> Picture:
    players = view.game.players
    kind, count = kind_of(players), columns(players)
    deck = store.deck(art, kind)
    width, height = tile_size(players, kind)
    rows = max(1, -(-len(view.tricks) // count))
    top = HEADER + SEATS + GAP
    size = (WIDTH, top + rows * (height + GAP) + SIDE - GAP)
    drawing = Drawing(deck.palette, size, FELT)
    _head(drawing, view, sitters, texts)
    if not view.tricks:
        middle = (WIDTH // 2, top + height // 2)
        write_block(drawing, texts.say("replay-none"), middle, ASIDE, WIDTH - 2 * SIDE)
    for number, trick in enumerate(view.tricks):
        x = SIDE + number % count * (width + GAP)
        y = top + number // count * (height + GAP)
        _tile(drawing, deck, view, sitters, number, (x, y))
        _cards(drawing, deck, view, sitters, trick, (x, y))
    return drawing.picture(replay_in_words(view, sitters, texts, art))


def _head(drawing: Drawing, view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts) -> None:
    write(drawing, score_title(view, texts), SIDE, HEADER - 26, TITLE)
    write_before(drawing, texts.say("replay-order"), WIDTH - SIDE, HEADER - 28, ASIDE)
    _seats(drawing, view, sitters, texts)


def _seats(drawing: Drawing, view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts) -> None:
    width = (WIDTH - 2 * SIDE - GAP * (len(sitters) - 1)) // len(sitters)
    stamp = plate(drawing.palette, (width, SEATS), 14, PLATE, (PLATE_EDGE, 2), FELT)
    for seat, sitter in enumerate(sitters):
        x, left = SIDE + seat * (width + GAP), SIDE + seat * (width + GAP) + AVATAR + 22
        drawing.stamp(stamp, x, HEADER)
        spot = (x + 12, HEADER + (SEATS - AVATAR) // 2)
        avatar(drawing, colour_of(view.game, seat), sitter.name, spot, AVATAR, PLATE)
        room = x + width - left - 8
        write_fitting(drawing, sitter.name, left, HEADER + 34, NAMES, room)
        tricks = texts.say("picture-tricks-taken", count=view.tricks_taken[seat])
        score = signed(_scores(view)[seat])
        told = joined([tricks, score])
        told = told if length(told, COUNTS.style) <= room else score
        write(drawing, told, left, HEADER + 64, COUNTS, room)


def _tile(
    drawing: Drawing,
    deck: Deck,
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    number: int,
    at: tuple[int, int],
) -> None:
    trick, (x, y) = view.tricks[number], at
    size = tile_size(view.game.players, deck.kind)
    drawing.stamp(plate(drawing.palette, size, 12, PLATE, (PLATE_EDGE, 2), FELT), x, y)
    assert trick.winner is not None
    begins = write(drawing, str(number + 1), x + 12, y + 31, NUMBER)
    points = in_figures(points_in(view.game, trick.cards))
    ends = write_before(drawing, points, x + size[0] - 12, y + 31, POINTS)
    left = max(begins + 8, x + 46)
    write_fitting(drawing, sitters[trick.winner].name, left, y + 31, NAMES, ends - left - 8)


def _cards(
    drawing: Drawing,
    deck: Deck,
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    trick: Trick,
    at: Spot,
) -> None:
    width = tile_size(view.game.players, deck.kind)[0] - 2 * PADDING
    codes = tuple(drawn_as(card, deck.pack).code for card in trick.cards)
    winner = next(place for place, seat in enumerate(trick.seats) if seat == trick.winner)
    row = IndexRow(codes, (at[0] + PADDING, at[1] + HEAD), width, winner)
    lay_index_row(drawing, deck, row)
    lay_band(drawing, deck, row, PADDING - 4)
    for place, seat in enumerate(trick.seats):
        owner = sitters[seat].name, colour_of(view.game, seat)
        lay_owner(drawing, deck, row, place, owner)


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
