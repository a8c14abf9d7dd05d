"""The trick as a strip above a hand: a slot a seat, each with its name and the top of its card."""

from dataclasses import dataclass

from PIL import Image

from bot.games.cards import Seat
from bot.games.drawings import drawn_as
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.progress import progress_of
from bot.words.seats import Nameplate, side_of
from rendering.canvas.byte_lru import shelved
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
from rendering.canvas.plates import button, plate
from rendering.canvas.script import Style, length, lettered
from rendering.canvas.shapes import rounded
from rendering.cards.badges import Badge, stamp_badged
from rendering.cards.deck import SLOTS, Deck
from rendering.cards.look import Look
from rendering.cards.mount import Mark
from rendering.cards.store import store
from rendering.pictures.play.hand_places import SIDE, WIDTH
from rendering.pictures.seats import fitting, portrait, shorter, side_colour

GAP = 12
TOP = 12
CARD_TOP = 56
INDEX = 0.53
"""How much of a card shows above a verdict, in card widths: its index."""
NAME = Ink(Style(34, 700), WHITE, PLATE)
TASK = Ink(Style(34, 700), GOLD, WELL)
ROOMY = 240
"""In a slot of this width there is room for a large chip, and around it."""
PILL = 46
VERDICT = 28
"""How much of a verdict lies within the slot, in pixels."""
PILL_STYLE = Style(34, 700)
PILL_ENDS = 28


@dataclass(frozen=True, slots=True)
class StripSlot:
    """The place of a seat in the strip; `card` is the left edge of its card."""

    x: int
    y: int
    width: int
    height: int
    card: int

    @property
    def chip(self) -> int:
        """The width of the chip beside the name."""
        return 30 if self.width >= ROOMY else 14

    @property
    def beside(self) -> int:
        """How much is left free between the chip and the name, and on either side of both."""
        return 8 if self.width >= ROOMY else 4


def strip_height(view: SeatView) -> int:
    """Return the height of the strip above the hand."""
    return TOP + _slot_height(SLOTS[view.game.players].width)


def draw_strip(
    drawing: Drawing,
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    texts: Texts,
    look: Look,
    above: int,
) -> None:
    """Draw the current trick below *above* pixels, or the last one until somebody leads."""
    deck = store.deck(look, SLOTS[view.game.players])
    painter = _Painter(drawing, deck, view, sitters, texts)
    for seat, slot in enumerate(slots(view, above)):
        painter.paint(Seat(seat), slot)


def slots(view: SeatView, above: int = 0) -> list[StripSlot]:
    """Return the slots of the seats in order, below *above* pixels."""
    card, players = SLOTS[view.game.players].width, view.game.players
    width = (WIDTH - 2 * SIDE - GAP * (players - 1)) // players
    lefts = (SIDE + seat * (width + GAP) for seat in range(players))
    height, inset = _slot_height(card), (width - card) // 2
    return [StripSlot(left, above + TOP, width, height, left + inset) for left in lefts]


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
        assert view.seat is not None
        self._own = view.seat

    def paint(self, seat: Seat, slot: StripSlot) -> None:
        """Draw the slot of one seat."""
        # Another's turn would soon be over, and the hand is not drawn again until its own.
        acts = seat == self._own and self._view.my_turn
        rim = (GOLD, 4) if acts else (PLATE_EDGE, 2)
        frame = plate(self._drawing.palette, (slot.width, slot.height), 16, PLATE, rim, FELT)
        self._drawing.stamp(frame, slot.x, slot.y)
        self._name(seat, slot)
        if seat in self._progress.trick.seats:
            self._card(seat, slot, slot.y + slot.height - rim[1])
        else:
            self._well(slot, acts)

    def _name(self, seat: Seat, slot: StripSlot) -> None:
        own, side, beside = seat == self._own, slot.chip, slot.beside
        room = slot.width - side - 3 * beside
        names = shorter(self._texts.say("picture-you") if own else self._sitters[seat].name)
        name = fitting(names, NAME.style, room)
        across = min(room, round(length(name, NAME.style)))
        left = slot.x + (slot.width - across - side - beside) // 2
        self._chip(seat, left, slot.y + 29 - side // 2, side)
        write(self._drawing, name, left + side + beside, slot.y + 41, NAME, room)

    def _chip(self, seat: Seat, x: int, y: int, across: int) -> None:
        # Too small for a letter; the rim says the side.
        face = portrait(self._sitters[seat], side_colour(side_of(self._view, seat)))
        rim = (face.side or face.colour, across // 4)
        self._drawing.stamp(button(self._drawing.palette, across, face.colour, rim, PLATE), x, y)

    def _card(self, seat: Seat, slot: StripSlot, foot: int) -> None:
        # The card is tucked into its slot and ends at its foot.
        trick, best = self._progress.trick, seat == self._progress.best
        place = trick.seats.index(seat)
        badge = Badge(str(place + 1), GOLD, INK) if best else Badge(str(place + 1))
        mark = Mark.RIMMED if best else Mark.PLAIN
        top = slot.y + CARD_TOP - self._deck.margin
        card = drawn_as(trick.cards[place], self._deck.pack)
        at = slot.card - self._deck.margin, top
        stamp_badged(self._drawing, self._deck, (card.code, mark), badge, at, foot - top)
        if best:
            key = "picture-winning" if trick.winner is None else "picture-took"
            self._verdict(self._texts.say(key), slot)

    def _verdict(self, words: str, slot: StripSlot) -> None:
        # Across the lower edge of the slot, to leave the card's index free.
        image, mask = _pill(self._drawing.palette, words)
        left = slot.x + (slot.width - image.width) // 2
        self._drawing.lay(image, mask, left, slot.y + slot.height - VERDICT)

    def _well(self, slot: StripSlot, acts: bool) -> None:
        width, height = self._deck.size[0], slot.height - CARD_TOP - 12
        stamp = plate(self._drawing.palette, (width, height), 12, WELL, (WELL_EDGE, 2), PLATE)
        self._drawing.stamp(stamp, slot.card, slot.y + CARD_TOP)
        if acts:
            centre = (slot.card + width // 2, slot.y + CARD_TOP + height // 2)
            write_block(self._drawing, self._progress.task(self._texts), centre, TASK, width - 10)


def _slot_height(card: int) -> int:
    return CARD_TOP + round(INDEX * card) + VERDICT


@shelved
def _pill(palette: Palette, text: str) -> tuple[Image.Image, Image.Image]:
    # Its edge is as dark as the contour of a card, so it needs no blending.
    words = lettered(text, PILL_STYLE)
    size = words.width - 2 * PILL_STYLE.overhang + PILL_ENDS, PILL
    outer = rounded(size, PILL // 2)
    picture = Image.new("RGB", size, CONTOUR)
    picture.paste(GOLD, (2, 2), rounded((size[0] - 4, PILL - 4), PILL // 2 - 2))
    foot = PILL // 2 + round(PILL_STYLE.size * 0.34)
    spot = ((size[0] - words.width) // 2, foot - PILL_STYLE.baseline)
    picture.paste(INK, spot, words)
    mask = outer.point([255 * (value >= 128) for value in range(256)], "1")
    return palette.reduce(picture), mask
