"""`/tarocchi challenge`: people of a server play the same deals, each alone."""

import asyncio
from random import Random
from typing import Any

from bot.loopback.person import is_private
from bot.loopback.world.threads import mark
from bot.tables.challenges.challenges import GRACE_S
from data.finished.periods import DAY_S
from tests.cogs.solo.alone import Soloist, brought_to_a_deal, newcomer
from tests.cogs.support.answers import told
from tests.cogs.support.forms import shown
from tests.cogs.support.guests import Guest, Json, has_button, text_of, thread_of
from tests.cogs.support.house import House
from tests.cogs.support.secrecy import mentioned
from tests.cogs.support.traffic import CALLBACK, HAND_LATE, HAND_NEW

PEOPLE = 20


async def challenge(guest: Guest, **options: Any) -> Json:
    """The post of a challenge that somebody has just opened."""
    outcome = await guest.command("tarocchi challenge", **{"game": "scarto", "deals": 2} | options)
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    assert not is_private(outcome.message), text_of(outcome.message)
    return outcome.message


async def play(house: House, guest: Guest, post: Json, label: str = "Play") -> Soloist:
    """A person at the next deal."""
    return await brought_to_a_deal(house, guest, await guest.press(post, label))


async def play_all(house: House, guest: Guest, post: Json, rng: Random) -> Soloist:
    """A person plays every deal to its end."""
    alone = await play(house, guest, post)
    await alone.play_out(rng)
    while has_button(alone.message, "Play on"):
        await alone.press("Play on")
        await alone.follow()
        await alone.play_out(rng)
    return alone


async def results(guest: Guest, post: Json) -> Json:
    """The post once it tells how people stand."""
    return await guest.until(lambda m: m["id"] == post["id"] and not has_button(m, "Play"))


async def test_two_friends_play_the_same_deals_and_see_how_they_stand(friends: House) -> None:
    ada, bruno = await friends.guest("ada"), await friends.guest("bruno")
    post = await challenge(ada)
    assert "Challenge 1 · Scarto · 2 deals" in text_of(post)
    assert "Ada challenges you" in text_of(post)
    assert "Nobody has started yet." in text_of(post)
    assert "bidding" not in text_of(post)
    since = len(friends.traffic.calls)
    first = await play_all(friends, ada, post, Random(1))
    assert "Deal 2 of 2" in text_of(first.message)
    assert "Done: " in text_of(first.message)
    second = await play_all(friends, bruno, post, Random(2))
    assert {*friends.traffic.count(since)} <= {CALLBACK, HAND_LATE, HAND_NEW}
    assert second.view.seat == first.view.seat
    assert second.table.row.deal_of == first.table.row.deal_of
    mine = await second.press("My results")
    assert "1. Done: " in text_of(mine)
    assert "Ada" not in text_of(mine)
    friends.loopback.clock.advance(3 * DAY_S + GRACE_S)
    over = await results(bruno, post)
    assert "1. **" in text_of(over)
    for name in ("Ada", "Bruno"):
        assert f"**{name}**" in text_of(over)
    assert not mentioned(first.table.game.pack, text_of(over))
    page = shown(await bruno.press(over, "My results"))
    assert has_button(page, "Replay 1")
    assert has_button(page, "Replay 2")
    replayed = await bruno.press(page, "Replay 2")
    assert replayed.status in ("answered", "deferred")


async def test_twenty_people_play_four_deals(friends: House) -> None:
    ada = await friends.guest("ada")
    post = await challenge(ada, deals=4, days=7, announce=True)
    people = [ada, *[await newcomer(friends, number) for number in range(1, PEOPLE)]]
    late, missing, voided, deleted = people[-4:]
    for number, guest in enumerate(people):
        alone = await play(friends, guest, post)
        if guest is not late:
            await alone.play_out(Random(number))
        while guest not in (late, missing) and has_button(alone.message, "Play on"):
            await alone.press("Play on")
            await alone.follow()
            await alone.play_out(Random(number))
    void = {"challenge": 1, "player": str(voided.user_id)}
    said = told(await ada.command("tarocchi-admin void-challenge", **void))
    assert said == "What this person played in challenge 1 counts for nothing now."
    await friends.hub.forget(int(friends.loopback.world.guild["id"]), deleted.user_id)
    friends.loopback.clock.advance(7 * DAY_S)
    assert "This challenge closed on" in told(await missing.press(post, "Play"))
    alone = await play(friends, late, post)
    friends.loopback.clock.advance(GRACE_S)
    await alone.play_out(Random(1))
    assert "this doesn’t count" in text_of(alone.message)
    lines = text_of(await results(ada, post)).splitlines()
    placed = [line for line in lines if line.split(".")[0].isdigit()]
    assert len(placed) == PEOPLE - 4
    assert all("%" in line for line in placed)
    [left] = [line for line in lines if line.startswith("– **")]
    assert f"**{missing.person.name.title()}**" in left
    assert left.endswith("· · ·)")
    called = await ada.until(lambda m: "Challenge 1 is over." in text_of(m))
    assert {int(each["id"]) for each in called["mentions"]} == {
        guest.user_id for guest in people if guest not in (late, voided, deleted)
    }


async def test_who_has_a_challenge_open_is_shown_it(friends: House) -> None:
    ada = await friends.guest("ada")
    post = await challenge(ada)
    page = shown(await ada.command("tarocchi challenge", game="scarto"))
    assert f"/{post['id']}" in text_of(page)
    assert has_button(page, "Play on")
    question = shown(await ada.press(page, "Close early"))
    assert "half an hour" in text_of(question)
    closed = shown(await ada.press(question, "Close early"))
    assert not has_button(closed, "Close early")
    assert not has_button(closed, "Play on")
    changed = await ada.until(lambda m: m["id"] == post["id"] and not has_button(m, "Play"))
    assert "No deal can be started any more." in text_of(changed)
    await challenge(ada)


async def test_only_who_opened_a_challenge_closes_it(friends: House) -> None:
    bruno, carla = await friends.guest("bruno"), await friends.guest("carla")
    post = await challenge(bruno)
    page = shown(await carla.press(post, "My results"))
    assert not has_button(page, "Close early")
    mine = shown(await bruno.press(post, "My results"))
    async with friends.database.transaction() as db:
        await db.execute("UPDATE challenges SET opener_id = 1")
    question = await bruno.press(mine, "Close early")
    assert told(question).startswith("Only the person who opened this challenge")


async def test_everybody_bids_where_that_was_agreed(friends: House) -> None:
    ada = await friends.guest("ada")
    post = await challenge(ada, game="tarocco-francese", contract="free")
    assert "Everyone bids for themselves." in text_of(post)
    held = await challenge(await friends.guest("bruno"), game="tarocco-francese")
    assert "The bidding is done" in text_of(held)


async def test_bad_input_is_told(friends: House) -> None:
    ada = await friends.guest("ada")
    void = {"challenge": 5, "player": str(ada.user_id)}
    said = told(await ada.command("tarocchi-admin void-challenge", **void))
    assert said == "There is no challenge 5 here."
    await challenge(ada)
    void = {"challenge": 1, "player": str(ada.user_id)}
    said = told(await ada.command("tarocchi-admin void-challenge", **void))
    assert said == "This person has played nothing there that counts."
    for name in ("bruno", "carla"):
        await challenge(await friends.guest(name))
    other = await newcomer(friends, 1)
    said = told(await other.command("tarocchi challenge", game="scarto"))
    assert said.startswith("Three challenges are open on this server")


async def test_where_nobody_thinks_there_are_no_challenges(house: House) -> None:
    ada = await house.guest("ada")
    said = told(await ada.command("tarocchi challenge", game="scarto"))
    assert said == "Looking for the best card is switched off here."


async def test_a_post_that_is_gone_is_given_up(friends: House) -> None:
    ada = await friends.guest("ada")
    post = await challenge(ada)
    page = shown(await ada.press(post, "My results"))
    world, challenges = friends.loopback.world, friends.running.services.challenges
    world.drop_message(world.messages[post["id"]])
    friends.loopback.clock.advance(3 * DAY_S + GRACE_S)
    async with asyncio.timeout(60):
        while await challenges.to_show():  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    over = await ada.press(page, "Close early")
    assert "closed on" in told(over)


async def test_results_are_shown_in_a_thread_that_sleeps(friends: House) -> None:
    ada, world = await friends.guest("ada"), friends.loopback.world
    opened = await ada.command("tarocchi new", game="scarto")
    assert opened.message is not None
    link = await ada.until(lambda m: "<#" in text_of(m))
    ada.place = thread_of(link)
    post = await challenge(ada)
    mark(world, world.channels[ada.place], archived=True, locked=False)
    friends.loopback.clock.advance(3 * DAY_S + GRACE_S)
    assert "Nobody finished a deal." in text_of(await results(ada, post))
