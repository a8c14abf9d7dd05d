"""Opening tables and sitting down, and what is refused there."""

from tests.cogs.house import House
from tests.cogs.playing import party


async def test_a_match_can_be_played(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    for _ in range(6):
        await playing.act_and_see()
