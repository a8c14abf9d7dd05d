"""Ways of playing that have a name, typed with the command that opens a table."""

import pytest

from tests.cogs.support.guests import text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import party


@pytest.mark.parametrize(
    ("game", "preset", "rules"),
    [
        ("ottocento", "bologna", "standard"),
        ("ottocento", "straight", "Straight-rank"),
        ("terziglio", "straight hands=6", "Straight-rank · Deals: 6"),
        ("tarocco-francese", "federation", "standard"),
        ("tarocco-francese", "playroom", "Playroom"),
    ],
)
async def test_a_table_is_opened_by_the_name_of_a_preset(
    house: House, game: str, preset: str, rules: str
) -> None:
    playing = await party(house, "ada", game=game, options=preset)
    assert f"**Rules** · {rules}" in text_of(playing.lobby).splitlines()


async def test_presets_are_offered_while_typing(house: House) -> None:
    ada = await house.guest("ada")

    async def offered(game: str, typed: str) -> list[str]:
        choices = await ada.person.autocomplete(
            ada.place, "tarocchi new", "options", game=game, options=typed
        )
        return [choice["value"] for choice in choices]

    assert (await offered("tarocco-francese", ""))[0] == "playroom"
    assert await offered("terziglio", "stra") == ["straight", "variant=straight"]
    assert "playroom" not in await offered("scarto", "")
    assert (await offered("terziglio", "straight han"))[0] == "straight hands=6"
