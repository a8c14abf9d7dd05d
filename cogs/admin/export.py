"""`/tarocchi-admin export`: the results of a server as a CSV file."""

import csv
import io
import logging
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.texts import Texts
from cogs.layouts.parts import label_of
from cogs.messages.files import attached
from cogs.press.completions import game_asked, game_choices
from cogs.press.group import said
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services
from data import results
from data.results import NEWEST, PastMatch, Result, Search

log = logging.getLogger(__name__)

AT_ONCE = 200
"""How many matches are read together."""

MOST_BYTES = 8_000_000
"""Discord takes files of ten megabytes."""

COLUMNS = (
    *("match", "ended", "game", "players", "seat", "kind", "player", "player_id"),
    *("total", "gain", "place", "won", "voided", "unfinished"),
)
"""What is told of the seats of each match. Times are in UTC, seats count from 1."""

FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""A name that begins like this, in wide letters or not, would be worked out by a spreadsheet."""


class ResultsExport(commands.Cog):
    """Gives moderators the results of their server, newest first."""

    def __init__(self, services: Services) -> None:
        guard = services.guard
        self._database = services.database

        @services.moderators.command(name="export", description=said("command-admin-export"))
        @app_commands.describe(game=said("option-history-game"))
        async def export(press: Interaction, game: str = "") -> None:
            await guard(press, self.send(press, game))

        @export.autocomplete("game")
        async def offer_games(press: Interaction, typed: str) -> list[Choice[str]]:
            return game_choices(typed, reader_texts(press))

    async def send(self, press: Interaction, game: str) -> None:
        """Send the moderator the file, privately. Raises `UnknownGame`."""
        texts = reader_texts(press)
        game = game_asked(game)
        assert press.guild_id is not None
        # Thousands of matches take longer than Discord waits for an answer.
        await press.response.defer(ephemeral=True, thinking=True)
        data, count, is_all = await self._file(Search(guild_id=press.guild_id, game=game), texts)
        log.info("moderator %s exported results of server %s", press.user.id, press.guild_id)
        if not count:
            await press.followup.send(texts.say("history-empty"), ephemeral=True)
            return
        name = texts.say("admin-file", id=str(press.guild_id))
        file = attached(data, name)
        told = texts.say("admin-exported" if is_all else "admin-exported-newest", count=count)
        await press.followup.send(told, file=file, ephemeral=True)

    async def _file(self, search: Search, texts: Texts) -> tuple[bytes, int, bool]:
        # The file, how many matches are in it, and whether those are all.
        data, place, count = lines([headings(texts)]).encode("utf-8-sig"), NEWEST, 0
        while True:
            found = await results.from_place(self._database.reading, search, place, AT_ONCE + 1)
            page = found[:AT_ONCE]
            more = lines(row for match in page for row in match_rows(match, texts)).encode()
            if len(data) + len(more) > MOST_BYTES:
                return data, count, False
            data, count = data + more, count + len(page)
            if len(found) <= AT_ONCE:
                return data, count, True
            place = found[AT_ONCE].place


def lines(rows: Iterator[Sequence[object]] | Sequence[Sequence[object]]) -> str:
    """Return these rows as lines of a CSV file."""
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()


def headings(texts: Texts) -> list[str]:
    """Return what the columns are called."""
    return [texts.say(f"export-{column}") for column in COLUMNS]


def match_rows(match: PastMatch, texts: Texts) -> Iterator[Sequence[object]]:
    """Yield a row for each seat of the match."""
    ended = datetime.fromtimestamp(match.ended_at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    for seat in match.seats:
        person = seat.user_id if seat.left_by is None else seat.left_by
        # Somebody who was deleted is nobody any more.
        known = person if person is not None and person > 0 else ""
        yield (
            *(match.table_id, ended, match.game, seat.players, seat.seat + 1),
            *(_kind(seat), _harmless(label_of(seat, texts)), known),
            *(seat.total, seat.payoff, "" if match.unfinished else seat.place, int(seat.won)),
            *(int(seat.voided), int(seat.unfinished)),
        )


def _kind(seat: Result) -> str:
    if seat.left_by is not None:
        return "left"
    return "computer" if seat.user_id is None else "person"


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name
