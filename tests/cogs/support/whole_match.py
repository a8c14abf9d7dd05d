"""A whole match, and all that could be seen of it."""

import asyncio
import io
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image

from bot.loopback.person import Outcome, images
from tests.cogs.support.guests import Guest, is_result, text_of
from tests.cogs.support.house import playing_house
from tests.cogs.support.past import matches_of, open_match, record_of
from tests.cogs.support.playing import Choice, Party
from tests.cogs.support.secrecy import Drawn, Leak, watched_party
from tests.cogs.support.suits import suit_emojis
from tests.cogs.support.traffic import Call

Json = dict[str, Any]


@dataclass(frozen=True)
class Click:
    """What a card that somebody pressed cost: the requests of each kind until the next press."""

    deal: int
    trick: int
    calls: Counter[str]


@dataclass(frozen=True)
class Seen:
    """A picture as somebody saw it: what the message says of it, and what it is."""

    told: Json
    format: str | None
    size: tuple[int, int]


@dataclass(frozen=True)
class Sent:
    """The pictures of one request by name: the words that were told, and how large they are."""

    told: dict[str, str]
    bytes: dict[str, int]


# The repr of a task holds that of its result, and asyncio asks for it where a run ends.
@dataclass(repr=False)
class Played:
    """What was seen of a match that was played to its end. Of pictures it keeps figures only."""

    totals: tuple[int, ...] = ()
    clicks: list[Click] = field(default_factory=list)
    pictures: list[Seen] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    refused: list[Call] = field(default_factory=list)
    suit_emojis: list[str] = field(default_factory=list)
    leaks: list[Leak] = field(default_factory=list)
    drawn: list[Drawn] = field(default_factory=list)
    public: int = 0
    leaderboard: str = ""
    history: str = ""
    exported: bytes = b""
    views_kept: tuple[object, ...] = ()


Play = Callable[[Party, Played, Choice], Awaitable[None]]


def quick_match(folder: Path, *names: str, computers: int = 0) -> Played:
    """Three deals by people who press as fast as they can and look at nothing else."""
    return asyncio.run(_match(folder, names, computers, _quickly))


def patient_match(folder: Path, *names: str) -> Played:
    """Three deals by people who wait for each picture of the table before they go on."""
    return asyncio.run(_match(folder, names, 0, _patiently))


async def _match(folder: Path, names: tuple[str, ...], computers: int, play: Play) -> Played:
    played = Played()
    async with playing_house(folder) as house:
        await house.until_signs()
        async with watched_party(house, *names, computers=computers) as (playing, watch):
            await playing.start()
            await play(playing, played, Random(1).choice)
            result = await playing.opener.until(is_result)
            await _look(playing.opener, result, played)
        played.totals = playing.table.public.totals
        played.views_kept = house.views_kept
        played.sent = [_sent(call) for call in house.traffic.calls if call.files]
        played.suit_emojis = [
            text for call in house.traffic.calls for text in suit_emojis(call.sent)
        ]
        played.refused = [call for call in house.traffic.calls if not call.went_well]
        played.public = len(house.traffic.public_messages())
        played.leaks, played.drawn = watch.leaks, [*watch.drawn.values()]
        await _ask(playing.opener, played)
    return played


def _sent(call: Call) -> Sent:
    told = {file["filename"]: file["description"] for file in call.sent["attachments"]}
    return Sent(told, {name: len(data) for name, data in call.files.items()})


async def _quickly(playing: Party, played: Played, choice: Choice) -> None:
    await playing.play_out(choice)


async def _patiently(playing: Party, played: Played, choice: Choice) -> None:
    deal = 0
    while not playing.table.over:
        await playing.house.until(lambda: playing.somebody_acts)
        view = playing.table.public
        if view.number != deal:
            deal = view.number
            await _look_around(playing, played)
        # The invitation is edited once a deal, whenever nothing else is to be done.
        await playing.house.running.services.invitations.rest()
        before = len(playing.house.traffic.calls)
        await playing.act_and_see(choice)
        if playing.table.turn is not None:
            await playing.hand_in_turn()
        if view.phase == "play":
            calls = playing.house.traffic.count(before)
            played.clicks.append(Click(deal, len(view.tricks), calls))


async def _look_around(playing: Party, played: Played) -> None:
    for guest in playing.guests:
        await _look(guest, await guest.until_hand(), played)
    for message in playing.opener.seen.values():
        await _look(playing.opener, message, played)


async def _look(guest: Guest, message: Json, played: Played) -> None:
    for image in images(message):
        data = await guest.person.download(image["url"])
        with Image.open(io.BytesIO(data)) as picture:
            picture.load()
            played.pictures.append(Seen(image, picture.format, picture.size))


async def _ask(guest: Guest, played: Played) -> None:
    [board] = images(_answer(await guest.command("tarocchi leaderboard", game="scarto")))
    played.leaderboard = board["description"]
    history = await matches_of(guest)
    played.history = text_of(history)
    played.exported = await record_of(guest, await open_match(guest, history))
    json.loads(played.exported)


def _answer(outcome: Outcome) -> Json:
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message
