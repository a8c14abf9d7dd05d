"""Whether a match is rated: chosen among the options, and said in the lobby and in the scores."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.games.actions import Declare, MeldsFrom
from bot.games.catalogue import game
from bot.tables.decisions import lobby, play
from bot.tables.hub import Hub
from bot.tables.table import Table
from bot.texts import texts_for
from bot.words.wording import Wording
from cogs.layouts.scores import score_lines
from data.database import Database
from tests.cogs.commands.support.filling import chosen, fill
from tests.cogs.lobby.test_options import form_of
from tests.cogs.support.arranged import arrange
from tests.cogs.support.guests import is_board, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import is_lobby, party, press_more
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    act,
    match_of,
    on_turn,
    open_lobby,
    play_deal,
)

CHOSEN = "Unrated, as the players chose."
UNDO = "Unrated, because players can take back their last card."
PEOPLE = "Unrated, because a rating takes at least two people."
CARDS = "This deal is unrated, because it ended before its last card."


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """Tables without Discord."""
    database = await Database.open(tmp_path / "test.db")
    yield Hub(database, FakeClock())
    await database.close()


async def test_the_lobby_says_whether_the_match_is_rated(house: House) -> None:
    playing = await party(house, "ada")
    assert PEOPLE in text_of(playing.lobby)
    bruno = await house.guest("bruno", playing.opener.place)
    await bruno.press(playing.lobby, "Join")
    await playing.opener.until(lambda m: is_lobby(m) and says("-# Rated.")(m))


async def test_a_match_without_rating_is_a_choice_that_everybody_sees(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    ada, bruno = playing.guests
    form = await form_of(playing, bruno)
    assert chosen(form)["rated"]
    await fill(bruno, form, rated=False)
    await ada.until(says("**Bruno** has changed the options. Rated: no", CHOSEN))
    await playing.start()
    scores = (await press_more(ada, await ada.until(is_board), "Scores")).message
    assert scores is not None
    assert CHOSEN in text_of(scores)
    assert not playing.table.setup.rated


def last_line(table: Table) -> str:
    return score_lines(table, Wording.usual(texts_for("en"), table.setup.drawing))[-1]


async def test_the_scores_say_why(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE, CARLA)
    await table.change(lobby.start, ADA)
    assert last_line(table) == "-# Rated."
    await play_deal(table)
    assert last_line(table) == "-# Rated."
    table = await open_lobby(hub, BEPPE, CARLA, channel=71)
    await table.change(lobby.set_up, ADA, lambda old: replace(old, undo=True))
    await table.change(lobby.start, ADA)
    assert last_line(table) == f"-# {UNDO}"


async def declare_or_act(table: Table, rng: Random) -> None:
    """Whoever has something to declare declares it; others do anything."""
    user = on_turn(table)
    view = table.view_of(user)
    if isinstance(view.ask, MeldsFrom) and view.ask.melds:
        await table.change(play.act, user, Declare(view.ask.melds), view.number, view.step)
    else:
        await act(table, rng)


async def test_a_deal_that_ends_with_its_declarations_is_said_to_be_unrated(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With one point to reach the first declaration ends the match.
    arrange(monkeypatch, "ottocento", {0: "SK BK CK DK"}, target=1)
    table, rng = await match_of(hub, game("ottocento", {"target": 1})), Random(1)
    while not table.over:
        await (table.change(play.next_deal) if table.between_deals else declare_or_act(table, rng))
    assert any(table.public.cards_left)
    assert last_line(table) == f"-# {CARDS}"
