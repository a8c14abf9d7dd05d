"""The slots of a table: each seat with its card, its name and its score."""

from collections.abc import Sequence

from PIL import Image

from bot.games.cards import Seat
from bot.games.drawings import drawn_as
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.numbers import signed
from bot.words.progress import Progress
from bot.words.seats import Nameplate, last_bid, told_of
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
from rendering.canvas.lettering import Ink, write, write_before, write_block, write_fitting
from rendering.canvas.plates import plate
from rendering.canvas.script import Style, length, wrapped
from rendering.cards.badges import Badge, badged
from rendering.cards.deck import BACK, Deck
from rendering.cards.mount import Mark
from rendering.pictures.play.table_places import HEADER, LINE, Slot
from rendering.pictures.seats import colour_of
from rendering.pictures.writing import SEPARATOR, joined, points_ink

AVATAR = 52
SMALL_AVATAR = 40
NAMES = (Ink(Style(28, 700), WHITE, PLATE), Ink(Style(24, 700), WHITE, PLATE))
NARROW_NAMES = (Ink(Style(24, 700), WHITE, PLATE), Ink(Style(20, 700), WHITE, PLATE))
COUNTS = Ink(Style(23, 500), MUTED, PLATE)
NARROW_COUNTS = Ink(Style(20, 500), MUTED, PLATE)
ROLES = Ink(Style(23, 600), GOLD, PLATE)
NARROW_ROLES = Ink(Style(19, 600), GOLD, PLATE)
NARROW_LINES = 3
TASK = Ink(Style(30, 700), GOLD, WELL)
TASK_ON_BACK = Ink(Style(24, 700), GOLD, PLATE)


class SlotPainter:
    """Paints the slots of one table."""

    def __init__(
        self,
        drawing: Drawing,
        deck: Deck,
        view: SeatView,
        progress: Progress,
        sitters: tuple[Nameplate, ...],
        texts: Texts,
    ) -> None:
        self._drawing, self._deck = drawing, deck
        self._view, self._progress = view, progress
        self._sitters, self._texts = sitters, texts

    def paint(self, seat: Seat, slot: Slot) -> None:
        """The slot of one seat, whole."""
        acts = seat == self._view.to_act
        self._plate((slot.width, slot.height), (slot.x, HEADER), 18, (GOLD, 4) if acts else None)
        if seat in self._progress.trick.seats:
            self._card(seat, slot)
        elif self._progress.began:
            self._well(seat, slot)
        else:
            self._back(seat, slot)
        if slot.narrow:
            self._narrow_info(seat, slot)
        else:
            self._info(seat, slot)

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
        stamp = badged(self._deck, drawn_as(trick.cards[place], self._deck.pack).code, mark, badge)
        self._set_down(stamp, slot)

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
            centre = (slot.middle, slot.card[1] + self._deck.size[1] // 2)
            task = self._progress.task(self._texts)
            write_block(self._drawing, task, centre, TASK, self._deck.size[0] - 20)

    def _back(self, seat: Seat, slot: Slot) -> None:
        label = Badge(label=last_bid(self._view, seat, self._texts))
        self._set_down(badged(self._deck, BACK, Mark.PLAIN, label), slot)
        if seat != self._view.to_act:
            return
        task, width = self._progress.task(self._texts), self._deck.size[0] - 24
        lines = len(wrapped(task, TASK_ON_BACK.style, width - 12))
        height = lines * TASK_ON_BACK.style.line + 28
        top = slot.card[1] + (self._deck.size[1] - height) // 2
        stamp = plate(self._drawing.palette, (width, height), 8, PLATE, (GOLD, 2), VIOLET)
        self._drawing.stamp(stamp, slot.card[0] + 12, top)
        centre = (slot.middle, top + height // 2)
        write_block(self._drawing, task, centre, TASK_ON_BACK, width - 12)

    def _set_down(self, stamp: Image.Image, slot: Slot) -> None:
        space = self._deck.margin
        self._drawing.stamp(stamp, slot.card[0] - space, slot.card[1] - space)

    def _info(self, seat: Seat, slot: Slot) -> None:
        drawing, (x, y) = self._drawing, slot.info
        self._avatar(seat, (x + 14, y), AVATAR)
        left, room = x + 14 + AVATAR + 10, slot.width - AVATAR - 36
        total = self._view.totals[seat]
        write_fitting(drawing, self._sitters[seat].name, left, y + 22, NAMES, room)
        write(drawing, self._counts(seat), left, y + 54, COUNTS, room)
        right = write_before(drawing, signed(total), slot.right - 14, y + 97, points_ink(total, 28))
        told = self._told(seat)
        word = self._texts.say("picture-total")
        named = right - 8 - round(length(word, COUNTS.style))
        if length(told, ROLES.style) <= named - x - 28:
            right = write_before(drawing, word, right - 8, y + 97, COUNTS)
        room = right - x - 28
        if slot.lines == 1:
            write_fitting(drawing, told, x + 16, y + 96, (ROLES, NARROW_ROLES), room)
            return
        for row, line in enumerate(_lines(told, ROLES, room)[: slot.lines]):
            write(drawing, line, x + 16, y + 96 + LINE * row, ROLES, room)

    def _narrow_info(self, seat: Seat, slot: Slot) -> None:
        drawing, (x, y) = self._drawing, slot.info
        room, total = slot.width - 20, self._view.totals[seat]
        self._avatar(seat, (x + 10, y), SMALL_AVATAR)
        write_before(drawing, signed(total), slot.right - 12, y + 30, points_ink(total, 26))
        write_fitting(drawing, self._sitters[seat].name, x + 10, y + 67, NARROW_NAMES, room)
        write(drawing, self._counts(seat), x + 10, y + 97, NARROW_COUNTS, room)
        for row, line in enumerate(lines_that_fit(self._parts(seat), room)):
            write(drawing, line, x + 10, y + 126 + LINE * row, NARROW_ROLES, room)

    def _avatar(self, seat: Seat, at: Spot, side: int) -> None:
        colour = colour_of(self._view.game, seat)
        avatar(self._drawing, colour, self._sitters[seat].name, at, side, PLATE)

    def _counts(self, seat: Seat) -> str:
        left, taken = self._view.cards_left[seat], self._view.tricks_taken[seat]
        tricks = self._texts.say("picture-tricks-taken", count=taken)
        if not self._progress.began:
            return self._texts.say("picture-cards-left", count=left)
        return f"{left} · {tricks}" if left else tricks

    def _told(self, seat: Seat) -> str:
        return joined(self._parts(seat))

    def _parts(self, seat: Seat) -> list[str]:
        wording = Wording.usual(self._texts, self._deck.pack)
        return told_of(self._view, seat, self._sitters[seat], wording)


def lines_that_fit(parts: Sequence[str], room: int) -> list[str]:
    """The lines of a narrow plate, leaving out parts that would be cut off."""

    kept: list[str] = []
    for part in parts:
        if len(_lines(joined([*kept, part]), NARROW_ROLES, room)) <= NARROW_LINES:
            kept.append(part)
    return _lines(joined(kept), NARROW_ROLES, room)


def _lines(told: str, ink: Ink, room: int) -> list[str]:
    return [line.strip(SEPARATOR) for line in wrapped(told, ink.style, room)]
