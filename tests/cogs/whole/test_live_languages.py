"""What people read while they play, in the languages that there are."""

from pathlib import Path
from typing import Any

import pytest

from bot.games.catalogue import GAMES
from bot.loopback.person import buttons, is_private
from bot.texts import languages
from cogs.layouts import ids
from cogs.layouts.ids import TableAction
from tests.cogs.support.guests import text_of
from tests.cogs.support.house import playing_house
from tests.cogs.support.suits import suit_emojis
from tests.cogs.whole.test_languages import table_of
from tests.tables.support.people import act as act_at
from tests.texts.test_languages import left_over

Json = dict[str, Any]

CONTAINER, GALLERY = 17, 12
"""The kinds of components."""

LIVE = tuple(language for language in languages() if language != "en")


def english_in(message: Json, language: str) -> list[str]:
    """The English words in a private message of somebody with another language."""
    described = [item["description"] for item in galleries(message)]
    labels = [button["label"] for button in buttons(message) if button.get("label")]
    return left_over(language, "\n".join([text_of(message), *labels, *described]))


def galleries(message: Json) -> list[Json]:
    """The pictures of a message."""
    boxes = [each for each in message["components"] if each["type"] == CONTAINER]
    return [
        item
        for box in boxes
        for part in box["components"]
        if part["type"] == GALLERY
        for item in part["items"]
    ]


@pytest.mark.skipif(not LIVE, reason="English is the only language")
@pytest.mark.parametrize("game", GAMES)
async def test_two_read_each_game_in_their_own_language(tmp_path: Path, game: str) -> None:
    async with playing_house(tmp_path) as house:
        ada, bruno = await house.guest("ada"), await house.guest("bruno")
        reads = {"ada": LIVE[0], "bruno": LIVE[-1]}
        for guest in (ada, bruno):
            await guest.person.speak(reads[guest.person.name])
        playing = await table_of(house, ada, bruno, game=game)
        table = playing.table
        await ada.person.press(playing.lobby, str(ids.TableButton(table.id, TableAction.START)))
        seen = set()
        while table.public.number == 1 and not table.over:
            await house.until(lambda: playing.somebody_acts or table.over)
            if table.public.number > 1 or table.over:
                break
            guest = playing.on_turn
            asked = guest.person.name, table.public.phase
            if asked not in seen:
                await house.boards.of(table).rest()
                assert table.row.board is not None
                board = str(table.row.board.message_id)
                hand = await guest.person.press(
                    board, str(ids.TableButton(table.id, TableAction.SHOW_HAND))
                )
                assert hand.message is not None, hand
                assert is_private(hand.message)
                assert english_in(hand.message, reads[guest.person.name]) == []
                assert [
                    suit_emojis(each) for each in guest.seen.values() if suit_emojis(each)
                ] == []
                assert suit_emojis(hand.message) == []
                assert galleries(hand.message)
                seen.add(asked)
            await act_at(table)
        assert {name for name, _ in seen} == {*reads}
