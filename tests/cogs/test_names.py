"""Names that Discord would take for something else."""

import discord

from bot.loopback.person import texts
from bot.tables import ending
from tests.cogs.support.guests import is_board, is_result, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import party
from tests.data.support.finished import store

MARKED = "**[prize](http://a.b)** ||`_~"
"""A name full of marks."""


def rename(house: House, user_id: int, name: str) -> None:
    """What the person is called from now on."""
    house.loopback.world.members[str(user_id)]["user"]["global_name"] = name


async def test_a_name_is_never_read_as_marks(house: House) -> None:
    ada = await house.guest("ada")
    rename(house, ada.user_id, MARKED)
    playing = await party(house, "ada", computers=2)
    ada = playing.opener
    await playing.start_playing()
    said: list[str] = []
    while playing.table.public.last_trick is None:
        await playing.act_and_see()
        said += map(text_of, ada.seen.values())
    board = await ada.until(is_board)
    for wish in ("Last trick", "Scores"):
        outcome = await ada.press(board, wish)
        assert outcome.message is not None
        said.append(text_of(outcome.message))
    await playing.table.change(ending.agree, ada.user_id)
    await playing.finish()
    await ada.until(is_result)
    said += map(text_of, ada.seen.values())
    marks = discord.utils.escape_markdown(MARKED)
    assert any(marks in text for text in said)
    assert not [text for text in said if MARKED in text.replace(marks, "")]


async def test_a_history_of_the_longest_names_has_room(house: House) -> None:
    names = dict.fromkeys([None, *range(101, 106)], "*" * 32)
    seats = [(user, 1000 - seat) for seat, user in enumerate((None, *range(101, 106)))]
    guild = int(house.loopback.world.guild["id"])
    for time in range(20):
        await store(
            house.database,
            *seats,
            guild=guild,
            game="tarocco-francese",
            ended_at=1_700_000_000 + time,
            names=names,
        )
    ada = await house.guest("ada")
    outcome = await ada.command("tarocchi history")
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    assert "<t:1700000019" in text_of(outcome.message)
    assert sum(map(len, texts(outcome.message))) <= 4000
