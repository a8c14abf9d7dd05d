"""The slots of a table: each seat with its card, its name and its score."""

from collections.abc import Sequence

from PIL import Image

from bot.games.cards import Seat
from bot.games.drawings import drawn_as
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.numbers import signed
from bot.words.progress import progress_of
from bot.words.seats import Nameplate, last_bid, seat_lines
from bot.words.wording import Wording
from rendering.art.pen.palette import VIOLET
from rendering.canvas.avatar import avatar
from rendering.canvas.colours import (
    FELT,
    GOLD,
    INK,
    MUTED,
    PLATE,
    PLATE_EDGE,
    WELL,
    WELL_EDGE,
    WHITE,
)
from rendering.canvas.drawing import Drawing, Size, Spot
from rendering.canvas.lettering import Ink, write, write_before, write_block
from rendering.canvas.plates import plate
from rendering.canvas.script import Style, length, wrapped
from rendering.canvas.shapes import machine, tally
from rendering.cards.badges import Badge, label_height, stamp_badged
from rendering.cards.deck import BACK, Deck
from rendering.cards.mount import Mark
from rendering.pictures.play.table_places import BELOW, COUNT, FACE, LINE, Slot
from rendering.pictures.seats import faces_of
from rendering.pictures.writing import SEPARATOR, joined, points_ink

NAME = Ink(Style(34, 700), WHITE, PLATE)
HELD = Ink(Style(34, 500), MUTED, PLATE)
ROLES = Ink(Style(34, 600), GOLD, PLATE)
TASK = Ink(Style(34, 700), GOLD, WELL)
TASK_ON_BACK = Ink(Style(34, 600), GOLD, PLATE)
CLEAR = 5
"""How far what a seat has to do stays within its slot at least, in pixels."""
TOTAL = 38
MACHINE = 42
STROKES = 32


class SlotPainter:
    """Paints the slots of one table."""

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
        self._faces = faces_of(view, sitters)

    def paint(self, seat: Seat, slot: Slot) -> None:
        """Draw the slot of one seat, whole."""
        acts = seat == self._view.to_act
        self._plate(slot.size, slot.at, 18, (GOLD, 4) if acts else None)
        if seat in self._progress.trick.seats:
            self._card(seat, slot)
        elif self._progress.began:
            self._well(seat, slot)
        else:
            self._back(seat, slot)
        room = slot.right - 12 - slot.name[0]
        write(self._drawing, self._sitters[seat].name, slot.name[0], slot.name[1] + 34, NAME, room)
        if slot.beside:
            self._told_beside(seat, slot)
        else:
            self._told_below(seat, slot)

    def _plate(self, size: Size, at: Spot, radius: int, rim: tuple[str, int] | None) -> None:
        stamp = plate(self._drawing.palette, size, radius, PLATE, rim or (PLATE_EDGE, 2), FELT)
        self._drawing.stamp(stamp, *at)

    def _card(self, seat: Seat, slot: Slot) -> None:
        trick, best = self._progress.trick, seat == self._progress.best
        place = trick.seats.index(seat)
        badge = (
            Badge(str(place + 1), GOLD, INK, self._verdict(seat)) if best else Badge(str(place + 1))
        )
        mark = Mark.RIMMED if best else Mark.PLAIN
        self._set_down((drawn_as(trick.cards[place], self._deck.pack).code, mark), badge, slot)

    def _verdict(self, seat: Seat) -> str:
        if self._progress.trick.winner is None:
            return self._texts.say("picture-winning")
        leads = seat == self._view.to_act
        return self._texts.say("picture-took-and-leads" if leads else "picture-took")

    def _well(self, seat: Seat, slot: Slot) -> None:
        palette = self._drawing.palette
        stamp = plate(palette, self._deck.size, 13, WELL, (WELL_EDGE, 2), PLATE)
        self._drawing.stamp(stamp, *slot.card)
        if seat == self._view.to_act:
            task = self._progress.task(self._texts)
            write_block(self._drawing, task, self._middle(slot), TASK, self._deck.size[0] - 8)

    def _back(self, seat: Seat, slot: Slot) -> None:
        label = last_bid(self._view, seat, self._texts)
        self._set_down((BACK, Mark.PLAIN), Badge(label=label), slot)
        if seat == self._view.to_act:
            self._task_on_back(slot, label_height(self._deck, label))

    def _task_on_back(self, slot: Slot, label: int) -> None:
        task, style = self._progress.task(self._texts), TASK_ON_BACK.style
        longest = max(round(length(word, style)) for word in task.split(" "))
        room = max(self._deck.size[0] - 36, longest)
        height = len(wrapped(task, style, room)) * style.line + 16
        x, y = self._middle(slot)
        middle = x, min(y, slot.card[1] + self._deck.size[1] - label - height // 2)
        across = min(room + 20, 2 * (x - slot.at[0] - CLEAR))
        size, at = (across, height), (x - across // 2, middle[1] - height // 2)
        self._drawing.stamp(plate(self._drawing.palette, size, 8, PLATE, (GOLD, 2), VIOLET), *at)
        write_block(self._drawing, task, middle, TASK_ON_BACK, room)

    def _middle(self, slot: Slot) -> Spot:
        return slot.card[0] + self._deck.size[0] // 2, slot.card[1] + self._deck.size[1] // 2

    def _set_down(self, card: tuple[str, Mark], badge: Badge, slot: Slot) -> None:
        at = slot.card[0] - self._deck.margin, slot.card[1] - self._deck.margin
        stamp_badged(self._drawing, self._deck, card, badge, at)

    def _told_below(self, seat: Seat, slot: Slot) -> None:
        x, y = slot.told
        avatar(self._drawing, self._faces[seat], (x, y), FACE, PLATE)
        if self._sitters[seat].computer:
            self._machine(seat, x + FACE + 14, y + 4)
        self._total(seat, x + slot.room, y + 42)
        self._count(seat, x, y + FACE + BELOW)
        self._lines(seat, (x, y + FACE + BELOW + COUNT), slot)

    def _told_beside(self, seat: Seat, slot: Slot) -> None:
        x, y = slot.told
        avatar(self._drawing, self._faces[seat], (slot.card[0], slot.name[1] - 5), FACE, PLATE)
        self._total(seat, x + slot.room, y + 32)
        if self._sitters[seat].computer:
            self._machine(seat, x, y - 4)
        self._count(seat, x, y + COUNT + 4)
        self._lines(seat, (x, y + 2 * COUNT), slot)

    def _total(self, seat: Seat, right: int, foot: int) -> None:
        total = self._view.totals[seat]
        write_before(self._drawing, signed(total), right, foot, points_ink(total, TOTAL))

    def _machine(self, seat: Seat, x: int, y: int) -> None:
        self._stamp(machine(MACHINE, self._sitters[seat].computer), x, y)

    def _count(self, seat: Seat, x: int, y: int) -> None:
        # The tricks as strokes; before the play, the number of cards.
        if self._progress.began:
            self._stamp(tally(self._view.tricks_taken[seat], STROKES), x, y)
            return
        held = self._texts.say("picture-cards-left", count=self._view.cards_left[seat])
        write(self._drawing, held, x, y + 30, HELD)

    def _stamp(self, coverage: Image.Image, x: int, y: int) -> None:
        palette = self._drawing.palette
        self._drawing.stamp(palette.inked(coverage, PLATE, MUTED), x, y)

    def _lines(self, seat: Seat, at: Spot, slot: Slot) -> None:
        wording = Wording.usual(self._texts, self._deck.pack)
        parts = seat_lines(self._view, seat, self._sitters[seat], wording)
        for row, line in enumerate(lines_that_fit(parts, slot.room, slot.lines)):
            write(self._drawing, line, at[0], at[1] + 34 + LINE * row, ROLES, slot.room)


def lines_that_fit(parts: Sequence[str], room: int, most: int) -> list[str]:
    """Return so many lines of a plate at most, leaving out parts that would be cut off."""
    kept: list[str] = []
    for part in parts:
        if len(_lines(joined([*kept, part]), room)) <= most:
            kept.append(part)
    return _lines(joined(kept), room)


def _lines(told: str, room: int) -> list[str]:
    return [line.strip(SEPARATOR) for line in wrapped(told, ROLES.style, room)]
