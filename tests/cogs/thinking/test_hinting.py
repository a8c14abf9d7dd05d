"""*Hint*: chosen in the lobby, and told to whoever has to play a card and asks for it."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.actions import MeldsFrom, OneOf, playable
from bot.loopback.person import button_labelled
from bot.tables.decisions import lobby
from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from bot.tables.thinking.hints import Hint, Hints, is_hinted
from bot.texts import texts_for
from bot.words.wording import Wording
from cogs.layouts.hand.ids import AskHint, HandVersion
from cogs.thinking import hinting
from tests.cogs.commands.support.filling import chosen, fill, keys
from tests.cogs.layouts.test_talk_form import TALKER, lead_after_discard
from tests.cogs.lobby.test_options import form_of
from tests.cogs.solo.alone import practise
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import FOUR, say
from tests.cogs.support.guests import Guest, card_buttons, has_button, is_my_turn, says, text_of
from tests.cogs.support.house import House, open_loopback
from tests.cogs.support.playing import WARNING, Party, is_lobby, party
from tests.cogs.support.thinking import thinking_house
from tests.cogs.whole.test_restart import back_at

Json = dict[str, Any]

BUTTON = "Hint"
SIGN = "💡"


LOOKING = "🔎"


async def allow(playing: Party) -> None:
    """Somebody switches hints on, without the form."""
    table, opener = playing.table, playing.opener.user_id
    await table.change(lobby.set_up, opener, lambda old: replace(old, hints=True))


async def at_first_card(house: House) -> Party:
    """Three people at a table with hints, at their first trick."""
    playing = await party(house, "ada", "bruno", "carla")
    await allow(playing)
    await playing.start_playing()
    return playing


async def hint_for(guest: Guest, hand: Json) -> Json:
    """The hand once it shows a hint."""
    outcome = await guest.press(hand, BUTTON)
    assert outcome.status in ("answered", "deferred"), outcome
    return await guest.until(lambda m: m["id"] == hand["id"] and says(SIGN)(m), 60)


async def test_hints_are_chosen_in_the_lobby_and_told_to_whoever_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with thinking_house(tmp_path, monkeypatch) as house:
        playing = await party(house, "ada", "bruno", "carla")
        assert "*How did I play?*" in told(await playing.opener.command("tarocchi help"))
        await allow_by_form(playing)
        await playing.start_playing()
        guest, hand = playing.on_turn, await playing.hand_in_turn()
        assert has_button(hand, BUTTON)
        assert not has_button(await playing.waiting.until_hand(), BUTTON)
        hinted = await hint_for(guest, hand)
        names = legal_names(playing)
        [line] = [line for line in text_of(hinted).splitlines() if SIGN in line]
        # Of several, the first may be called otherwise than in a sentence.
        assert any(name in line for name in names) or "no clear difference" in line
        assert card_buttons(hinted) == card_buttons(hand)
        # It stays in its place, so that a second press hits no card.
        assert button_labelled(hinted, BUTTON)["disabled"]
        for other in playing.guests:
            await other.update()
            assert (other.newest(says(SIGN)) is None) == (other is not guest)
        await check_that_it_is_too_late(playing, hand)


async def test_the_button_is_there_where_there_is_a_hint_and_nowhere_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with thinking_house(tmp_path, monkeypatch) as house:
        alone = await practise(house, await house.guest("ada"), "ottocento")
        kinds = set()
        while not alone.view.tricks:
            kinds.add(type(alone.view.ask))
            # Nobody needs a hint for the only card that they may play.
            is_forced = playable(alone.view.ask).bit_count() == 1
            wanted = is_hinted(alone.view) and not is_forced
            assert has_button(alone.message, BUTTON) == wanted
            await alone.act(Random(1))
        assert {MeldsFrom, OneOf} <= kinds


async def allow_by_form(playing: Party) -> None:
    """Somebody switches hints on in the form, and everybody sees that the match is unrated."""
    form = await form_of(playing, playing.opener)
    assert not chosen(form)["hints"]
    await fill(playing.opener, form, hints=True)
    lobby_now = await playing.guests[1].until(
        says("Unrated, because players can ask for hints.", "**Ada** has changed", "Hints: yes")
    )
    assert is_lobby(lobby_now)


def legal_names(playing: Party) -> list[str]:
    """What the person on turn calls the cards that they may play."""
    table, wording = playing.table, Wording.usual(texts_for("en"), playing.table.setup.drawing)
    seen = table.view_of(playing.on_turn.user_id)
    return [wording.name(card) for card in seen.hand if card.bit & playable(seen.ask)]


async def check_that_it_is_too_late(playing: Party, hand: Json) -> None:
    """Once the card is played, the button that asked about it changes nothing."""
    guest, before = playing.on_turn, playing.table.view_of(playing.on_turn.user_id)
    old = str(AskHint(*HandVersion(playing.table.id, before.number, before.step)))
    await playing.act()
    async with nothing_changes(playing.house):
        outcome = await guest.person.forge_press(hand, old)
    assert told(outcome) == "That button no longer works."


class Thinking:
    """Hints that take as long as a test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, patience_s: float = 0.0) -> None:
        self.has_begun, self.is_over = asyncio.Event(), asyncio.Event()
        self.fault: TableFault | None = None

        async def of(_: Hints, table: Table, user_id: int) -> Hint:
            seen = table.view_of(user_id)
            self.has_begun.set()
            await self.is_over.wait()
            if self.fault is not None:
                raise TableError(self.fault)
            return Hint(seen.hand[:1])

        monkeypatch.setattr(Hints, "of", of)
        monkeypatch.setattr(hinting, "PATIENCE_S", patience_s)


async def looked_for(playing: Party) -> Json:
    """The hand of the person on turn, who has asked for a hint and waits for it."""
    hand = await playing.hand_in_turn()
    asking = asyncio.create_task(playing.on_turn.press(hand, BUTTON))
    hand = await playing.on_turn.until(lambda m: m["id"] == hand["id"] and says(LOOKING)(m))
    await asking
    return hand


async def test_whoever_waits_for_a_hint_sees_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = Thinking(monkeypatch)
    async with thinking_house(tmp_path, monkeypatch) as house:
        playing = await at_first_card(house)
        hand = await looked_for(playing)
        assert button_labelled(hand, BUTTON)["disabled"]
        thinking.is_over.set()
        hinted = await playing.on_turn.until(says(SIGN))
        assert not says(LOOKING)(hinted)


async def test_a_hint_that_finds_no_time_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = Thinking(monkeypatch)
    thinking.fault = TableFault.NO_TIME_FOR_HINT
    async with thinking_house(tmp_path, monkeypatch) as house:
        playing = await at_first_card(house)
        await looked_for(playing)
        thinking.is_over.set()
        hand = await playing.on_turn.until(says("I have no time for a hint just now."))
        assert says(WARNING)(hand)
        assert not button_labelled(hand, BUTTON).get("disabled")


async def test_whoever_plays_before_the_hint_comes_hears_no_more_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = Thinking(monkeypatch)
    async with thinking_house(tmp_path, monkeypatch) as house:
        playing = await at_first_card(house)
        guest = playing.on_turn
        await looked_for(playing)
        played = await playing.act()
        thinking.is_over.set()
        await house.running.services.guard.rest()
        await guest.update()
        assert text_of(guest.seen[played["id"]]) == text_of(played)


async def test_what_is_chosen_while_a_hint_is_looked_for_stays_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = Thinking(monkeypatch)
    arrange(monkeypatch, "piedicavallo", {0: TALKER})
    async with thinking_house(tmp_path, monkeypatch) as house:
        playing = await party(house, *FOUR, game="piedicavallo")
        await allow(playing)
        await lead_after_discard(playing)
        hand = await looked_for(playing)
        await say(playing.opener, hand, "I have the 18")
        thinking.is_over.set()
        hinted = await playing.opener.until(says(SIGN))
        assert "💬 With your next card: “I have the 18”" in text_of(hinted)


async def test_so_does_what_is_chosen_before_anybody_is_told_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = Thinking(monkeypatch, patience_s=60.0)
    arrange(monkeypatch, "piedicavallo", {0: TALKER})
    async with thinking_house(tmp_path, monkeypatch) as house:
        playing = await party(house, *FOUR, game="piedicavallo")
        await allow(playing)
        await lead_after_discard(playing)
        hand = await playing.hand_in_turn()
        asking = asyncio.create_task(playing.opener.press(hand, BUTTON))
        await thinking.has_begun.wait()
        await say(playing.opener, hand, "I have the 18")
        thinking.is_over.set()
        await asking
        hinted = await playing.opener.until(says(SIGN))
        assert "💬 With your next card: “I have the 18”" in text_of(hinted)


async def test_the_button_works_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_loopback() as loopback:
        async with thinking_house(tmp_path, monkeypatch, loopback) as house:
            before = await at_first_card(house)
            hand = await before.hand_in_turn()
        async with thinking_house(tmp_path, monkeypatch, loopback) as house:
            playing = await back_at(house, before)
            assert await hint_for(playing.on_turn, hand)


async def test_there_is_none_without_a_search_or_at_other_tables(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    assert "*How did I play?*" not in told(await playing.opener.command("tarocchi help"))
    assert "hints" not in keys(await form_of(playing, playing.opener))
    await allow(playing)
    await playing.start_playing()
    hand = await playing.hand_in_turn()
    assert is_my_turn(hand)
    assert not has_button(hand, BUTTON)
    step = playing.table.view_of(playing.on_turn.user_id).step
    async with nothing_changes(house):
        forged = str(AskHint(playing.table.id, 1, step))
        outcome = await playing.on_turn.person.forge_press(hand, forged)
    assert told(outcome) == "That button no longer works."
