"""Pages of past matches go on working after a restart: their ids hold all they need."""

from pathlib import Path

from bot.loopback.person import images, selects
from tests.cogs.past.test_steps import replay, step_of
from tests.cogs.support.guests import text_of
from tests.cogs.support.house import QUICK, open_loopback, playing_house
from tests.cogs.support.past import answer, matches_of, open_match, played


async def test_pages_made_before_a_restart_still_answer(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, QUICK, loopback) as house:
            table = await played(house)
            ada = await house.guest("ada")
            page = await matches_of(ada, game="scarto")
            match = await open_match(ada, await matches_of(ada))
            deal = await replay(ada, table, trick=3)
        async with playing_house(tmp_path, QUICK, loopback) as house:
            ada = await house.guest("ada")
            opened = await open_match(ada, page, table)
            assert text_of(opened) == text_of(match)
            back = answer(await ada.press(match, "◀ All matches"))
            assert len(selects(back)[0]["options"]) == 1
            after = answer(await ada.press(deal, "▶"))
            assert step_of(after) == step_of(deal) + 1
            assert len(images(after)) == 2
