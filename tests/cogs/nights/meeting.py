"""Nights as people open them, and how time passes until they begin."""

import asyncio
from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot.loopback.person import Outcome, is_private, texts
from data.evenings import nights
from data.evenings.nights import Coming, Night, NightAnswer, NightStage
from tests.cogs.support.forms import shown
from tests.cogs.support.guests import Guest, Json, has_button, says
from tests.cogs.support.house import House

ROME = ZoneInfo("Europe/Rome")
WAIT_S = 30


def in_three_days(house: House) -> date:
    """The day in Rome on which nights begin that were opened today."""
    today = datetime.fromtimestamp(house.loopback.clock.now, ROME).date()
    return today + timedelta(days=3)


def moment(day: date, hour: int = 21) -> float:
    """When it is that hour in Rome."""
    return datetime(day.year, day.month, day.day, hour, tzinfo=ROME).timestamp()


def go_to(house: House, when: float) -> None:
    """Moves the clock."""
    house.loopback.clock.advance(when - house.loopback.clock.now)


async def draft(house: House, guest: Guest, **entered: Any) -> Outcome:
    """What somebody is answered who wants a night in three days."""
    usual = {"game": "scarto", "date": str(in_three_days(house)), "hour": "21:00", "zone": "Roma"}
    given = {name: value for name, value in (usual | entered).items() if value != ""}
    return await guest.command("tarocchi night", **given)


async def post(house: House, guest: Guest, **entered: Any) -> Json:
    """The card of a night that somebody has opened."""
    page = shown(await draft(house, guest, **entered))
    assert is_private(page)
    await guest.press(page, "Post")
    return await guest.until(lambda m: is_card(m) and int(m["id"]) > int(page["id"]))


def is_card(message: Json) -> bool:
    """Whether people answer there."""
    return not is_private(message) and has_button(message, "How it works")


async def card_of(guest: Guest) -> Json:
    """The newest card."""
    return await guest.until(is_card)


async def noted(guest: Guest, card: Json, label: str) -> str:
    """What somebody is told beside the card that they press."""
    await guest.update()
    before = max(map(int, guest.seen))
    await guest.press(card, label)
    said = await guest.until(lambda m: int(m["id"]) > before and is_private(m))
    [text] = texts(said)
    return text


async def begun(house: House, guest: Guest, day: date) -> Json:
    """The card once the tables of a night are open."""
    go_to(house, moment(day) - 1800)
    await guest.until(says("are you coming?"))
    go_to(house, moment(day))
    return await guest.until(says("The tables are open."))


async def night_of(house: House) -> Night:
    """The only night."""
    guild = int(house.loopback.world.guild["id"])
    [night] = await house.running.services.nights.on_server(guild)
    return night


def day_of(night: Night) -> date:
    """The day on which a night is."""
    return date.fromisoformat(night.day)


async def until_stage(house: House, stage: NightStage) -> None:
    """Returns once the only night is so far, and nothing more is due."""
    async with asyncio.timeout(WAIT_S):
        while True:
            night = await night_of(house)
            if night.stage is stage and night.next_at > house.loopback.clock.now:
                return
            await asyncio.sleep(0.02)


async def answered(
    house: House, count: int, coming: Coming, first: int = 1, name: str = "Guest"
) -> None:
    """So many people have given the same answer, in their order."""
    night = await night_of(house)
    async with house.database.transaction() as db:
        for number in range(first, first + count):
            answer = NightAnswer(
                night_id=night.id,
                user_id=number,
                name=f"{name} {number}",
                answer=coming,
                weekly=False,
                answered_at=number,
            )
            await nights.put_answer(db, answer)
