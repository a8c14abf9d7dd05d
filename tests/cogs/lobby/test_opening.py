"""What is chosen when a table is opened, and how its lobby shows it."""

import pytest

from bot.games.catalogue import GAMES
from bot.loopback.world.threads import is_archived, is_thread
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.forms import shown
from tests.cogs.support.guests import says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import is_lobby, party
from tests.cogs.support.troubles import POST, fault, impatient


async def test_partners_are_marked_in_the_lobby(house: House) -> None:
    playing = await party(house, "ada", "bruno", game="piedicavallo")
    lobby = await playing.opener.until(says("**Bruno**"))
    assert "1. **Ada** · A\n2. **Bruno** · B\n3. *free* · A\n4. *free* · B" in text_of(lobby)


async def test_the_number_of_players_is_chosen(house: House) -> None:
    playing = await party(house, "ada", game="tarocco-francese", players=5)
    assert "5. *free*" in text_of(playing.lobby)
    assert playing.table.game.players == 5


async def test_the_numbers_of_players_of_a_game_are_offered(house: House) -> None:
    ada = await house.guest("ada")

    async def offered(**typed: str) -> list[int]:
        found = await ada.person.autocomplete(
            ada.place, "tarocchi new", "players", game="tarocco-francese", **typed
        )
        return [choice["value"] for choice in found]

    assert await offered() == [3, 4, 5, 6]
    # The first one offered is what a press on Enter takes.
    assert await offered(players="5") == [5]
    assert await offered(players="7") == []


async def test_a_number_of_players_that_cannot_be(house: House) -> None:
    ada = await house.guest("ada")
    async with nothing_changes(house):
        sentence = told(await ada.command("tarocchi new", game="piedicavallo", players=3))
    assert sentence == "This game needs 4 players, not 3."


async def test_numbers_are_offered_while_typing(house: House) -> None:
    ada = await house.guest("ada")

    async def offered(typed: str) -> list[str]:
        found = await ada.person.autocomplete(
            ada.place, "tarocchi new", "options", game="ottocento", options=typed
        )
        return [choice["value"] for choice in found]

    assert (await offered("target="))[:2] == ["target=100", "target=200"]
    assert (await offered("target=450"))[0] == "target=450"


async def test_the_games_are_offered_with_players_and_a_hint(house: House) -> None:
    ada = await house.guest("ada")

    async def offered(typed: str) -> dict[str, str]:
        found = await ada.person.autocomplete(ada.place, "tarocchi new", "game", game=typed)
        return {choice["value"]: choice["name"] for choice in found}

    every = await offered("")
    assert every["scarto"] == "Scarto · 3 · easy to begin with"
    assert every["tarocco-francese"] == "French Tarot · 3–6 · bid to take on the rest"
    assert [*every] == [*GAMES]
    assert [*await offered("begin")] == ["scarto"]


@pytest.mark.parametrize(
    "typed", ["scarto", "Scarto", "SCARTO ", "Scarto · 3 · easy to begin with"]
)
async def test_a_game_may_be_typed_by_its_name(house: House, typed: str) -> None:
    ada = await house.guest("ada")
    outcome = await ada.command("tarocchi new", game=typed, place="here")
    assert outcome.status == "answered"
    [table] = house.hub.open_tables()
    assert table.game.key == "scarto"


async def test_a_lobby_that_cannot_be_sent_to_its_thread_is_in_the_channel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch)
    ada = await house.guest("ada")
    async with fault(house, "refuse", POST, status=500):
        assert (await ada.command("tarocchi new", game="scarto")).status == "answered"
        lobby = await ada.until(is_lobby)
    [table] = house.hub.open_tables()
    assert str(table.row.channel_id) == ada.place
    assert "(I couldn’t create a thread" in text_of(lobby)
    threads = [c for c in house.loopback.world.channels.values() if is_thread(c)]
    assert [is_archived(thread) for thread in threads] == [True]


@pytest.mark.parametrize(
    ("players", "line"),
    [
        (3, "One player, the taker, plays against the two others."),
        (5, "A taker, alone or with a partner they call, plays against the rest."),
    ],
)
async def test_a_lobby_speaks_of_partners_only_where_somebody_has_one(
    house: House, players: int, line: str
) -> None:
    playing = await party(house, "ada", game="tarocco-francese", players=players)
    assert line in text_of(playing.lobby)
    panel = shown(await playing.opener.press(playing.lobby, "Computers"))
    assert "partner" not in text_of(panel)
