"""Names that Discord would take for something else."""

import re
from dataclasses import replace
from functools import partial

import pytest

from bot.loopback.person import Outcome, buttons, images, selects, texts
from bot.tables.decisions import ending
from bot.texts import isolated, texts_for
from cogs.layouts.parts import label_of, plain, quoted
from tests.cogs.admin.test_export import exported, rows
from tests.cogs.support.guests import Guest, Json, is_board, is_result, text_of
from tests.cogs.support.house import CHECKOUT, House
from tests.cogs.support.playing import party, press_more
from tests.data.support.finished import store

HOSTILE = (
    "**[prize](http://a.b)** ||`_~",
    "<@1> <@&2> <#3> ||x||",
    "@everyone http://a.b/_c_",
    "</new:1> <:a:1> <t:1:R> # x",
)
"""Names that Discord would read as marks, mentions, links, commands, emojis or times."""


def rename(house: House, user_id: int, name: str) -> None:
    """What the person is called from now on."""
    house.loopback.world.members[str(user_id)]["user"]["global_name"] = name


def test_plain_text() -> None:
    assert plain("<@1> @everyone") == "\\<@\u200b1> @\u200beveryone"
    assert plain("**x** ||y|| http://a.b/_c_") == (r"\*\*x\*\* \|\|y\|\| http\://a.b/\_c\_")


@pytest.mark.parametrize(("word", "shown"), [("a", "`a`"), ("`a``<@1>", "``` `a``<@1> ```")])
def test_a_word_is_shown_as_code(word: str, shown: str) -> None:
    assert quoted(word) == shown


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_name_is_shown_as_text(house: House, name: str) -> None:
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    for guest in (ada, bruno):
        rename(house, guest.user_id, name)
    invited = {"with": f"<@{bruno.user_id}>"}
    playing = await party(house, "ada", "bruno", computers=1, **invited)
    said = await told_to(ada)
    ada = playing.opener
    said += await told_to(ada)
    await playing.start_playing()
    while playing.table.public.last_trick is None:
        await playing.act_and_see()
        said += await told_to(ada)
    board = await ada.until(is_board)
    said += [answer_of(await press_more(ada, board, wish)) for wish in ("Last trick", "Scores")]
    said.append(answer_of(await ada.command("tarocchi-admin tables")))
    for guest in playing.guests:
        await playing.table.change(ending.agree, guest.user_id)
    await playing.finish()
    await ada.until(is_result)
    said += await told_to(ada)
    said.append(answer_of(await ada.command("tarocchi history")))
    shown = plain(name)
    # In how many messages besides depends on how fast the cards fall.
    assert len([text for text in said if shown in text]) > 5
    assert not [text for text in said if name in text.replace(shown, "")]


def answer_of(outcome: Outcome) -> str:
    """All that the answer to a press or command says."""
    assert outcome.message is not None
    return text_of(outcome.message)


async def told_to(guest: Guest) -> list[str]:
    """All that the person reads at the place now."""
    await guest.update()
    return [text_of(message) for message in guest.seen.values()]


DOORS = ("seat_name(", "plain_name(", "person_name(", "tamed(")
RAW = re.compile(r"\b(sitter|seat|kept|arrival|person|medal|career|each|line|member)\.name\b")
"""A name as it was stored, and what makes it fit to be shown."""


def test_no_layout_shows_a_name_as_it_was_stored() -> None:
    files = (CHECKOUT / "cogs").rglob("*.py")
    layouts = [file for file in files if "layout" in file.relative_to(CHECKOUT).as_posix()]
    lines = [line for file in layouts for line in file.read_text("utf-8").splitlines()]
    named = [line for line in lines if RAW.search(line)]
    assert [line for line in named if not any(door in line for door in DOORS)] == []
    assert named


UNSEEN = "\u3164\u200b"
KARIM, OVERRIDDEN = "كريم", "\u202e=*sum*\u202c"
"""A name of nothing that is seen, one from right to left, and one that turns what follows."""


async def test_every_name_is_fit_to_be_shown(house: House) -> None:
    ada, bruno, carla = [await house.guest(name) for name in ("ada", "bruno", "carla")]
    for guest, name in zip((ada, bruno, carla), (KARIM, OVERRIDDEN, UNSEEN), strict=True):
        rename(house, guest.user_id, name)
    playing = await party(house, "ada", "bruno", "carla")
    thread = house.loopback.world.channels[str(playing.table.row.channel_id)]
    assert thread["name"].startswith(f"Scarto · {isolated(KARIM)} · ")
    said = await written_for(playing.opener)
    await playing.start_playing()
    for _ in range(4):
        await playing.act_and_see()
    ada = playing.opener
    board = await ada.until(is_board)
    said += [written(await press_more(ada, board, wish)) for wish in ("Last trick", "Scores")]
    said.append(written(await ada.command("tarocchi-admin tables")))
    for guest in playing.guests:
        await playing.table.change(ending.agree, guest.user_id)
    await playing.finish()
    await ada.until(is_result)
    said += await written_for(ada)
    said.append(written(await ada.command("tarocchi history")))
    replay = await ada.command("tarocchi replay", match=playing.table.id)
    said.append(written(replay))
    assert replay.message is not None
    offered = [each["label"] for one in selects(replay.message) for each in one["options"]]
    assert any("=*sum*" in label for label in offered)
    said.append(written(await ada.command("tarocchi profile", **{"with": carla.user_id})))
    for text in (line for lines in said for line in lines):
        assert isolated(text) == text, text
        assert not set(text) & {*UNSEEN, "\u202e"}, text
    everything = "\n".join(line for lines in said for line in lines)
    assert "Seat 3" in everything
    assert "\u2068كريم\u2069" in everything
    called = {row["player"] for row in await rows(ada, await exported(ada))}
    assert called == {KARIM, "'=*sum*", "Seat 3"}
    texts_of = partial(label_of, texts=texts_for("en"))
    assert (await playing.table.past.record(texts_of))["players"] == [KARIM, "=*sum*", "Seat 3"]


def written(outcome: Outcome) -> list[str]:
    assert outcome.message is not None
    return words_of(outcome.message)


def words_of(message: Json) -> list[str]:
    """All that can be read in a message: text, labels, options and alt texts."""
    labels = [button.get("label", "") for button in buttons(message)]
    options = [
        option["label"] for select in selects(message) for option in select.get("options", ())
    ]
    alts = [image["description"] for image in images(message)]
    return [*texts(message), *labels, *options, *alts]


async def written_for(guest: Guest) -> list[list[str]]:
    await guest.update()
    return [words_of(message) for message in guest.seen.values()]


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


async def test_a_name_that_somebody_has_taken_since_is_told_by_their_next_press(
    house: House,
) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    bruno = playing.guests[1]
    rename(house, bruno.user_id, "Brunello")
    assert (await bruno.command("tarocchi table")).status == "answered"
    lobby = await playing.opener.until(lambda m: "Brunello" in drawn(m))
    assert lobby["id"] == playing.lobby["id"]
    await playing.start_playing()
    rename(house, bruno.user_id, "Nello")
    await bruno.press(await bruno.until(is_board), "My hand")
    await playing.opener.until(lambda m: is_board(m) and "Nello" in drawn(m))
    assert [each.name for each in playing.table.seating.humans()] == ["Ada", "Nello"]
    # So is the one under which they are listed on boards of all servers.
    await house.running.services.players.change(
        bruno.user_id, lambda old: replace(old, everywhere="Bruno")
    )
    rename(house, bruno.user_id, "Ello")
    await bruno.command("tarocchi table")
    assert (await house.running.services.players.of(bruno.user_id)).everywhere == "Ello"
    # What is known is neither asked nor stored once more.
    version = playing.table.version
    await bruno.command("tarocchi table")
    assert playing.table.version == version


def drawn(message: Json) -> str:
    """What the pictures of a message show, in words."""
    return " ".join(image["description"] for image in images(message))


async def test_who_is_asked_for_a_rematch_may_have_another_name_by_now(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    for guest in playing.guests:
        await playing.table.change(ending.agree, guest.user_id)
    bruno = playing.guests[1]
    rename(house, bruno.user_id, "Nello")
    await bruno.command("tarocchi table")
    await playing.finish()
    result = await playing.opener.until(is_result)
    await playing.opener.press(result, "Rematch")
    await bruno.command("tarocchi table")
    again = house.newest_table(bruno.place)
    assert again is not playing.table
    assert [each.name for each in again.seating.humans()] == ["Ada", "Nello"]
