"""The evening of a match, behind *More*: for one person, who may show it to everybody."""

from collections.abc import Sequence

from discord.ext import commands

from bot.tables.thinking.reviews import Review
from bot.texts import Texts
from bot.words.wording import Wording
from cogs.layouts.ids import TableAction, TableButton
from cogs.messages.files import file_of
from cogs.past.evening_layout import (
    EVENING,
    dearest_line,
    evening_page,
    games_of,
    lines_of,
    shared_evening,
)
from cogs.past.finding import PastMatches
from cogs.press.error_boundary import tell
from cogs.press.press import Interaction, reader_texts
from cogs.press.public import show_everybody
from cogs.services import Services
from data.evenings import matches
from data.evenings.best import BestDeal, best_deal
from data.finished import changes
from data.results import PastMatch
from rendering.canvas.picture import Picture
from rendering.pictures.pages.evening import draw_evening


class Evenings(commands.Cog):
    """Shows the matches of a channel up to one of them, as far as they followed one another."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._hub, self._matches = services.hub, PastMatches(services.hub)
        self._reviews, self._artist = services.reviews, services.artist
        self._languages = services.languages
        services.controls.on_press(TableAction.SHOW_EVENING, self.show)
        services.controls.on_press(TableAction.SHARE_EVENING, self.share)

    async def show(self, press: Interaction, request: TableButton) -> None:
        """Show the person how people stand, privately. Raises what `PastMatches.to_show` does."""
        texts, evening = reader_texts(press), await self._evening(press, request)
        if not evening:
            await tell(press, texts.say("evening-none"))
            return
        picture, lines, best = await self._told(evening, texts)
        lines += await self._dearest(evening, press.user.id, texts)
        view = evening_page(request.table, picture, lines, best, texts)
        files = [file_of(picture, EVENING)]
        await press.response.send_message(view=view, files=files, ephemeral=True)

    async def share(self, press: Interaction, request: TableButton) -> None:
        """Show it to everybody in the channel, but for what is the person's own."""
        evening = await self._evening(press, request)
        if not evening:
            await tell(press, reader_texts(press).say("evening-none"))
            return
        texts = await self._languages.public(press)
        picture, lines, best = await self._told(evening, texts)
        view = shared_evening(picture, lines, best, texts)
        await show_everybody(press, view, [file_of(picture, EVENING)])

    async def _evening(self, press: Interaction, request: TableButton) -> Sequence[PastMatch]:
        table = await self._matches.to_share(press, request.table)
        db = self._database.reading
        found = await matches.all_up_to(db, table.row.guild_id, table.id)
        return found if games_of(found, reader_texts(press)) else ()

    async def _told(
        self, evening: Sequence[PastMatch], texts: Texts
    ) -> tuple[Picture, list[str], BestDeal | None]:
        db, ids = self._database.reading, [match.table_id for match in evening]
        best = await best_deal(db, ids)
        changed = {table_id: await changes.of_match(db, table_id) for table_id in ids}
        picture = await self._artist.draw(draw_evening, games_of(evening, texts), texts)
        return picture, lines_of(evening, best, changed, texts), best

    async def _dearest(self, evening: Sequence[PastMatch], user_id: int, texts: Texts) -> list[str]:
        # Only what they have asked for already: nobody waits for anything to be thought through.
        found = self._reviews.known_of([match.table_id for match in evening], user_id)
        made = {deal: review for deal, review in found.items() if review.moments}
        if not made:
            return []
        table_id, number = max(made, key=lambda deal: _cost(made[deal]))
        match = next(each for each in evening if each.table_id == table_id)
        wording = Wording.usual(texts, (await self._hub.find(table_id)).setup.drawing)
        return [dearest_line(match, number, made[table_id, number], wording)]


def _cost(review: Review) -> float:
    [moment] = review.dearest(1)
    return moment.cost
