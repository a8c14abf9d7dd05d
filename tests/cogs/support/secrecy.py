"""Checks that nobody is sent a card that is hidden from them, in text or picture."""

import hashlib
import re
from base64 import b64encode
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from bot.games.cards import Card, CardSet, Pack, as_set
from bot.games.events import MeldsDeclared, StockShown
from bot.games.view import SeatView
from bot.tables.errors import TableError
from bot.tables.table import Change, Table
from bot.texts import Texts, languages
from bot.words.wording import Wording
from cogs.messages import hand_pages, lobby, place
from rendering.canvas.picture import Picture
from rendering.pictures.signs import draw_signs
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party
from tests.cogs.support.traffic import Call

Json = dict[str, Any]

HARMLESS_IDS = re.compile(r"table:\d+:[a-z]+|export|which:[a-z]+")
"""Ids that may stand on messages that everybody sees."""

CHOSEN = re.compile(r"(?:pick:.*|lay:.*|clear:.*):([0-9a-z]+)(?:#[0-9a-z]+)?")
"""Ids that hold a set of cards, which is their last part."""

NUMBER = re.compile(r"^\d+ (?!of |di |de |d’)")

DEAL = re.compile(r"\bdeal (\d+)")


@dataclass(frozen=True, slots=True)
class Leak:
    """Somebody (everybody if None) was sent something that is hidden from them."""

    reader: int | None
    what: str
    where: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture that was drawn: by what, and from which view, if from one."""

    by: str
    view: SeatView | None


class Watch:
    """Looks at everything the bot sends about one table, as it is sent."""

    def __init__(self, table: Table, drawn: dict[str, Drawn]) -> None:
        self.leaks: list[Leak] = []
        self.drawn = drawn
        self._table = table
        self._known: defaultdict[tuple[int, int | None], CardSet] = defaultdict(int)
        self._shown: defaultdict[int, CardSet] = defaultdict(int)

    def learn(self) -> int:
        """Notes what each person knows now; returns the number of the deal."""
        # What is told was stored before: now everybody knows at least what they may be told.
        try:
            public = self._table.public
        except TableError:
            return 0
        if public.laid_away is not None:
            # With the count of the deal everybody sees the discard.
            self._shown[public.number] = as_set(public.laid_away.cards)
        # So does everybody what was turned up, or shown with a declaration.
        told = [fact.cards for fact in public.facts if isinstance(fact, StockShown)]
        told += [meld for f in public.facts if isinstance(f, MeldsDeclared) for meld in f.melds]
        turned_up = as_set(card for cards in told for card in cards)
        seen = public.seen | turned_up | self._shown[public.number]
        self._known[public.number, None] |= seen
        for sitter in self._table.seating.humans():
            assert sitter.user_id is not None
            view = self._table.view_of(sitter.user_id)
            own = as_set((*view.hand, *view.discarded, *view.taken_up))
            self._known[public.number, sitter.user_id] |= seen | own
        return public.number

    def look(self, call: Call) -> None:
        """Notes what the call gives away."""
        deal = self.learn()
        reader = None if call.reader is None else int(call.reader)
        if call.entry["path"].endswith("/emojis"):
            self._look_at_emoji(call.entry["body"])
            return
        told = DEAL.search(" ".join(text for _, text in strings(call.entry["body"])))
        known = self._known[int(told[1]) if told else deal, reader]
        for where, text in strings([call.entry["body"], [*call.files]]):
            self._look_at_text(reader, known, where, text)
        for file, data in call.files.items():
            self._look_at_picture(reader, file, hashlib.sha256(data).hexdigest())

    def _look_at_text(self, reader: int | None, known: CardSet, where: str, text: str) -> None:
        pack = self._table.game.pack
        for card in mentioned(pack, text):
            if not card.bit & known:
                self.leaks.append(Leak(reader, card.code, f"{where}: {text}"))
        if where != "custom_id":
            return
        if reader is None and not HARMLESS_IDS.fullmatch(text):
            self.leaks.append(Leak(reader, "an id of a hand", text))
        chosen = CHOSEN.fullmatch(text)
        if chosen and int(chosen[1], 36) & ~known:
            self.leaks.append(Leak(reader, "a set of cards", text))

    def _look_at_emoji(self, body: Any) -> None:
        # The signs of the suits are all that is ever uploaded apart from a message.
        if body and (body["name"], body["image"]) not in _signs():
            self.leaks.append(Leak(None, "an unknown picture", f"emoji {body['name']}"))

    def _look_at_picture(self, reader: int | None, file: str, mark: str) -> None:
        drawn = self.drawn.get(mark)
        if drawn is None:
            self.leaks.append(Leak(reader, "an unknown picture", file))
        elif drawn.view is not None and drawn.view.seat is not None and drawn.view.hand:
            owner = self._table.seating.sitter(drawn.view.seat).user_id
            if reader != owner:
                self.leaks.append(Leak(reader, f"the hand of seat {drawn.view.seat}", file))


@cache
def _signs() -> set[tuple[str, str]]:
    return {
        (sign.name, f"data:image/png;base64,{b64encode(sign.png).decode()}")
        for sign in draw_signs().values()
    }


@asynccontextmanager
async def watched_party(
    house: House, *names: str, computers: int = 0, game: str = "scarto"
) -> AsyncIterator[tuple[Party, Watch]]:
    """A lobby with these people and computers, and a watch on its table, texts and pictures."""
    # A picture of the lobby may be drawn long before it is sent.
    with drawing_observed() as drawn:
        playing = await party(house, *names, computers=computers, game=game)
        watch = Watch(playing.table, drawn)

        def note(_: Change) -> None:
            watch.learn()

        playing.table.listeners.append(note)
        house.traffic.listeners.append(watch.look)
        yield playing, watch
        house.traffic.listeners.remove(watch.look)
        playing.table.listeners.remove(note)


@contextmanager
def drawing_observed() -> Iterator[dict[str, Drawn]]:
    """Notes for every picture drawn, by its fingerprint, what it was drawn from."""
    drawn: dict[str, Drawn] = {}

    def noting(by: str, draw: Callable[..., Picture]) -> Callable[..., Picture]:
        def noted(first: object, *rest: Any) -> Picture:
            picture = draw(first, *rest)
            view = first if isinstance(first, SeatView) else None
            drawn[hashlib.sha256(picture.png).hexdigest()] = Drawn(by, view)
            return picture

        return noted

    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        for module, by in (
            (place, "draw_table"),
            (place, "draw_score"),
            (place, "draw_result"),
            (hand_pages, "draw_hand_with_trick"),
            (lobby, "draw_lobby"),
        ):
            patch.setattr(module, by, noting(by, getattr(module, by)))
        yield drawn


def strings(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a JSON value, with the key it stands under."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for inner, each in value.items():
            yield from strings(each, inner)
    elif isinstance(value, list):
        for each in value:
            yield from strings(each, key)


def mentioned(pack: Pack, text: str) -> list[Card]:
    """The cards that a text names, by name in any language or by code."""
    found = {match.lower() for match in _pattern(pack).findall(text)}
    return [card for card in pack.cards if found & {card.code.lower(), *_names(pack)[card]}]


@cache
def _pattern(pack: Pack) -> re.Pattern[str]:
    names = {re.escape(word) for words in _names(pack).values() for word in words}
    longest_first = "|".join(sorted(names, key=len, reverse=True))
    codes = "|".join(card.code for card in pack.cards)
    return re.compile(rf"(?<!\w)(?:(?i:{longest_first})|{codes})(?!\w)")


@cache
def _names(pack: Pack) -> dict[Card, set[str]]:
    wordings = [Wording.usual(Texts(language), pack.art) for language in languages()]
    names = {card: {wording.name(card).lower() for wording in wordings} for card in pack.cards}
    # A tarot may be called without its number too.
    return {
        card: called | {NUMBER.sub("", name) for name in called} for card, called in names.items()
    }
