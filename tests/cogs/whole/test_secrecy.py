"""Nobody is ever sent a card that is hidden from them, and the check would notice."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui

from bot.games.cards import Card, Pack, Seat
from bot.loopback.checks.pictures import plain_png
from bot.texts import Texts, texts_for
from bot.words.wording import Wording
from cogs.messages.files import sitters_of
from rendering.pictures.play.hand import draw_hand_with_trick
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party
from tests.cogs.support.secrecy import watched_party
from tests.cogs.support.traffic import POST
from tests.cogs.support.whole_match import quick_match


def test_two_people_and_a_computer_see_nothing_hidden(tmp_path: Path) -> None:
    played = quick_match(tmp_path, "ada", "bruno", computers=1)
    assert played.leaks == []
    assert len(played.totals) == 3


def name(pack: Pack, card: Card, language: str = "en") -> str:
    """What the card is called in a language."""
    return Wording.usual(Texts(language), pack.art).name(card)


def in_words(pack: Pack, card: Card) -> dict[str, Any]:
    return {"content": f"I see {name(pack, card)}, look!"}


def in_italian(pack: Pack, card: Card) -> dict[str, Any]:
    return {"content": name(pack, card, "it").upper()}


def as_code(pack: Pack, card: Card) -> dict[str, Any]:
    return {"content": f"({card.code})"}


def in_a_layout(pack: Pack, card: Card) -> dict[str, Any]:
    layout = ui.LayoutView()
    layout.add_item(ui.TextDisplay(f"**{name(pack, card)}**"))
    return {"view": layout}


def in_an_embed(pack: Pack, card: Card) -> dict[str, Any]:
    return {"embed": discord.Embed(description=name(pack, card))}


def as_file_name(pack: Pack, card: Card) -> dict[str, Any]:
    return {"file": discord.File(io.BytesIO(b""), f"{card.code}.txt")}


def in_alt_text(pack: Pack, card: Card) -> dict[str, Any]:
    return {"file": discord.File(io.BytesIO(b""), "a.txt", description=name(pack, card))}


def in_an_id(pack: Pack, card: Card) -> dict[str, Any]:
    view = ui.View()
    view.add_item(ui.Button(label="?", custom_id=f"play:1:1:0:{card.code}"))
    return {"view": view}


def in_a_set(pack: Pack, card: Card) -> dict[str, Any]:
    view = ui.View()
    view.add_item(ui.Button(label="?", custom_id="lay:1:1:0:zz"))
    return {"view": view}


@pytest.mark.parametrize(
    "planted",
    [
        in_words,
        in_italian,
        as_code,
        in_a_layout,
        in_an_embed,
        as_file_name,
        in_alt_text,
        in_an_id,
        in_a_set,
    ],
)
async def test_a_leak_to_everybody_is_noticed(
    house: House, planted: Callable[[Pack, Card], dict[str, Any]]
) -> None:
    async with watched_party(house, "ada", "bruno", "carla") as (playing, watch):
        await playing.start()
        assert watch.leaks == []
        card = hand_of(playing, 1)[0]
        await place(playing).send(**planted(playing.table.game.pack, card))
        assert {leak.reader for leak in watch.leaks} == {None}


async def test_the_picture_of_a_hand_for_everybody_is_noticed(house: House) -> None:
    async with watched_party(house, "ada", "bruno", "carla") as (playing, watch):
        await playing.start()
        view = playing.table.view_of(playing.guests[1].user_id)
        sitters = sitters_of(playing.table, texts_for("en"))
        picture = draw_hand_with_trick(view, sitters, texts_for("en"))
        await place(playing).send(file=discord.File(io.BytesIO(picture.png), "table.png"))
        assert [leak.what for leak in watch.leaks] == ["the hand of seat 1"]


async def test_a_picture_that_nobody_drew_is_noticed(house: House) -> None:
    async with watched_party(house, "ada", "bruno", "carla") as (playing, watch):
        await place(playing).send(file=discord.File(io.BytesIO(b"?"), "table.png"))
        assert [leak.what for leak in watch.leaks] == ["an unknown picture"]


async def test_what_one_person_knows_is_a_leak_to_another(house: House) -> None:
    async with watched_party(house, "ada", "bruno", "carla") as (playing, watch):
        await playing.start()
        told = name(playing.table.game.pack, hand_of(playing, 1)[0])
        for seat in (0, 1):
            handle = playing.table.hand_of(Seat(seat))
            assert handle is not None
            assert await house.hands._tokens.say(handle, told)
        assert [leak.reader for leak in watch.leaks] == [playing.guests[0].user_id]


async def test_a_card_that_was_played_is_no_secret(house: House) -> None:
    async with watched_party(house, "ada", "bruno", "carla") as (playing, watch):
        await playing.start_playing()
        await playing.act_and_see()
        [card] = playing.table.public.trick.cards
        sent = house.traffic.count()[POST]
        await place(playing).send(name(playing.table.game.pack, card))
        assert house.traffic.count()[POST] == sent + 1
        assert watch.leaks == []


async def test_a_picture_among_the_emojis_is_noticed(house: House) -> None:
    async with watched_party(house, "ada", "bruno", "carla") as (_, watch):
        await house.bot.create_application_emoji(name="cups_0123456789", image=plain_png(1, 2, 3))
        assert [leak.what for leak in watch.leaks] == ["an unknown picture"]


def hand_of(playing: Party, seat: int) -> tuple[Card, ...]:
    """The cards that a person at the table holds."""
    return playing.table.view_of(playing.guests[seat].user_id).hand


def place(playing: Party) -> discord.PartialMessageable:
    """Where the table is."""
    return playing.house.bot.get_partial_messageable(playing.table.row.channel_id)
