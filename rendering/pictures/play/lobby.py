"""The picture of a table before the match: some cards of its pack, and who sits on which seat.

It is low, because the text and buttons of the lobby have to fit on a phone with it.
"""

from bot.games.cards import Card
from bot.games.drawings import drawn_as
from bot.games.rules import Rules
from bot.texts import Texts
from bot.words.ranks import fool, rankings
from bot.words.seats import Nameplate, team_in_words
from rendering.canvas.album import kept
from rendering.canvas.avatar import avatar
from rendering.canvas.colours import FELT, GOLD, MUTED, PLATE, PLATE_EDGE, WELL_EDGE, WHITE
from rendering.canvas.drawing import Drawing, Size, Spot
from rendering.canvas.lettering import Ink, write, write_before, write_centred, write_fitting
from rendering.canvas.picture import Picture
from rendering.canvas.plates import button, plate
from rendering.canvas.script import Style, clean
from rendering.cards import store
from rendering.cards.deck import SLOTS, Deck, solid
from rendering.cards.mount import Mark, outermost
from rendering.pictures.seats import colour_of
from rendering.pictures.writing import joined

WIDTH = 1100
HEIGHT = 216
SIDE = 24
FOOT = 42
"""The baseline of the line above the seats."""
SEATS = (364, 60)
"""Where the seats begin, from the left and from the top."""
GAP = 12
RADIUS = 14
HIGH, LOW = 92, 64
"""How high the plate of a seat is if there is one row, and if there are two."""
CARDS = SLOTS[6]
STEP = 46
ARCH = (34, 25, 22, 25, 34)
"""Where each of the cards begins: the middle one is highest."""

PACK = Ink(Style(27, 600), GOLD, FELT)
ASIDE = Ink(Style(27, 500), MUTED, FELT)
NAMES = {
    high: tuple(Ink(Style(size, 700), WHITE, PLATE) for size in sizes)
    for high, sizes in {HIGH: (26, 23, 21), LOW: (23, 21)}.items()
}
BELOW = tuple(Ink(Style(size, 500), MUTED, PLATE) for size in (20, 18))
FREE = Ink(Style(25, 500), MUTED, FELT)
PLUS_SIGN = Ink(Style(24, 500), MUTED, FELT)

Sitters = tuple[Nameplate | None, ...]


def draw_lobby(game: Rules, sitters: Sitters, texts: Texts, art: str | None = None) -> Picture:
    """The seats in order, row by row; None is a free seat. *art* may be another pack's drawing."""
    drawn = art or game.pack.art
    key = ("lobby", game.key, game.options, sitters, texts.language, drawn)
    return kept(key, lambda: _draw(game, sitters, drawn, texts))


def lobby_in_words(game: Rules, sitters: Sitters, texts: Texts, art: str | None = None) -> str:
    """The same in sentences: the game, the pack, and who sits on each seat."""
    title = texts.say(f"game-{game.key}")
    seats = [_seat_in_words(game, seat, sitters, texts) for seat in range(game.players)]
    return " ".join([f"{title}. {_pack(game, art or game.pack.art, texts)}.", *seats])


def columns(players: int) -> int:
    """How many seats make a row."""
    return players if players < 4 else (players + 1) // 2


def place_size(players: int) -> Size:
    """The size of the plate of a seat."""
    count = columns(players)
    width = (WIDTH - SIDE - SEATS[0] - GAP * (count - 1)) // count
    return width, HIGH if count == players else LOW


def places(players: int) -> tuple[Spot, ...]:
    """The upper left corners of the plates of the seats."""
    (width, height), count = place_size(players), columns(players)
    rows = -(-players // count)
    top = (SEATS[1] + HEIGHT - SIDE + 8 - rows * height - (rows - 1) * GAP) // 2
    return tuple(
        (SEATS[0] + seat % count * (width + GAP), top + seat // count * (height + GAP))
        for seat in range(players)
    )


def some_cards(game: Rules) -> tuple[Card, ...]:
    """A few cards by which everybody knows the pack."""
    trumps, first, *_ = rankings(game)
    wild = fool(game)
    last = rankings(game)[-1]
    shown = (first.cards[0], trumps.cards[0], wild, trumps.cards[-1], last.cards[1])
    return tuple(card for card in shown if card is not None)


def _draw(game: Rules, sitters: Sitters, art: str, texts: Texts) -> Picture:
    deck = store.deck(art, CARDS)
    drawing = Drawing(deck.palette, (WIDTH, HEIGHT), FELT)
    _lay_cards(drawing, deck, game)
    free = texts.say("lobby-picture-free", count=sitters.count(None))
    ends = write_before(drawing, free, WIDTH - SIDE, FOOT, ASIDE)
    write(drawing, _pack(game, art, texts), SEATS[0], FOOT, PACK, ends - SEATS[0] - GAP)
    size = place_size(game.players)
    for seat, (sitter, spot) in enumerate(zip(sitters, places(game.players), strict=True)):
        if sitter is None:
            _free(drawing, game, seat, (spot, size), texts)
        else:
            _taken(drawing, game, seat, sitter, (spot, size), texts)
    return drawing.picture(lobby_in_words(game, sitters, texts, art))


def _lay_cards(drawing: Drawing, deck: Deck, game: Rules) -> None:
    # The lower edge of the picture cuts them off.
    out, space = outermost(Mark.PLAIN, deck.size[0]), deck.margin
    for place, card in enumerate(some_cards(game)):
        across, down = deck.size[0] + 2 * out, HEIGHT - ARCH[place] + out
        box = (space - out, space - out, space - out + across, space - out + down)
        part = deck.part(drawn_as(card, deck.pack).code, Mark.PLAIN, box)
        mask = solid(deck.size, out, 128).crop(box)
        drawing.lay(part, mask, SIDE + place * STEP - out, ARCH[place] - out)


def _taken(
    drawing: Drawing,
    game: Rules,
    seat: int,
    sitter: Nameplate,
    where: tuple[Spot, Size],
    texts: Texts,
) -> None:
    (x, y), (width, height) = where
    drawing.stamp(plate(drawing.palette, where[1], RADIUS, PLATE, (PLATE_EDGE, 2), FELT), x, y)
    name = clean(sitter.name, texts.say("picture-seat", number=seat + 1))
    side, left = _avatar_side(height), x + _avatar_side(height) + 22
    at = (x + 12, y + (height - side) // 2)
    avatar(drawing, colour_of(game, seat), name, at, side, PLATE)
    middle, room = y + height // 2, x + width - left - 10
    write_fitting(drawing, name, left, middle - 5, NAMES[height], room)
    told = [texts.say("picture-seat", number=seat + 1), *team_in_words(game, seat, texts)]
    if sitter.computer:
        told[0] = texts.say("picture-computer")
    write_fitting(drawing, joined(told), left, middle + 22, BELOW, room)


def _free(drawing: Drawing, game: Rules, seat: int, where: tuple[Spot, Size], texts: Texts) -> None:
    (x, y), (width, height) = where
    drawing.stamp(plate(drawing.palette, where[1], RADIUS, FELT, (WELL_EDGE, 2), FELT), x, y)
    side, middle = _avatar_side(height), y + height // 2
    at = (x + 12, middle - side // 2)
    drawing.stamp(button(drawing.palette, side, FELT, (WELL_EDGE, 2), FELT), *at)
    write_centred(drawing, "+", at[0] + side // 2, middle + 8, PLUS_SIGN)
    told = [texts.say("lobby-picture-seat-free"), *team_in_words(game, seat, texts)]
    left = x + side + 22
    write(drawing, joined(told), left, middle + 9, FREE, x + width - left - 10)


def _avatar_side(height: int) -> int:
    return 46 if height == LOW else 58


def _pack(game: Rules, art: str, texts: Texts) -> str:
    name = texts.say(f"pack-{art}")
    return texts.say("lobby-picture-pack", pack=name, count=len(game.pack.cards))


def _seat_in_words(game: Rules, seat: int, sitters: Sitters, texts: Texts) -> str:
    sitter = sitters[seat]
    told = [texts.say("lobby-picture-seat-free") if sitter is None else sitter.name]
    if sitter is not None and sitter.computer:
        told.append(texts.say("picture-computer"))
    told += team_in_words(game, seat, texts)
    who = ", ".join(told)
    return texts.say("lobby-picture-words-seat", number=seat + 1, who=who)
