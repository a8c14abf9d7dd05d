"""The picture of a table before the match: some cards of its pack, and who sits on which seat.

It is low, because the text and buttons of the lobby have to fit on a phone with it.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Card
from bot.games.drawings import drawn_as
from bot.games.rules import Rules
from bot.texts import Texts, isolated
from bot.words.ranks import fool, rankings
from bot.words.seats import Nameplate, team_in_words, team_of
from rendering.canvas.avatar import avatar
from rendering.canvas.byte_lru import kept
from rendering.canvas.colours import FELT, GOLD, MUTED, PLATE, PLATE_EDGE, WELL_EDGE, WHITE
from rendering.canvas.drawing import Drawing, Size, Spot
from rendering.canvas.lettering import Ink, write, write_before
from rendering.canvas.picture import Picture
from rendering.canvas.plates import button, plate
from rendering.canvas.script import Style, clean, length
from rendering.canvas.shapes import machine
from rendering.cards.deck import SLOTS, Deck, covered
from rendering.cards.look import spoken
from rendering.cards.mount import Mark, outermost
from rendering.cards.store import store
from rendering.pictures.seats import portrait, side_colour
from rendering.pictures.writing import joined

WIDTH = 1100
SIDE = 24
WORDS = 364
"""Where the words beside the cards begin."""
FEET = (56, 104)
"""The baselines of these words."""
SEATS = 124
"""How far from the top the seats begin."""
BOTTOM = 18
GAP = 12
RADIUS = 14
SEAT = 80
"""How high the plate of a seat is."""
FACE = 56
INSET = 12
MACHINE = 42
CARDS = SLOTS[6]
STEP = 46
ARCH = (30, 21, 18, 21, 30)
"""Where each of the cards begins: the middle one is highest."""

PACK = Ink(Style(36, 600), GOLD, FELT)
ASIDE = Ink(Style(34, 500), MUTED, FELT)
NAME = Ink(Style(34, 700), WHITE, PLATE)
TEAM = Ink(Style(34, 500), MUTED, PLATE)
FREE = Ink(Style(34, 500), MUTED, FELT)

Sitters = tuple[Nameplate | None, ...]


def draw_lobby(
    game: Rules,
    sitters: Sitters,
    texts: Texts,
    art: str | None = None,
    invited: Sequence[str] = (),
) -> Picture:
    """Return the seats in order, row by row; None is a free seat. *art* may be another pack's
    drawing.

    The first free seats are kept for those who are *invited*, by their names.
    """
    drawn = art or game.pack.art
    key = ("lobby", game.key, game.options, sitters, texts.language, drawn, tuple(invited))
    return kept(key, lambda: _draw(game, sitters, drawn, texts, invited))


def lobby_in_words(
    game: Rules,
    sitters: Sitters,
    texts: Texts,
    art: str | None = None,
    invited: Sequence[str] = (),
) -> str:
    """Return the same in sentences: the game, the pack, and who sits on each seat."""
    title = texts.say(f"game-{game.key}")
    asked = _asked(sitters, invited)
    seats = [
        _seat_in_words(game, seat, sitters, asked.get(seat), texts) for seat in range(game.players)
    ]
    return " ".join([f"{title}. {_pack(game, art or game.pack.art, texts)}.", *seats])


def columns(players: int) -> int:
    """Return how many seats make a row."""
    return 2 if players == 4 else min(players, 3)


def place_size(players: int) -> Size:
    """Return the size of the plate of a seat."""
    count = columns(players)
    return (WIDTH - 2 * SIDE - GAP * (count - 1)) // count, SEAT


def places(players: int) -> tuple[Spot, ...]:
    """Return the upper left corners of the plates of the seats."""
    (width, height), count = place_size(players), columns(players)
    return tuple(
        (SIDE + seat % count * (width + GAP), SEATS + seat // count * (height + GAP))
        for seat in range(players)
    )


def height(players: int) -> int:
    """Return how high the picture is."""
    return places(players)[-1][1] + SEAT + BOTTOM


def name_room(game: Rules, seat: int, sitter: Nameplate, texts: Texts) -> int:
    """Return the pixels for the name of whoever sits there."""
    room = place_size(game.players)[0] - FACE - 3 * INSET - INSET // 2
    room -= sum(
        round(length(team, TEAM.style)) + INSET for team in team_in_words(game, seat, texts)
    )
    return room - machine(MACHINE, sitter.computer).width if sitter.computer else room


def some_cards(game: Rules) -> tuple[Card, ...]:
    """Return a few cards by which everybody knows the pack."""
    trumps, first, *_ = rankings(game)
    wild = fool(game)
    last = rankings(game)[-1]
    shown = (first.cards[0], trumps.cards[0], wild, trumps.cards[-1], last.cards[1])
    return tuple(card for card in shown if card is not None)


def _draw(game: Rules, sitters: Sitters, art: str, texts: Texts, invited: Sequence[str]) -> Picture:
    deck = store.deck(spoken(art, texts), CARDS)
    drawing = Drawing(deck.palette, (WIDTH, height(game.players)), FELT)
    _lay_cards(drawing, deck, game)
    room = WIDTH - SIDE - WORDS
    write(drawing, _pack(game, art, texts), WORDS, FEET[0], PACK, room)
    asked = _asked(sitters, invited)
    write(drawing, seats_left(sitters, invited, texts), WORDS, FEET[1], ASIDE, room)
    for seat, (sitter, spot) in enumerate(zip(sitters, places(game.players), strict=True)):
        if sitter is None:
            _free(drawing, game, seat, asked.get(seat), spot, texts)
        else:
            _taken(drawing, game, seat, sitter, spot, texts)
    return drawing.picture(lobby_in_words(game, sitters, texts, art, invited))


def seats_left(sitters: Sitters, invited: Sequence[str], texts: Texts) -> str:
    """Return how many seats anybody may take, or else how many are kept for those who are
    invited."""
    free, kept = sitters.count(None), len(_asked(sitters, invited))
    if kept and free == kept:
        return texts.say("lobby-picture-kept", count=kept)
    return texts.say("lobby-picture-free", count=free - kept)


def _asked(sitters: Sitters, invited: Sequence[str]) -> dict[int, str]:
    # Who is asked to take which free seat; no seat in particular is theirs.
    free = (seat for seat, sitter in enumerate(sitters) if sitter is None)
    return dict(zip(free, invited, strict=False))


def _lay_cards(drawing: Drawing, deck: Deck, game: Rules) -> None:
    # The seats hide their lower ends.
    out, space = outermost(Mark.PLAIN, deck.size[0]), deck.margin
    for place, card in enumerate(some_cards(game)):
        across, down = deck.size[0] + 2 * out, SEATS - GAP - ARCH[place] + out
        box = (space - out, space - out, space - out + across, space - out + down)
        part = deck.part(drawn_as(card, deck.pack).code, Mark.PLAIN, box)
        drawing.lay(part, covered(deck, out, box), SIDE + place * STEP - out, ARCH[place] - out)


def _taken(
    drawing: Drawing, game: Rules, seat: int, sitter: Nameplate, at: Spot, texts: Texts
) -> None:
    (x, y), size = at, place_size(game.players)
    drawing.stamp(plate(drawing.palette, size, RADIUS, PLATE, (PLATE_EDGE, 2), FELT), x, y)
    shown = replace(sitter, name=clean(sitter.name, texts.say("picture-seat", number=seat + 1)))
    face = portrait(shown, side_colour(team_of(game, seat)))
    avatar(drawing, face, (x + INSET, y + (SEAT - FACE) // 2), FACE, PLATE)
    left, foot = x + FACE + 2 * INSET, y + SEAT // 2 + 12
    room = name_room(game, seat, sitter, texts)
    write(drawing, shown.name, left, foot, NAME, room)
    if sitter.computer:
        head = drawing.palette.inked(machine(MACHINE, sitter.computer), PLATE, MUTED)
        drawing.stamp(head, left + room + INSET // 2, y + (SEAT - MACHINE) // 2)
    for team in team_in_words(game, seat, texts):
        write_before(drawing, team, x + size[0] - INSET, foot, TEAM)


def _free(
    drawing: Drawing, game: Rules, seat: int, asked: str | None, at: Spot, texts: Texts
) -> None:
    (x, y), size = at, place_size(game.players)
    drawing.stamp(plate(drawing.palette, size, RADIUS, FELT, (WELL_EDGE, 2), FELT), x, y)
    spot = (x + INSET, y + (SEAT - FACE) // 2)
    drawing.stamp(button(drawing.palette, FACE, FELT, (WELL_EDGE, 2), FELT), *spot)
    middle = spot[0] + FACE // 2, y + SEAT // 2
    drawing.box(middle[0] - 11, middle[1] - 2, middle[0] + 11, middle[1] + 2, MUTED)
    drawing.box(middle[0] - 2, middle[1] - 11, middle[0] + 2, middle[1] + 11, MUTED)
    told = [_unseated(asked, seat, texts), *team_in_words(game, seat, texts)]
    left = x + FACE + 2 * INSET
    write(drawing, joined(told), left, y + SEAT // 2 + 12, FREE, x + size[0] - left - INSET)


def _pack(game: Rules, art: str, texts: Texts) -> str:
    name = texts.say(f"pack-{art}")
    return texts.say("lobby-picture-pack", pack=name, count=len(game.pack.cards))


def _unseated(asked: str | None, seat: int, texts: Texts) -> str:
    if asked is None:
        return texts.say("lobby-picture-seat-free")
    name = clean(asked, texts.say("picture-seat", number=seat + 1))
    return texts.say("lobby-picture-seat-asked", name=name)


def _seat_in_words(
    game: Rules, seat: int, sitters: Sitters, asked: str | None, texts: Texts
) -> str:
    sitter = sitters[seat]
    told = [_unseated(asked, seat, texts) if sitter is None else isolated(sitter.name)]
    if sitter is not None and sitter.computer:
        told.append(texts.say(f"picture-computer-{sitter.computer}"))
    told += team_in_words(game, seat, texts)
    who = ", ".join(told)
    return texts.say("lobby-picture-words-seat", number=seat + 1, who=who)
