"""An evening on which something goes wrong at one table, and how it has to be afterwards."""

import asyncio
import threading
import types
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
import pytest

from bot.games.actions import playable
from bot.games.cards import Card
from bot.loopback.person import images
from bot.loopback.world.world import ANSWER_WITHIN_S
from bot.texts import texts_for
from cogs.messages.files import sitters_of
from rendering.canvas.byte_lru import shelf
from rendering.canvas.picture import Picture
from rendering.cards import deck
from rendering.cards.look import Look
from rendering.cards.store import Store
from rendering.pictures.play.table import draw_table
from tests.cogs.support.guests import (
    Guest,
    Json,
    card_buttons,
    cards_in,
    is_board,
    is_hand,
    is_my_turn,
    step_of,
)
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party
from tests.loopback.support.controls import control

CALLBACK = "POST /interactions/{i}/{t}/callback"
HAND_EDIT = "PATCH /webhooks/{a}/{t}/messages/{m}"
HAND_NEW = "POST /webhooks/{a}/{t}"
FRAME = "PATCH /channels/{c}/messages/{m}"
POST = "POST /channels/{c}/messages"

MANY = 1_000_000

BETWEEN_DEALS_S = 60
"""Seconds from one deal to the next: tokens outlive it."""


Kind = dict[str, Any]

REFUSED: list[Kind] = [{"do": "refuse", "status": status} for status in (500, 502, 503, 504)]
BROKEN: list[Kind] = [{"do": "cut"}, {"do": "lose"}, {"do": "slow", "seconds": 4}]
LIMITED: list[Kind] = [
    {"scope": scope, "via": via} for scope in ("user", "shared", "global") for via in (True, False)
]


@dataclass
class Evening:
    """Three people at a table where something goes wrong, and somebody against computers."""

    playing: Party
    other: Party

    @property
    def house(self) -> House:
        """Where they play."""
        return self.playing.house

    async def play_through(self) -> Card:
        """Somebody at each table presses a card, answered or not.

        Returns the one of the first table, once both are stored.
        """
        pressing = []
        for table in (self.other, self.playing):
            hand, turn = await table.hand_in_turn(), table.table.turn
            code = card_buttons(hand)[0]["custom_id"]
            pressing.append(asyncio.create_task(table.on_turn.person.press(hand, code)))
            await self.house.until(lambda table=table, turn=turn: table.table.turn != turn)  # type: ignore[misc]
        done, _ = await asyncio.wait(pressing, timeout=0.3)
        if len(done) < len(pressing):
            self.house.loopback.clock.advance(ANSWER_WITHIN_S)
        await asyncio.gather(*pressing)
        return self.playing.table.game.pack.parse(code.split(":")[4])

    async def all_is_true(self) -> None:
        """Returns once the board and all hands of both tables show what is so."""
        for table in (self.playing, self.other):
            await self.house.until(lambda table=table: table.somebody_acts)  # type: ignore[misc]
            for guest in table.guests:
                await guest.until(partial(_is_true_hand, table, guest))
                await guest.until(partial(is_true_board, table))

    def played(self, card: Card) -> int:
        """How often the card lies on the table."""
        view = self.playing.table.public
        tricks = [*view.tricks, view.trick]
        return sum(card in trick.cards for trick in tricks)


async def evening(house: House) -> Evening:
    """Two tables at their first trick."""
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    other = await party(house, "dino", computers=2)
    await other.start_playing()
    for each in (playing, other):
        await each.hand_in_turn()
        await house.boards.of(each.table).rest()
    house.loopback.world.answer_within_s = ANSWER_WITHIN_S
    return Evening(playing, other)


def _is_true_hand(where: Party, guest: Guest, message: Json) -> bool:
    view = where.table.view_of(guest.user_id)
    if not is_hand(message) or step_of(message) != f"{view.number}:{view.step}":
        return False
    shown = sorted(cards_in(message))
    mine = [card for card in view.hand if card.bit & playable(view.ask)]
    true = mine if view.my_turn else view.hand
    return is_my_turn(message) == view.my_turn and shown == sorted(card.code for card in true)


def is_true_board(where: Party, message: Json) -> bool:
    """Whether a message is the board of a table and shows what lies there."""
    if not is_board(message):
        return False
    table = where.table
    sitters = sitters_of(table, texts_for(table.row.language), table.public.number)
    true = draw_table(table.public, sitters, texts_for(table.row.language), table.setup.drawing)
    return [image["description"] for image in images(message)] == [true.alt]


@asynccontextmanager
async def fault(house: House, do: str, route: str, **more: Any) -> AsyncIterator[None]:
    """Every request to the route suffers this, until the end of the block."""
    await control(house.loopback, "fault", do=do, route=route, **{"times": MANY, **more})
    yield
    await control(house.loopback, "fault", do="nothing")


@asynccontextmanager
async def limit(house: House, route: str, **more: Any) -> AsyncIterator[None]:
    """Every request to the route is one too many, until the end of the block."""
    await control(house.loopback, "limit", route=route, retry_after=0.01, times=MANY, **more)
    yield
    house.loopback.limits.orders.clear()


def trouble(house: House, route: str, kind: Kind) -> AbstractAsyncContextManager[None]:
    """Has every request to a route suffer this."""
    return fault(house, route=route, **kind) if "do" in kind else limit(house, route, **kind)


def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the library and the bot try again at once."""

    async def nap(seconds: float) -> None:
        await asyncio.sleep(0.001)

    hasty = types.SimpleNamespace(**{**vars(asyncio), "sleep": nap})
    monkeypatch.setattr(discord.http, "asyncio", hasty)
    monkeypatch.setattr(discord.webhook.async_, "asyncio", hasty)
    monkeypatch.setattr("cogs.press.outages.RETRY_S", 0.05)
    monkeypatch.setattr("cogs.messages.invitations.RETRY_S", 0.05)


def clean(text: str, house: House) -> None:
    """Fails if a log holds a traceback or a token."""
    assert "Traceback" not in text
    tokens = [each.token for each in house.loopback.world.interactions.values()]
    for token in (house.loopback.token, *tokens):
        assert token not in text


@contextmanager
def reading_slowly(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Nothing drawn is in memory any more, and cards are read from disk only once they may be."""
    go_on, read = threading.Event(), Store._read

    def slowly(kept: Store, look: Look, kind: deck.CardKind) -> deck.Deck | None:
        go_on.wait(10)
        return read(kept, look, kind)

    for kind in (deck.Deck, Picture):
        shelf.drop(kind)
    with monkeypatch.context() as patch:
        patch.setattr(Store, "_read", slowly)
        try:
            yield go_on
        finally:
            go_on.set()
