"""Profiles, as people see them: one picture, and the same in words."""

from typing import Any

import pytest

from bot.app.jobs.scheduled_jobs import take_podiums
from bot.loopback.person import buttons, images, is_private, selects
from data.finished import player_stats
from data.finished.periods import season_of
from data.personal import forgetting
from tests.cogs.admin.test_forgetting import finished as played
from tests.cogs.support.answers import shown_to_all, told
from tests.cogs.support.guests import Guest, text_of
from tests.cogs.support.house import House
from tests.cogs.support.rights import without
from tests.cogs.test_stats import answer, finished

SCARTO = 1


async def profile(guest: Guest, **options: Any) -> str:
    """The words of the picture that the command answers."""
    [image] = images(answer(await guest.command("tarocchi profile", **options)))
    return str(image["description"])


async def test_a_profile_shows_what_somebody_has_done(house: House) -> None:
    await finished(house, "ada", "bruno", "carla", times=3)
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    shown = await profile(bruno)
    assert shown.startswith("Bruno: All games. Matches: 3; won: 0; win rate: 0%; rated")
    assert "Latest matches: Scarto: Ada, Carla 0 (2nd place)" in shown
    other = await profile(bruno, player=str(ada.user_id), game="scarto")
    assert other.startswith("Ada: Scarto. Matches: 3; won: 3; win rate: 100%.")
    assert "matches won in a row 3; most in a row 3" in other


async def test_a_profile_is_in_the_menu_of_its_owner(house: House) -> None:
    await finished(house, "ada", "bruno", "carla", times=1)
    bruno = await house.guest("bruno")
    shown = answer(await bruno.person.use_on("tables", "Profile", "ada"))
    assert is_private(shown)
    assert str(images(shown)[0]["description"]).startswith("Ada: All games.")


async def test_a_profile_of_rated_deals_has_a_curve(house: House) -> None:
    playing = await played(house)
    bruno, reading = playing.opener, house.database.reading
    [deal] = await player_stats.newest(reading, playing.table.row.guild_id, SCARTO, bruno.user_id)
    rating, off = round(1500 + deal.mean / 5000), round(deal.spread / 5000)
    now = f"{rating} ± {off}"
    shown = await profile(bruno, game="scarto")
    assert shown.startswith(f"Bruno: not ranked yet · Scarto. Rating: {now}; rated deal: 1; ")
    assert "Scarto: rating over 1 deal: from 1500, " in shown
    assert f"now {now}. " in shown
    overview = await profile(bruno)
    assert f"Ratings: Scarto {now} (1 deal)." in overview
    assert f"now {now}. " in overview


async def test_a_profile_shows_medals(house: House) -> None:
    await finished(house, "ada", "bruno", "carla")
    bruno, guild = await house.guest("bruno"), int(house.loopback.world.guild["id"])
    summer = season_of(2026, 3)
    # The first time, all podiums there are would be taken anew.
    await take_podiums(house.database, int(house.loopback.clock.now))
    async with house.database.transaction() as db:
        await db.executemany(
            "INSERT INTO podiums VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (guild, SCARTO, summer, "rating", bruno.user_id, 1, 1632),
                (guild, SCARTO, summer - 1, "rating", bruno.user_id, 3, 1577),
                (guild, SCARTO, summer, "points", bruno.user_id, 2, 45),
                (guild, 0, summer, "wins", bruno.user_id, 2, 41),
                (guild, 0, summer, "wins", 7, 1, 42),
                (guild + 1, 0, summer, "wins", bruno.user_id, 1, 99),
            ],
        )
    shown = await profile(bruno)
    assert (
        "2 medals · rating: gold: Scarto 1632 (summer 2026); bronze: Scarto 1577 (spring 2026)."
        " Medal · points a deal: silver: Scarto +4.5 (summer 2026)."
        " Medal · wins: silver: All games 41 (summer 2026)." in shown
    )
    of_game = await profile(bruno, game="scarto")
    assert "2 medals · rating: gold: summer 2026 1632; bronze: spring 2026 1577." in of_game
    assert "wins: silver" not in of_game
    async with house.database.transaction() as db:
        await forgetting.forget(db, guild, 7)
    assert await profile(bruno) == shown


async def test_a_profile_is_for_its_reader_until_it_is_shown_to_everybody(house: House) -> None:
    await finished(house, "ada", "bruno", "carla", times=3)
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    private = answer(await bruno.command("tarocchi profile", player=str(ada.user_id)))
    assert is_private(private)
    [select] = selects(private)
    chosen = await bruno.person.choose(private, select["custom_id"], [str(SCARTO)])
    assert chosen.message is not None
    assert chosen.message["id"] == private["id"]
    [image] = images(chosen.message)
    assert image["description"].startswith("Ada: Scarto. ")
    public = await shown_to_all(bruno, chosen.message)
    assert not is_private(public)
    assert [each["description"] for each in images(public)] == [image["description"]]
    assert not selects(public)


async def test_a_profile_with_nothing_on_it_is_not_shown_to_everybody(house: House) -> None:
    bruno = await house.guest("bruno")
    empty = answer(await bruno.command("tarocchi profile"))
    assert is_private(empty)
    [everyone] = buttons(empty)
    assert everyone["disabled"]
    assert selects(empty)


async def test_two_people_are_compared(house: House) -> None:
    playing = await played(house)
    bruno, carla, _ = playing.guests
    shown = await profile(bruno, game="scarto", **{"with": str(carla.user_id)})
    assert "With Carla, points a deal: against each other " in shown
    assert "(1 deal); finished ahead " in shown
    ada = await house.guest("ada")
    shown = await profile(bruno, **{"with": str(ada.user_id)})
    assert "With Ada: no rated deal together." in shown
    same = await bruno.command("tarocchi profile", **{"with": str(bruno.user_id)})
    assert told(same) == "Choose two different people to compare."


async def test_a_profile_in_words_where_files_may_not_be_sent(house: House) -> None:
    await finished(house, "ada", "bruno", "carla")
    await without(house, "attach_files")
    ada = await house.guest("ada")
    shown = answer(await ada.command("tarocchi profile"))
    assert images(shown) == []
    assert "Match: 1; won: 1" in text_of(shown)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "Bruno has not finished a match here yet."),
        ({"game": "ottocento"}, "Bruno has not played Ottocento here yet."),
        ({"game": "7"}, "Bruno has not played French Tarot, 5 players here yet."),
    ],
)
async def test_who_has_never_played_gets_one_sentence(
    house: House, options: dict[str, str], sentence: str
) -> None:
    bruno = await house.guest("bruno")
    assert text_of(answer(await bruno.command("tarocchi profile", **options))) == sentence


async def test_a_profile_of_an_unknown_game(house: House) -> None:
    ada = await house.guest("ada")
    for game in ("poker", "99", "-1"):
        refused = await ada.command("tarocchi profile", game=game)
        assert game in told(refused).replace("\\", "")
