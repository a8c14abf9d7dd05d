"""Leaderboards, as people see them: everything on them works after any restart."""

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.games.cards import Seat
from bot.loopback.person import buttons, images, is_private, selects
from bot.texts import texts_for
from cogs.layouts.codec import plain_id
from cogs.layouts.periods import PERIODS, season_key, season_name
from data import names, rows
from data.finished import places
from data.finished.period_totals import ALL_KINDS, DealTally, MatchTally
from data.finished.periods import ALL_TIME, Span, end_of, period_of
from data.finished.rankings import AWAY_S
from data.finished.ratings import RatingRow
from data.finished.scopes import ALL_SERVERS
from data.finished.seasons import SeasonRow
from data.seats import Sitter
from tests.cogs.admin.test_forgetting import finished as one_deal
from tests.cogs.commands.support.filling import set_for_me
from tests.cogs.my_data.test_commands import deleted
from tests.cogs.support.answers import shown_to_all, told
from tests.cogs.support.guests import Guest, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.rights import without
from tests.cogs.test_stats import answer, finished

Json = dict[str, Any]
SCARTO = 1
PEOPLE = 24
KEY = ("scope", "kind", "period", "user_id")


def guild_of(house: House) -> int:
    return int(house.loopback.world.guild["id"])


def now_of(house: House) -> int:
    return int(house.running.services.clock.now())


async def put(house: House, table: str, people: Iterable[int], *found: Any) -> None:
    """Stores rows of these people, who are called by their ids."""
    async with house.database.transaction() as db:
        key = [name for name in rows.columns(found[0].__class__) if name in KEY]
        await rows.put(db, table, key, *found)
        sitters = [Sitter(Seat(0), user, f"Person {user}") for user in people]
        await names.note(db, guild_of(house), sitters)


async def many(house: House, ada: int) -> None:
    """So many people have won as many matches as their ids say; Ada has won eight."""
    guild, people = guild_of(house), range(1, PEOPLE + 1)
    tallies = [MatchTally(guild, ALL_KINDS, ALL_TIME, user, 100, user) for user in people]
    await put(house, "match_tallies", people, *tallies)
    await put(house, "match_tallies", [ada], MatchTally(guild, ALL_KINDS, ALL_TIME, ada, 100, 8))


async def board(guest: Guest, **options: Any) -> Json:
    """What the command answers, which nobody else sees."""
    found = answer(await guest.command("tarocchi leaderboard", **options))
    assert is_private(found)
    return found


def words_of(message: Json) -> str:
    """What the picture says."""
    [image] = images(message)
    return str(image["description"])


async def turned(guest: Guest, message: Json, label: str) -> Json:
    """The message once a button was pressed."""
    return answer(await guest.press(message, label))


def state_of(message: Json) -> list[str]:
    """What is chosen in the selects, but for whose people are compared."""
    *first, _ = chosen_in(message)
    return first


def chosen_in(message: Json) -> list[str]:
    """What is chosen in all selects."""
    return [
        next((option["value"] for option in each["options"] if option.get("default")), "")
        for each in selects(message)
        if "options" in each
    ]


async def choose(guest: Guest, message: Json, part: str, *values: str) -> Json:
    """The message once something else was chosen."""
    [select] = [
        each for each in selects(message) if plain_id(each["custom_id"]).endswith(f":{part}")
    ]
    return answer(await guest.person.choose(message, select["custom_id"], values))


def is_enabled(message: Json, label: str) -> bool:
    [button] = [each for each in buttons(message) if each["label"] == label]
    return not button.get("disabled")


async def test_it_is_a_picture_with_words_for_the_reader_alone(house: House) -> None:
    await finished(house, "ada", "bruno", "carla", times=2)
    bruno = await house.guest("bruno")
    found = await board(bruno)
    assert words_of(found).startswith("Leaderboard · All games: wins, all time. 1. Ada: 2 of 2. ")
    assert "Bruno: 0 of 2, not ranked." in words_of(found)
    assert words_of(found).endswith("Your first win will give you a place.")
    assert text_of(found) == ""
    assert state_of(found) == ["0", "wins", "all"]


async def test_in_words_where_files_may_not_be_sent(house: House) -> None:
    await finished(house, "ada", "bruno", "carla")
    await without(house, "attach_files")
    ada = await house.guest("ada")
    found = await board(ada, game="scarto", by="matches")
    assert images(found) == []
    assert "Leaderboard · Scarto: matches, all time." in text_of(found)
    assert "1\\. Ada: 1." in text_of(found)
    assert "You are in 1st place." in text_of(found)


async def test_where_nobody_has_played_it_says_how_to_begin(house: House) -> None:
    ada = await house.guest("ada")
    found = await board(ada)
    assert "</tarocchi new:" in text_of(found)
    found = await choose(ada, found, "period", "week")
    assert "No one is on this board yet" in text_of(found)
    assert not is_enabled(found, "Show everyone")
    assert not is_enabled(found, "My place")


async def test_what_is_chosen_is_shown(house: House) -> None:
    await finished(house, "ada", "bruno", "carla")
    ada = await house.guest("ada")
    found = await board(ada)
    found = await choose(ada, found, "by", "matches")
    assert state_of(found) == ["0", "matches", "all"]
    found = await choose(ada, found, "game", "1")
    assert state_of(found) == ["1", "matches", "all"]
    assert "Leaderboard · Scarto: matches, all time." in words_of(found)
    found = await choose(ada, found, "by", "rating")
    assert state_of(found) == ["1", "rating", "all"]
    # What does not go with the choice gives way.
    found = await choose(ada, found, "period", "month")
    assert state_of(found) == ["1", "points", "month"]
    found = await choose(ada, found, "by", "rating")
    assert state_of(found) == ["1", "rating", "all"]
    found = await choose(ada, found, "period", "season")
    assert state_of(found) == ["1", "rating", "season"]
    found = await choose(ada, found, "game", "0")
    assert state_of(found) == ["0", "wins", "season"]
    found = await choose(ada, found, "period", "all")
    assert state_of(found) == ["0", "wins", "all"]
    [*_, period, _, _] = selects(found)
    names = [option["value"] for option in period["options"]]
    assert names[: len(PERIODS)] == list(PERIODS)


@pytest.mark.parametrize(
    ("options", "state"),
    [
        ({}, ["0", "wins", "all"]),
        ({"period": "week"}, ["0", "wins", "week"]),
        ({"game": "scarto"}, ["1", "rating", "all"]),
        ({"game": "scarto", "period": "lastweek"}, ["1", "points", "lastweek"]),
        ({"game": "scarto", "period": "week", "by": "rating"}, ["1", "rating", "all"]),
        ({"game": "scarto", "period": "season"}, ["1", "rating", "season"]),
        ({"game": "scarto", "period": "tonight"}, ["1", "points", "tonight"]),
        ({"period": "last 12 hours"}, ["0", "wins", "tonight"]),
        ({"game": "scarto", "period": "Last season"}, ["1", "rating", "lastseason"]),
        ({"game": "Tarot français"}, ["6", "rating", "all"]),
        ({"game": "8", "by": "wins"}, ["8", "wins", "all"]),
    ],
)
async def test_the_command_names_the_board(
    house: House, options: dict[str, str], state: list[str]
) -> None:
    ada = await house.guest("ada")
    assert state_of(await board(ada, **options)) == state


async def test_tonight_is_of_this_server(house: House) -> None:
    await finished(house, "ada", "bruno", "carla", ended_at=now_of(house))
    ada = await house.guest("ada")
    found = await board(ada, period="tonight")
    assert "wins, last 12 hours. 1. Ada: 1 of 1." in words_of(found)
    found = await choose(ada, found, "scope", "everywhere")
    assert chosen_in(found) == ["0", "wins", "all", "everywhere"]
    found = await choose(ada, found, "period", "tonight")
    assert chosen_in(found) == ["0", "wins", "tonight", "here"]
    shown = await shown_to_all(ada, found)
    assert "1. Ada: 1 of 1." in words_of(shown)
    house.loopback.clock.advance(13 * 3600)
    assert "No one is on this board yet" in text_of(await choose(ada, found, "by", "wins"))


def people_in(message: Json) -> set[str]:
    """Whom the select of people is about."""
    [found] = [each for each in selects(message) if "options" not in each]
    return {each["id"] for each in found.get("default_values", ())}


async def test_some_people_are_compared_alone(house: House) -> None:
    await finished(house, "ada", "bruno", "carla", times=3)
    await finished(house, "dino", "ada", "bruno")
    ada, dino = await house.guest("ada"), await house.guest("dino")
    found = await board(ada, by="matches")
    assert people_in(found) == set()
    assert "1. Bruno: 4. 1. Ada: 4. 3. Carla: 3. 4. Dino: 1." in words_of(found)
    carla = str((await house.guest("carla")).user_id)
    found = await choose(ada, found, "people", carla, str(dino.user_id))
    assert people_in(found) == {carla, str(dino.user_id)}
    assert words_of(found).endswith("matches, all time. 1. Carla: 3. 2. Dino: 1.")
    assert buttons(found) == []
    found = await choose(ada, found, "by", "wins")
    assert words_of(found).endswith("wins, all time. 1. Dino: 1 of 1. Carla: 0 of 3, not ranked.")
    found = await choose(ada, found, "people", carla, str(ada.user_id))
    assert words_of(found).endswith("Carla: 0 of 3, not ranked. You are in 1st place.")
    found = await choose(ada, found, "people", str(house.bot.application_id))
    assert text_of(found) == "None of these people is on this board yet."
    found = await choose(ada, found, "people")
    assert "1. Ada: 3 of 4. 2. Dino: 1 of 1." in words_of(found)
    assert is_enabled(found, "My place")


async def test_several_games_have_no_ratings_in_common(house: House) -> None:
    ada = await house.guest("ada")
    for by in ("rating", "points"):
        refused = told(await ada.command("tarocchi leaderboard", by=by))
        assert refused.startswith("Ratings and points can be compared within one game only.")


async def test_games_are_offered_with_their_numbers_of_players(house: House) -> None:
    ada = await house.guest("ada")
    offered = await ada.person.autocomplete(
        ada.place, "tarocchi leaderboard", "game", game="french"
    )
    assert [choice["name"] for choice in offered] == [
        f"French Tarot, {players} players" for players in (3, 4, 5, 6)
    ]


async def test_what_is_not_on_offer_changes_nothing(house: House) -> None:
    ada = await house.guest("ada")
    found = await board(ada)
    for part, value in (
        ("game", "99"),
        ("game", "x"),
        ("period", "day"),
        ("by", "rating"),
        ("scope", "moon"),
    ):
        [select] = [each for each in selects(found) if each["custom_id"].endswith(f":{part}")]
        found = answer(await ada.person.forge_choice(found, select["custom_id"], [value]))
        assert state_of(found) == ["0", "wins", "all"]


async def test_pages_follow_each_other_even_after_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada")
            await many(house, ada.user_id)
            first = await board(ada)
            assert "1. Person 24: 24 of 100. 2. Person 23: 23 of 100." in words_of(first)
            assert "Your line: 17. Ada: 8 of 100." in words_of(first)
            assert words_of(first).endswith("You are in 17th place.")
            assert not is_enabled(first, "◀")
            second = await turned(ada, first, "▶")
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada")
            assert "11. Person 14: 14 of 100." in words_of(second)
            third = await turned(ada, second, "▶")
            assert not is_enabled(third, "▶")
            assert third["id"] == first["id"]
            assert "Person 1: 1 of 100." in words_of(third)
            assert words_of(await turned(ada, third, "◀")) == words_of(second)


async def test_the_own_place_is_found_after_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada")
            await many(house, ada.user_id)
            first = await board(ada)
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada")
            found = await turned(ada, first, "My place")
            assert words_of(found).startswith(
                "Leaderboard · All games: wins, all time. 13. Person 12: 12 of 100."
            )
            assert "17. Ada: 8 of 100. 17. Person 8" in words_of(found)
            assert is_enabled(found, "◀")
            assert is_enabled(found, "▶")


async def test_everybody_can_be_shown_the_page_and_find_their_own(house: House) -> None:
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    await many(house, ada.user_id)
    second = await turned(ada, await board(ada), "▶")
    shown = await shown_to_all(ada, second)
    assert not is_private(shown)
    assert "11. Person 14: 14 of 100." in words_of(shown)
    assert "You" not in words_of(shown)
    assert [button["label"] for button in buttons(shown)] == ["My place"]
    own = await turned(bruno, shown, "My place")
    assert is_private(own)
    assert words_of(own).endswith("You have finished no match here in this time.")
    own = await turned(ada, shown, "My place")
    assert words_of(own).endswith("You are in 17th place.")


async def test_it_says_what_is_missing_to_be_ranked(house: House) -> None:
    ada = await house.guest("ada")
    guild, now, user = guild_of(house), now_of(house), ada.user_id
    week = period_of(Span.WEEK, now)
    await put(house, "deal_tallies", [user], DealTally(guild, SCARTO, week, user, 2, 45))
    found = words_of(await board(ada, game="scarto", period="week"))
    assert "Ada: 2 of 3 deals, not ranked." in found
    assert found.endswith("You will be ranked after 1 more rated deal.")
    row = RatingRow(guild, SCARTO, user, 100_000, 800_000, 5, now, (2,))
    for met, last_at, said in (
        ((2,), now, "To be ranked, play rated deals with 2 more people."),
        ((2, 3, 4), now, "Your rating is still too uncertain to be ranked: play more rated deals."),
        ((2, 3, 4), 0, "You have played no rated deal for 60 days, so you are not listed."),
    ):
        await put(house, "ratings", [user], replace(row, met=met, last_at=last_at))
        found = words_of(await board(ada, game="scarto"))
        expected = f"1.? Person {user}: 1520, not ranked yet. 1.? · {said}"
        assert found.endswith(expected if last_at else f"Person {user}: 1520, not ranked. {said}")


def season_row(house: House, user: int, season: int, mean: int, deals: int = 60) -> SeasonRow:
    """A rating at the end of a season that is over."""
    last_at = end_of(season) - 1
    return SeasonRow(
        guild_of(house), SCARTO, season, user, mean, 400_000, deals, last_at, settled=True
    )


async def test_an_older_season_is_chosen_or_typed(house: House) -> None:
    ada = await house.guest("ada")
    user, last = ada.user_id, period_of(Span.SEASON, now_of(house)) - 1
    await put(house, "match_tallies", [], MatchTally(guild_of(house), 0, last - 2, user, 1, 1))
    for season, mean in ((last - 1, 100_000), (last - 2, 200_000)):
        await put(house, "season_ratings", [user], season_row(house, user, season, mean))
    found = await board(ada, game="scarto", by="rating")
    *_, period, _, _ = selects(found)
    older = period["options"][len(PERIODS) :]
    assert [each["value"] for each in older] == [season_key(last - 1), season_key(last - 2)]
    found = await choose(ada, found, "period", older[1]["value"])
    label = season_name(last - 2, texts_for("en"))
    assert words_of(found).startswith(f"Leaderboard · Scarto: rating, {label}. 1. Ada: 1540.")
    assert older[1]["label"] == label.capitalize()
    for typed in (label, label.upper(), season_key(last - 2)):
        again = await board(ada, game="scarto", by="rating", period=typed)
        assert words_of(again) == words_of(found)
        assert state_of(again) == state_of(found)
    offered = await ada.person.autocomplete(
        ada.place, "tarocchi leaderboard", "period", period=label[:6]
    )
    assert {"name": label, "value": season_key(last - 2)} in [
        {"name": each["name"], "value": each["value"]} for each in offered
    ]


async def test_this_season_and_the_last_have_one_name_each(house: House) -> None:
    ada = await house.guest("ada")
    this = period_of(Span.SEASON, now_of(house))
    for season, name in ((this, "season"), (this - 1, "lastseason")):
        assert state_of(await board(ada, period=season_key(season)))[2] == name


async def test_a_season_that_there_cannot_be_is_refused(house: House) -> None:
    ada = await house.guest("ada")
    this = period_of(Span.SEASON, now_of(house))
    last = season_name(this - 1, texts_for("en"))
    for future in (season_key(this + 1), season_name(this + 4, texts_for("en")), "2999q1"):
        refused = told(await ada.command("tarocchi leaderboard", period=future))
        assert refused == f"That season has not begun yet. The last one to end was *{last}*."
    for wrong in ("day", "2026q5", "9999q1", "1492q3", "summer", "0", "2026"):
        refused = told(await ada.command("tarocchi leaderboard", period=wrong))
        assert refused.startswith("I don’t know that time. Choose one from the list")


async def test_nothing_can_be_done_about_a_season_that_is_over(house: House) -> None:
    ada = await house.guest("ada")
    user, last = ada.user_id, period_of(Span.SEASON, now_of(house)) - 1
    row = season_row(house, user, last, 100_000, deals=59)
    empty = await board(ada, game="scarto", period="lastseason")
    assert text_of(empty).startswith("No one is on this board. Choose another one below.")
    for stored, said in (
        (row, "You were 1 rated deal short of a place."),
        (replace(row, deals=99, settled=False), "Your rating was too uncertain for a place"),
        (
            replace(row, deals=99, last_at=end_of(last) - AWAY_S),
            "You played no rated deal in the last 60 days of that season.",
        ),
    ):
        await put(house, "season_ratings", [user], stored)
        found = words_of(await board(ada, game="scarto", period="lastseason"))
        assert f"Person {user}: 1520, not ranked. {said}" in found


async def test_it_says_about_how_many_deals_are_missing(house: House) -> None:
    bruno = (await one_deal(house)).opener
    found = words_of(await board(bruno, game="scarto"))
    said = re.search(
        r"To be ranked: about (\d+) more rated deals, some with 1 more person\.$", found
    )
    assert said is not None
    assert 40 <= int(said[1]) <= 80
    async with house.database.transaction() as db:
        await db.execute("UPDATE ratings SET met = '[7, 8, 9]' WHERE scope = ?", (guild_of(house),))
    found = words_of(await board(bruno, game="scarto"))
    assert found.endswith(f"You will be ranked after about {said[1]} more rated deals.")


async def test_last_week_is_the_one_before_this(house: House) -> None:
    ada = await house.guest("ada")
    guild, week = guild_of(house), period_of(Span.WEEK, now_of(house))
    await put(
        house,
        "deal_tallies",
        [ada.user_id, 7],
        DealTally(guild, SCARTO, week - 1, ada.user_id, 20, 45),
        DealTally(guild, SCARTO, week, 7, 20, -50),
    )
    found = words_of(await board(ada, game="scarto", period="lastweek"))
    assert "1. Ada: +2.3. You are in 1st place." in found
    found = words_of(await board(ada, game="scarto", period="week"))
    assert "1. Person 7: −2.5. You have played no rated deal here in this time." in found


async def test_it_tells_who_has_moved_since_monday(house: House) -> None:
    ada = await house.guest("ada")
    await many(house, ada.user_id)
    async with house.database.transaction() as db:
        await places.take(db, guild_of(house), now_of(house))
    tally = MatchTally(guild_of(house), ALL_KINDS, ALL_TIME, ada.user_id, 100, 30)
    await put(house, "match_tallies", [ada.user_id], tally)
    found = words_of(await board(ada))
    # Her press has told what she is called.
    assert "1. Ada: 30 of 100 (up 16 since Monday)." in found
    assert "2. Person 24: 24 of 100 (down 1 since Monday)." in found


async def many_everywhere(house: House, ada: int) -> None:
    """Twelve people who want to be listed, and Ada, have won as many matches as their ids say."""
    wins = {ada: 8} | {user: user for user in range(1, 13)}
    tallies = [
        MatchTally(ALL_SERVERS, ALL_KINDS, ALL_TIME, user, 100, count)
        for user, count in wins.items()
    ]
    await put(house, "match_tallies", [], *tallies)
    for user in range(1, 13):
        listed = partial(replace, everywhere=f"Far {user}")
        await house.running.services.players.change(user, listed)


async def list_everywhere(guest: Guest, value: str) -> None:
    """The person is listed everywhere, or not any more."""
    await set_for_me(guest, everywhere=value == "on")


async def test_everywhere_lists_only_who_has_agreed(house: House) -> None:
    ada = await house.guest("ada")
    await many_everywhere(house, ada.user_id)
    found = await choose(ada, await board(ada), "scope", "everywhere")
    assert chosen_in(found) == ["0", "wins", "all", "everywhere"]
    said = words_of(found)
    assert said.startswith("Everywhere · All games: wins, all time. 1. Far 12: 12 of 100. ")
    assert said.endswith("To be listed here, choose “Listed everywhere” in /tarocchi settings.")
    assert "Ada" not in said
    assert not is_enabled(found, "My place")
    await list_everywhere(ada, "on")
    said = words_of(await turned(ada, await turned(ada, found, "▶"), "◀"))
    assert "5. Ada: 8 of 100. 5. Far 8: 8 of 100." in said
    assert said.endswith("You are in 5th place.")
    await list_everywhere(ada, "off")
    found = await choose(ada, found, "by", "matches")
    assert chosen_in(found)[3] == "everywhere"
    assert "Ada" not in words_of(found)
    found = await choose(ada, found, "scope", "here")
    assert chosen_in(found)[3] == "here"
    assert "</tarocchi new:" in text_of(found)


async def test_who_is_called_otherwise_by_now_is_listed_so(house: House) -> None:
    ada = await house.guest("ada")
    await many_everywhere(house, ada.user_id)
    players = house.running.services.players
    await players.change(ada.user_id, lambda old: replace(old, everywhere="Ada of old"))
    found = await choose(ada, await board(ada), "scope", "everywhere")
    assert "5. Ada: 8 of 100." in words_of(found)


async def test_an_empty_board_of_everywhere_says_how_to_be_listed(house: House) -> None:
    ada = await house.guest("ada")
    found = await choose(ada, await board(ada), "scope", "everywhere")
    assert "No one is on this board yet" in text_of(found)
    assert "To be listed here," in text_of(found)
    await list_everywhere(ada, "on")
    found = await choose(ada, found, "period", "all")
    assert "To be listed here," not in text_of(found)


async def test_pages_of_everywhere_follow_each_other_even_after_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada")
            await many_everywhere(house, ada.user_id)
            await list_everywhere(ada, "on")
            first = await choose(ada, await board(ada), "scope", "everywhere")
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada, bruno = await house.guest("ada"), await house.guest("bruno")
            found = await turned(ada, first, "▶")
            assert "13. Far 1: 1 of 100." in words_of(found)
            assert chosen_in(found)[3] == "everywhere"
            shown = await shown_to_all(ada, found)
            assert "Everywhere · All games" in words_of(shown)
            own = await turned(bruno, shown, "My place")
            assert "To be listed here," in words_of(own)
            assert chosen_in(own)[3] == "everywhere"


async def test_who_deletes_their_data_is_not_listed_any_more(house: House) -> None:
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    await many_everywhere(house, ada.user_id)
    await list_everywhere(ada, "on")
    await deleted(ada)
    shown = await choose(bruno, await board(bruno), "scope", "everywhere")
    assert "Ada" not in words_of(shown)
    assert not (await house.running.services.players.of(ada.user_id)).everywhere
