"""The picture of a table as everybody sees it: a slot a seat, the trick, the last trick."""

from bot.games import trick as core
from bot.games.cards import Card, Seat, Suit
from bot.games.names import LANGUAGES, SUITS, name
from bot.games.trick import NOBODY, Trick
from bot.games.views import SeatView
from bot.texts import Texts
from rendering import sprites
from rendering.album import kept
from rendering.colours import (
    AVATARS,
    FELT,
    GOLD,
    MINUS,
    MUTED,
    PLATE,
    PLATE_EDGE,
    PLUS,
    WELL,
    WELL_EDGE,
    WHITE,
)
from rendering.deck import SLOTS, SMALL, Deck
from rendering.drawing import Drawing
from rendering.lettering import Ink, write, write_before, write_centred
from rendering.mount import Mark
from rendering.names import Style, clean
from rendering.picture import Picture
from rendering.plates import button, plate
from rendering.sitter import Sitter
from rendering.table_layout import HEADER, SIDE, Slot, TableLayout, layout

TITLE = Ink(Style(32, 700), WHITE, FELT)
ASIDE = Ink(Style(28, 500), MUTED, FELT)
NAME = Ink(Style(27, 700), WHITE, PLATE)
COUNTS = Ink(Style(22, 500), MUTED, PLATE)
ROLE = Ink(Style(22, 600), GOLD, PLATE)
TO_PLAY = Ink(Style(28, 700), GOLD, WELL)


def draw_table(view: SeatView, sitters: tuple[Sitter, ...], texts: Texts) -> Picture:
    """The table as a picture; *view* is the one that everybody has."""
    key = ("table", view, sitters, texts.language)
    return kept(key, lambda: _TableDrawing(view, sitters, texts).picture())


def shown_trick(view: SeatView) -> Trick:
    """The trick in the slots: the one on the table, or the last until the next one begins."""
    return view.trick if view.trick.cards or not view.tricks else view.tricks[-1]


def earlier_trick(view: SeatView) -> Trick | None:
    """The newest complete trick that is not in the slots."""
    older = view.tricks if view.trick.cards or not view.tricks else view.tricks[:-1]
    return older[-1] if older else None


def best_seat(view: SeatView) -> Seat | None:
    """Who won the trick in the slots, or wins it so far."""
    trick = shown_trick(view)
    if trick.winner is not None or not trick.cards:
        return trick.winner
    best = core.state(view.game.tables, [card.index for card in trick.cards])[1]
    if best == NOBODY:
        return None
    return next(
        seat for seat, card in zip(trick.seats, trick.cards, strict=True) if card.index == best
    )


def suit_led(view: SeatView, trick: Trick) -> Suit | None:
    """The suit to follow in the trick, if one was led."""
    follow = view.game.tables.follow
    return next((card.suit for card in trick.cards if follow[card.index]), None)


class _TableDrawing:
    def __init__(self, view: SeatView, sitters: tuple[Sitter, ...], texts: Texts) -> None:
        self.view, self.texts = view, texts
        players = view.game.players
        art = view.game.pack.art
        self.deck = sprites.deck(art, SLOTS[players])
        self.small = sprites.deck(art, SMALL)
        self.layout: TableLayout = layout(players, self.deck.size, self.small.size)
        self.drawing = Drawing(self.deck.palette, self.layout.size, FELT)
        self.sitters = tuple(
            Sitter(clean(s.name, texts.say("picture-seat", number=n + 1)), s.computer, s.away)
            for n, s in enumerate(sitters)
        )
        self.trick = shown_trick(view)
        self.best = best_seat(view)

    def picture(self) -> Picture:
        self._header()
        for seat, slot in enumerate(self.layout.slots):
            self._slot(Seat(seat), slot)
        self._footer()
        return self.drawing.picture(table_in_words(self.view, self.sitters, self.texts))

    def _header(self) -> None:
        write(self.drawing, title(self.view, self.texts), SIDE, HEADER - 22, TITLE)
        suit = suit_led(self.view, self.trick)
        if suit is not None:
            words = self.texts.say("picture-suit-led", suit=_suit_name(suit, self.texts))
            write_before(self.drawing, words, 1100 - SIDE, HEADER - 22, ASIDE)

    def _slot(self, seat: Seat, slot: Slot) -> None:
        acts = seat == self.view.to_act
        rim = (GOLD, 4) if acts else (PLATE_EDGE, 2)
        palette = self.drawing.palette
        self.drawing.stamp(
            plate(palette, (slot.width, slot.height), 18, PLATE, rim, FELT), slot.x, slot.y
        )
        if seat in self.trick.seats:
            self._card(seat, slot)
        else:
            self._well(seat, slot)
        self._plate(seat, slot)

    def _card(self, seat: Seat, slot: Slot) -> None:
        place = self.trick.seats.index(seat)
        mark = Mark.RIMMED if seat == self.best else Mark.PLAIN
        self._set_down(self.deck, self.trick.cards[place], mark, (slot.card_x, slot.card_y))
        write_centred(
            self.drawing,
            str(place + 1),
            slot.x + slot.width - 24,
            slot.y + 34,
            Ink(Style(22, 700), MUTED, PLATE),
        )

    def _well(self, seat: Seat, slot: Slot) -> None:
        stamp = plate(self.drawing.palette, self.deck.size, 13, WELL, (WELL_EDGE, 2), PLATE)
        self.drawing.stamp(stamp, slot.card_x, slot.card_y)
        if seat == self.view.to_act:
            middle = slot.card_y + self.deck.size[1] // 2
            words = doing(self.view, self.texts)
            write_centred(self.drawing, words, slot.middle, middle, TO_PLAY, self.deck.size[0] - 12)

    def _plate(self, seat: Seat, slot: Slot) -> None:
        view, sitter, drawing = self.view, self.sitters[seat], self.drawing
        colour = AVATARS[seat % len(AVATARS)]
        left, top = slot.x + 12, slot.info_y + 12
        drawing.stamp(button(drawing.palette, 52, colour, (colour, 1), PLATE), left, top)
        write_centred(
            drawing, sitter.name[0].upper(), left + 26, top + 36, Ink(Style(28, 700), WHITE, colour)
        )
        room = slot.width - 88
        write(drawing, sitter.name, left + 62, top + 22, NAME, room)
        counts = f"{view.cards_left[seat]} · " + self.texts.say(
            "picture-tricks-taken", count=view.tricks_taken[seat]
        )
        write(drawing, counts, left + 62, top + 50, COUNTS, room)
        total = view.totals[seat]
        ink = Ink(Style(28, 700), PLUS if total > 0 else MINUS if total < 0 else WHITE, PLATE)
        begins = write_before(drawing, signed(total), slot.x + slot.width - 14, top + 94, ink)
        write(drawing, self._roles(seat), left + 4, top + 93, ROLE, begins - left - 16)

    def _roles(self, seat: Seat) -> str:
        sitter = self.sitters[seat]
        told = (
            ("picture-dealer", seat == self.view.dealer),
            ("picture-computer", sitter.computer),
            ("picture-away", sitter.away),
        )
        return " · ".join(self.texts.say(key) for key, applies in told if applies)

    def _footer(self) -> None:
        earlier = earlier_trick(self.view)
        if earlier is None or earlier.winner is None:
            return
        y = self.layout.footer_y
        write(self.drawing, self.texts.say("picture-last-trick"), SIDE, y + 40, ASIDE)
        write(self.drawing, self.sitters[earlier.winner].name, SIDE, y + 82, TITLE, 380)
        for place, (x, top) in enumerate(self.layout.last_cards):
            mark = Mark.RIMMED if earlier.seats[place] == earlier.winner else Mark.PLAIN
            self._set_down(self.small, earlier.cards[place], mark, (x, top))

    def _set_down(self, deck: Deck, card: Card, mark: Mark, at: tuple[int, int]) -> None:
        x, y = at
        self.drawing.stamp(deck.cell(card.code, mark), x - deck.margin, y - deck.margin)


def title(view: SeatView, texts: Texts) -> str:
    """The game, the number of the deal and that of the trick."""
    parts = [texts.say(f"game-{view.game.key}"), texts.say("picture-deal", number=view.number)]
    if view.tricks or view.phase == "play":
        done = len(view.tricks)
        number = done + bool(view.trick.cards) if view.trick.cards or done else 1
        count = done + max(view.cards_left)
        parts.append(texts.say("picture-trick", number=number, count=count))
    return " · ".join(parts)


def doing(view: SeatView, texts: Texts) -> str:
    """What the seat whose turn it is has to do."""
    key = f"picture-doing-{view.phase}"
    return texts.say(key if texts.has(key) else "picture-doing")


def signed(number: int) -> str:
    """A number with its sign, which is a true minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def table_in_words(view: SeatView, sitters: tuple[Sitter, ...], texts: Texts) -> str:
    """The table as sentences."""
    trick = shown_trick(view)
    cards = "; ".join(
        f"{sitters[seat].name}: {_card_name(view, card, texts)}"
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    )
    return f"{title(view, texts)}. {cards}"


def _card_name(view: SeatView, card: Card, texts: Texts) -> str:
    return name(view.game.pack, card, texts.language)


def _suit_name(suit: Suit, texts: Texts) -> str:
    return SUITS[texts.language if texts.language in LANGUAGES else "en"][suit]
