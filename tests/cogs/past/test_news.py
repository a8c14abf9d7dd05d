"""A line below the result of a match tells what is new by it, unless moderators switch that off."""

from bot.ratings.units import KINDS
from bot.tables.decisions import ending
from bot.texts import texts_for
from cogs.layouts.news import news_lines
from cogs.messages.results import gained_in, news_of
from data.evenings.news import News, NewsKind
from data.finished.records import Sort
from tests.cogs.commands.support.filling import set_for_server
from tests.cogs.past.test_result import after_a_match
from tests.cogs.support.guests import Json, is_result, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party
from tests.cogs.support.traffic import FRAME, POST

SCARTO = KINDS.index(("scarto", 3)) + 1
TOGETHER = "100 deals played together"


async def about_to_have_a_hundred(house: House) -> Party:
    """Three people who have played 99 deals together, at their next match."""
    past = (await party(house, "dino", channel="lounge")).table.id
    playing = await party(house, "ada", "bruno", "carla")
    people, server = [guest.user_id for guest in playing.guests], playing.table.row.guild_id
    async with house.database.transaction() as db:
        await db.executemany(
            "INSERT INTO deals VALUES (?, ?, ?, ?, ?, 0, NULL, 1, 1, 0, 1, 1)",
            [(number, past, number, server, SCARTO) for number in range(1, 100)],
        )
        await db.executemany(
            "INSERT INTO deal_seats VALUES (?, ?, ?, NULL, 9, 0, 0, 0, 0, 0, 0, NULL, NULL)",
            [(deal, seat, who) for deal in range(1, 100) for seat, who in enumerate(people)],
        )
    await playing.start_playing()
    await playing.finish()
    return playing


async def result_of(playing: Party) -> Json:
    """The result of a match."""
    return await playing.opener.until(is_result)


async def test_the_result_tells_what_is_new(house: House) -> None:
    playing = await about_to_have_a_hundred(house)
    result = await result_of(playing)
    assert f"🗞️ {TOGETHER}" in text_of(result)
    assert await news_of(house.database, playing.table) == [
        News(NewsKind.TOGETHER, tuple(guest.user_id for guest in playing.guests), value=100)
    ]


async def test_moderators_can_switch_it_off(house: House) -> None:
    await set_for_server(await house.guest("ada"), news=False)
    result = await result_of(await about_to_have_a_hundred(house))
    assert "🗞️" not in text_of(result)


async def test_an_ordinary_result_has_no_line_and_no_other_calls(house: House) -> None:
    playing = await after_a_match(house)
    result = await result_of(playing)
    assert "🗞️" not in text_of(result)
    before = house.traffic.count()
    await news_of(house.database, playing.table)
    assert [house.traffic.count()[kind] for kind in (POST, FRAME)] == [
        before[kind] for kind in (POST, FRAME)
    ]


async def test_a_match_that_was_voided_tells_nothing(house: House) -> None:
    playing = await about_to_have_a_hundred(house)
    result = await result_of(playing)
    await playing.table.change(ending.void)
    await playing.opener.until(
        lambda m: m["id"] == result["id"] and "Voided by a moderator" in text_of(m)
    )
    assert "🗞️" not in text_of(await playing.opener.person.message(result))


async def test_the_best_place_that_was_won_is_told(house: House) -> None:
    await after_a_match(house)
    table = (await after_a_match(house)).table
    assert await news_of(house.database, table) == []
    async with house.database.transaction() as db:
        # As if all of them had played for long.
        await db.execute("UPDATE deal_seats SET spread = 400000")
        await db.execute("UPDATE ratings SET spread = 400000, settled = 1")
    gained = {
        each.user_id: await gained_in(house.database, table, each.user_id or 0)
        for each in table.seating.humans()
    }
    risen = {
        user: (each.place, each.was)
        for user, each in gained.items()
        if each and each.place and each.was and each.place < each.was
    }
    found = await news_of(house.database, table)
    assert [(each.users[0], (each.value, each.was)) for each in found] == sorted(
        risen.items(), key=lambda each: each[1][0]
    )[:1]


async def test_the_first_certain_place_is_told(house: House) -> None:
    table = (await after_a_match(house)).table
    async with house.database.transaction() as db:
        await db.execute("UPDATE ratings SET settled = 1")
    [found] = await news_of(house.database, table)
    assert (found.what, found.value, found.was) == (NewsKind.PLACE, 1, None)


async def test_who_is_listed_nowhere_is_in_no_news(house: House) -> None:
    table = (await after_a_match(house)).table
    async with house.database.transaction() as db:
        await db.execute("UPDATE ratings SET settled = 1, last_at = 0")
    assert await news_of(house.database, table) == []


async def test_all_news_in_words(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    ada, bruno = (guest.user_id for guest in playing.guests)
    news = [
        News(NewsKind.SLAM, (ada, bruno)),
        News(NewsKind.MEDAL, (ada,), SCARTO, 2, season=100_000 + 4 * 2026 + 2),
        News(NewsKind.TOGETHER, (ada, bruno), value=300),
        *(
            News(NewsKind.RECORD, (bruno,), SCARTO, 60, sort)
            for sort in (Sort.DEAL, Sort.MELD, Sort.NARROW, Sort.STREAK)
        ),
        News(NewsKind.PLACE, (bruno,), SCARTO, 4),
        News(NewsKind.PLACE, (bruno,), SCARTO, 4, was=6),
    ]
    [line] = news_lines(playing.table, news, texts_for("en"))
    assert line.replace("\u2068", "").replace("\u2069", "") == "🗞️ " + " · ".join(
        [
            "first slam: Ada and Bruno",
            "Ada won silver in summer 2026 (Scarto)",
            "300 deals played together",
            "best deal on this server: Bruno +60",
            "greatest declaration on this server: Bruno, 60 points",
            "narrowest contract on this server: Bruno",
            "longest winning streak on this server: Bruno, 60 matches",
            "Bruno is now ranked: place 4 by rating",
            "Bruno rises to place 4 by rating, from 6",
        ]
    )
    for language in ("de", "fr", "it"):
        assert len(news_lines(playing.table, news, texts_for(language))) == 1
