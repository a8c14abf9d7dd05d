"""The picture of a table before the match: who sits where, which seats are free, which pack."""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.cards import Card
from bot.games.game import Game
from bot.texts import Texts
from rendering import sprites
from rendering.album import kept
from rendering.avatar import avatar
from rendering.colours import (
    FELT,
    GOLD,
    MUTED,
    PLATE,
    PLATE_EDGE,
    WELL_EDGE,
    WHITE,
)
from rendering.deck import SMALL, Deck, solid
from rendering.drawing import Drawing
from rendering.lettering import Ink, write, write_before, write_centred, write_fitting
from rendering.mount import Mark, Size, Spot, outermost
from rendering.names import Style, clean
from rendering.palette import Palette
from rendering.phrases import phrase
from rendering.picture import Picture
from rendering.plates import button, plate
from rendering.ranks import fool, rankings
from rendering.seats import colour_of, team_of
from rendering.shapes import SAMPLES, TOUCHED, rounded
from rendering.sitter import Sitter
from rendering.table_slots import SEPARATOR

WIDTH = 1100
SIDE = 24
HEADER = 68
PLACE = (304, 92)
"""The size of the plate of a seat."""
AWAY = (374, 216)
"""From the middle of the table to the middle of the seats, across and down."""
TABLE = (640, 300)
MIDDLE = (WIDTH // 2, HEADER + 14 + PLACE[1] // 2 + AWAY[1])
HEIGHT = MIDDLE[1] + AWAY[1] + PLACE[1] // 2 + SIDE
RADIUS = 18
HALF = [255 * (value > 127) for value in range(256)]
AVATAR = 58
STEP = 62
ARCH = (10, 3, 0, 3, 10)
"""How many pixels each of the cards on the table lies lower than the middle one."""

TITLE = Ink(Style(34, 700), WHITE, FELT)
ASIDE = Ink(Style(28, 500), MUTED, FELT)
NAMES = (
    Ink(Style(28, 700), WHITE, PLATE),
    Ink(Style(24, 700), WHITE, PLATE),
    Ink(Style(21, 700), WHITE, PLATE),
)
BELOW = tuple(Ink(Style(size, 500), MUTED, PLATE) for size in (24, 21))
FREE = Ink(Style(27, 500), MUTED, FELT)
PLUS_SIGN = Ink(Style(32, 500), MUTED, FELT)
PACK = Ink(Style(25, 600), GOLD, PLATE)

Sitters = tuple[Sitter | None, ...]


def draw_lobby(game: Game, sitters: Sitters, texts: Texts) -> Picture:
    """The seats round the table in order, counter-clockwise from below; None is a free seat."""
    key = ("lobby", game.key, game.options, sitters, texts.language)
    return kept(key, lambda: _draw(game, sitters, texts))


def lobby_in_words(game: Game, sitters: Sitters, texts: Texts) -> str:
    """The same as sentences: the game, the pack, and who sits on each seat."""
    seats = [_seat_in_words(game, seat, sitters, texts) for seat in range(game.players)]
    return " ".join([_title(game, texts) + ".", _pack(game, texts) + ".", *seats])


def places(players: int) -> tuple[Spot, ...]:
    """The upper left corners of the plates of the seats."""
    turns = [math.pi / 2 - seat * 2 * math.pi / players for seat in range(players)]
    return tuple(
        (
            MIDDLE[0] + round(AWAY[0] * math.cos(turn)) - PLACE[0] // 2,
            MIDDLE[1] + round(AWAY[1] * math.sin(turn)) - PLACE[1] // 2,
        )
        for turn in turns
    )


def some_cards(game: Game) -> tuple[Card, ...]:
    """A few cards that everybody knows the pack by."""
    trumps, first, *_ = rankings(game)
    wild = fool(game)
    last = rankings(game)[-1]
    shown = (first.cards[0], trumps.cards[0], wild, trumps.cards[-1], last.cards[1])
    return tuple(card for card in shown if card is not None)


def _draw(game: Game, sitters: Sitters, texts: Texts) -> Picture:
    deck = sprites.deck(game.pack.art, SMALL)
    drawing = Drawing(deck.palette, (WIDTH, HEIGHT), FELT)
    write(drawing, _title(game, texts), SIDE, HEADER - 24, TITLE)
    free = phrase(texts, "lobby-picture-free", count=sitters.count(None))
    write_before(drawing, free, WIDTH - SIDE, HEADER - 26, ASIDE)
    corner = MIDDLE[0] - TABLE[0] // 2, MIDDLE[1] - TABLE[1] // 2
    drawing.stamp(_table(deck.palette, TABLE), *corner)
    _lay_cards(drawing, deck, game)
    write_centred(drawing, _pack(game, texts), MIDDLE[0], MIDDLE[1] + 106, PACK, TABLE[0] - 230)
    for seat, (sitter, spot) in enumerate(zip(sitters, places(game.players), strict=True)):
        if sitter is None:
            _free(drawing, game, seat, spot, texts)
        else:
            _taken(drawing, game, seat, sitter, spot, texts)
    return drawing.picture(lobby_in_words(game, sitters, texts))


def _lay_cards(drawing: Drawing, deck: Deck, game: Game) -> None:
    cards, out = some_cards(game), outermost(Mark.PLAIN, deck.size[0])
    left = MIDDLE[0] - (STEP * (len(cards) - 1) + deck.size[0]) // 2
    top = MIDDLE[1] - 8 - deck.size[1] // 2 - 20
    space = deck.margin - out
    box = (space, space, deck.cell_size[0] - space, deck.cell_size[1] - space)
    mask = solid(deck.size, out, 128).crop(box)
    for place, card in enumerate(cards):
        part = deck.part(card.code, Mark.PLAIN, box)
        drawing.lay(part, mask, left + place * STEP - out, top + ARCH[place] - out)


def _taken(
    drawing: Drawing, game: Game, seat: int, sitter: Sitter, spot: Spot, texts: Texts
) -> None:
    x, y = spot
    _lay_plate(drawing, PLATE, PLATE_EDGE, spot)
    name = clean(sitter.name, phrase(texts, "picture-seat", number=seat + 1))
    at = (x + 16, y + (PLACE[1] - AVATAR) // 2)
    avatar(drawing, colour_of(game, seat), name, at, AVATAR, PLATE)
    left, room = x + AVATAR + 28, PLACE[0] - AVATAR - 40
    write_fitting(drawing, name, left, y + 42, NAMES, room)
    told = [phrase(texts, "picture-seat", number=seat + 1), *_told(game, seat, texts)]
    if sitter.computer:
        told[0] = phrase(texts, "picture-computer")
    write_fitting(drawing, f"{SEPARATOR} ".join(told), left, y + 74, BELOW, room)


def _free(drawing: Drawing, game: Game, seat: int, spot: Spot, texts: Texts) -> None:
    x, y = spot
    _lay_plate(drawing, FELT, WELL_EDGE, spot)
    at = (x + 16, y + (PLACE[1] - AVATAR) // 2)
    drawing.stamp(button(drawing.palette, AVATAR, FELT, (WELL_EDGE, 2), FELT), *at)
    write_centred(drawing, "+", at[0] + AVATAR // 2, at[1] + AVATAR // 2 + 11, PLUS_SIGN)
    told = [phrase(texts, "lobby-picture-seat-free"), *_told(game, seat, texts)]
    left, room = x + AVATAR + 28, PLACE[0] - AVATAR - 40
    write(drawing, f"{SEPARATOR} ".join(told), left, y + PLACE[1] // 2 + 10, FREE, room)


def _lay_plate(drawing: Drawing, fill: str, edge: str, spot: Spot) -> None:
    # Its corners may lie on the table.
    stamp = plate(drawing.palette, PLACE, RADIUS, fill, (edge, 2), FELT)
    drawing.lay(stamp, rounded(PLACE, RADIUS).point(HALF, "1"), *spot)


def _told(game: Game, seat: int, texts: Texts) -> list[str]:
    team = team_of(game, seat)
    return [] if team is None else [phrase(texts, "picture-team", letter="ABC"[team])]


def _title(game: Game, texts: Texts) -> str:
    return phrase(texts, f"game-{game.key}")


def _pack(game: Game, texts: Texts) -> str:
    name = phrase(texts, f"pack-{game.pack.art}")
    return phrase(texts, "lobby-picture-pack", pack=name, count=len(game.pack.cards))


def _seat_in_words(game: Game, seat: int, sitters: Sitters, texts: Texts) -> str:
    sitter = sitters[seat]
    told = [phrase(texts, "lobby-picture-seat-free") if sitter is None else sitter.name]
    if sitter is not None and sitter.computer:
        told.append(phrase(texts, "picture-computer"))
    told += _told(game, seat, texts)
    who = ", ".join(told)
    return phrase(texts, "lobby-picture-words-seat", number=seat + 1, who=who)


@lru_cache(maxsize=8)
def _table(palette: Palette, size: Size) -> Image.Image:
    inner = (size[0] - 8, size[1] - 8)
    image = _oval(size).point(palette.ramp(FELT, WELL_EDGE))
    cover = _oval(inner)
    image.paste(cover.point(palette.ramp(WELL_EDGE, PLATE)), (4, 4), cover.point(TOUCHED, "1"))
    return image


@lru_cache(maxsize=8)
def _oval(size: Size) -> Image.Image:
    image = Image.new("L", (size[0] * SAMPLES, size[1] * SAMPLES))
    ImageDraw.Draw(image).ellipse((0, 0, image.width - 1, image.height - 1), 255)
    return image.reduce(SAMPLES)
