"""The trick as a strip above a hand: a slot a seat, each with its name and the top of its card."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.cards import Seat
from bot.games.drawings import drawn_as
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.progress import progress_of
from bot.words.seats import Nameplate, side_of
from rendering.canvas.avatar import avatar
from rendering.canvas.colours import (
    CONTOUR,
    FELT,
    GOLD,
    INK,
    PLATE,
    PLATE_EDGE,
    WELL,
    WELL_EDGE,
    WHITE,
)
from rendering.canvas.drawing import Drawing
from rendering.canvas.indexed import Palette
from rendering.canvas.lettering import Ink, write, write_block
from rendering.canvas.plates import plate
from rendering.canvas.script import Style, length, lettered
from rendering.canvas.shapes import rounded
from rendering.cards import store
from rendering.cards.badges import Badge, badged
from rendering.cards.deck import SLOTS, Deck
from rendering.cards.look import Look
from rendering.cards.mount import Mark
from rendering.pictures.play.hand_places import SIDE, WIDTH
from rendering.pictures.seats import portrait, side_colour

GAP = 12
TOP = 12
CARD_TOP = 56
INDEX = 0.53
"""How much of a card shows above a verdict, in card widths: its index."""
NAMES = (Ink(Style(32, 700), WHITE, PLATE), Ink(Style(27, 700), WHITE, PLATE))
TASK = Ink(Style(34, 700), GOLD, WELL)
NARROW_TASK = Ink(Style(28, 700), GOLD, WELL)
NARROW = 140
"""Narrower cards have less room for words."""
CHIP = 30
PILL = 40
VERDICT = 24
"""How much of a verdict lies within the slot, in pixels."""
PILL_STYLE = Style(27, 700)


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a seat in the strip; `card` is the left edge of its card."""

    x: int
    width: int
    height: int
    card: int


def strip_height(view: SeatView) -> int:
    """The height of the strip above the hand."""
    return TOP + _slot_height(SLOTS[view.game.players].width)


def draw_strip(
    drawing: Drawing, view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, look: Look
) -> None:
    """Draw the current trick at the top, or the last one until somebody leads."""
    deck = store.deck_of(look, SLOTS[view.game.players])
    painter = _Painter(drawing, deck, view, sitters, texts)
    for seat, slot in enumerate(slots(view)):
        painter.paint(Seat(seat), slot)


def slots(view: SeatView) -> list[Slot]:
    """The slots of the seats in order."""
    card, players = SLOTS[view.game.players].width, view.game.players
    width = (WIDTH - 2 * SIDE - GAP * (players - 1)) // players
    lefts = (SIDE + seat * (width + GAP) for seat in range(players))
    height, inset = _slot_height(card), (width - card) // 2
    return [Slot(left, width, height, left + inset) for left in lefts]


class _Painter:
    def __init__(
        self,
        drawing: Drawing,
        deck: Deck,
        view: SeatView,
        sitters: tuple[Nameplate, ...],
        texts: Texts,
    ) -> None:
        self._drawing, self._deck = drawing, deck
        self._view, self._progress = view, progress_of(view)
        self._sitters, self._texts = sitters, texts

    def paint(self, seat: Seat, slot: Slot) -> None:
        """The slot of one seat."""
        acts = seat == self._view.to_act
        rim = (GOLD, 4) if acts else (PLATE_EDGE, 2)
        frame = plate(self._drawing.palette, (slot.width, slot.height), 16, PLATE, rim, FELT)
        self._drawing.stamp(frame, slot.x, TOP)
        self._name(seat, slot)
        if seat in self._progress.trick.seats:
            self._card(seat, slot, TOP + slot.height - rim[1])
        else:
            self._well(slot, acts)

    def _name(self, seat: Seat, slot: Slot) -> None:
        own = seat == self._view.seat
        room = slot.width - CHIP - 34
        name, ink = fitting(
            self._texts.say("picture-you") if own else self._sitters[seat].name, room
        )
        across = min(room, round(length(name, ink.style)))
        left = slot.x + (slot.width - across - CHIP - 8) // 2
        self._chip(seat, left, TOP + 12)
        write(self._drawing, name, left + CHIP + 8, TOP + 38, ink, room)

    def _chip(self, seat: Seat, x: int, y: int) -> None:
        side = side_colour(side_of(self._view, seat))
        avatar(self._drawing, portrait(self._sitters[seat], side), (x, y), CHIP, PLATE)

    def _card(self, seat: Seat, slot: Slot, foot: int) -> None:
        # The card is tucked into its slot and ends at its foot.
        trick, best = self._progress.trick, seat == self._progress.best
        place = trick.seats.index(seat)
        badge = Badge(str(place + 1), GOLD, INK) if best else Badge(str(place + 1))
        mark = Mark.RIMMED if best else Mark.PLAIN
        top = TOP + CARD_TOP - self._deck.margin
        card = drawn_as(trick.cards[place], self._deck.pack)
        cell = badged(self._deck, card.code, mark, badge)
        self._drawing.stamp(_upper(cell, foot - top), slot.card - self._deck.margin, top)
        if best:
            key = "picture-winning" if trick.winner is None else "picture-took"
            self._verdict(self._texts.say(key), slot)

    def _verdict(self, words: str, slot: Slot) -> None:
        # Across the lower edge of the slot, to leave the card's index free.
        image, mask = _pill(self._drawing.palette, words)
        left = slot.x + (slot.width - image.width) // 2
        self._drawing.lay(image, mask, left, TOP + slot.height - VERDICT)

    def _well(self, slot: Slot, acts: bool) -> None:
        width, height = self._deck.size[0], slot.height - CARD_TOP - 12
        stamp = plate(self._drawing.palette, (width, height), 12, WELL, (WELL_EDGE, 2), PLATE)
        self._drawing.stamp(stamp, slot.card, TOP + CARD_TOP)
        if acts:
            centre = (slot.card + width // 2, TOP + CARD_TOP + height // 2)
            ink = NARROW_TASK if width < NARROW else TASK
            write_block(self._drawing, self._progress.task(self._texts), centre, ink, width - 10)


def _slot_height(card: int) -> int:
    return CARD_TOP + round(INDEX * card) + VERDICT


def fitting(name: str, room: int) -> tuple[str, Ink]:
    """The whole name if there is room, else its first word, else a name that will be cut."""
    for words in (name, name.split(" ")[0]):
        for ink in NAMES:
            if length(words, ink.style) <= room:
                return words, ink
    return name, NAMES[-1]


def _upper(cell: Image.Image, height: int) -> Image.Image:
    return cell.crop((0, 0, cell.width, height))


@lru_cache(maxsize=64)
def _pill(palette: Palette, text: str) -> tuple[Image.Image, Image.Image]:
    # Its edge is as dark as the contour of a card, so it needs no blending.
    words = lettered(text, PILL_STYLE)
    size = words.width - 2 * PILL_STYLE.overhang + PILL, PILL
    outer = rounded(size, PILL // 2)
    picture = Image.new("RGB", size, CONTOUR)
    picture.paste(GOLD, (2, 2), rounded((size[0] - 4, PILL - 4), PILL // 2 - 2))
    foot = PILL // 2 + round(PILL_STYLE.size * 0.34)
    spot = ((size[0] - words.width) // 2, foot - PILL_STYLE.baseline)
    picture.paste(INK, spot, words)
    mask = outer.point([255 * (value >= 128) for value in range(256)], "1")
    return palette.reduce(picture), mask
