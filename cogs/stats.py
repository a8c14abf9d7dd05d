"""The leaderboard, the profiles and the history of a server."""

import io
import json
import re
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.games import catalogue
from bot.texts import Texts
from cogs.buttons import table_chosen
from cogs.commands import game_choices, said
from cogs.hand_layout import FELT, words
from cogs.pictures import may_attach, pictured
from cogs.profiles import show_profile
from cogs.replays import ReplaySelect, match_here
from cogs.replies import guarded
from cogs.rows import row
from cogs.services import Press, ServingBot, reader_texts, services
from cogs.table_layout import signed
from data import leaderboards, results
from data.leaderboards import ALL_GAMES, Standing
from data.results import FinishedMatch
from rendering.leaderboard import Line, draw_leaderboard, leaderboard_in_words

ROWS = 10
SHORT = 5
"""Lines of a leaderboard in words, where no picture can be sent."""
MATCHES = 15
MOST_TEXT = 4000
"""Discord shows so many characters in a message."""


@app_commands.guild_only()
class Stats(commands.Cog):
    """`/leaderboard`, `/profile` and `/history`."""

    @app_commands.command(name="leaderboard", description=said("command-leaderboard"))
    @app_commands.describe(game=said("option-game"))
    async def leaderboard(self, press: Press, game: str = ALL_GAMES) -> None:
        """Shows who has won most."""
        await guarded(press, _show_leaderboard(press, game))

    @app_commands.command(name="profile", description=said("command-profile"))
    @app_commands.describe(player=said("option-whose"), game=said("option-game"))
    async def profile(
        self, press: Press, player: discord.User | None = None, game: str = ALL_GAMES
    ) -> None:
        """Shows what a person has done."""
        await guarded(press, show_profile(press, player or press.user, game))

    @app_commands.command(name="history", description=said("command-history"))
    @app_commands.describe(player=said("option-player"))
    async def history(self, press: Press, player: discord.User | None = None) -> None:
        """Shows the newest matches."""
        await guarded(press, _show_history(press, player))

    @leaderboard.autocomplete("game")
    @profile.autocomplete("game")
    async def offer_games(self, press: Press, typed: str) -> list[app_commands.Choice[str]]:
        """The games whose name holds what was typed."""
        return game_choices(typed, reader_texts(press))


class ExportSelect(ui.DynamicItem[ui.Select[Any]], template=r"export"):
    """Gives the record of a chosen match as a file."""

    def __init__(self, select: ui.Select[Any]) -> None:
        super().__init__(select)

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, press: Press) -> None:
        """Sends the file to the person alone."""
        await guarded(press, _export(press, self.item.values[0]))


async def _show_leaderboard(press: Press, game: str) -> None:
    texts = reader_texts(press)
    if game != ALL_GAMES:
        catalogue.find(game)
    assert press.guild_id is not None
    db = services(press).database.reading
    standings = await leaderboards.top(db, press.guild_id, game, ROWS)
    if not standings:
        await press.response.send_message(view=words(texts.say("leaderboard-empty")))
        return
    lines = tuple(_line(row, press.user.id) for row in standings)
    own = await leaderboards.of_player(db, press.guild_id, press.user.id, game)
    absent = own is not None and own.user_id not in [row.user_id for row in standings]
    mine = _line(own, press.user.id) if own is not None and absent else None
    await _send_leaderboard(press, lines, mine, texts.say(f"game-{game}") if game else "")


async def _send_leaderboard(
    press: Press, lines: tuple[Line, ...], own: Line | None, game: str
) -> None:
    texts = reader_texts(press)
    if not may_attach(press):
        told = leaderboard_in_words(lines[:SHORT], own, game, texts)
        # Discord numbers lists anew, and equal places would be counted on.
        shown = [discord.utils.escape_markdown(line).replace(". ", "\\. ", 1) for line in told]
        await press.response.send_message(view=words("\n".join(shown)))
        return
    picture = await services(press).artist.draw(draw_leaderboard, lines, own, game, texts)
    layout, file = pictured(picture, "leaderboard.png")
    await press.response.send_message(view=layout, file=file)


def _line(row: Standing, reader: int) -> Line:
    return Line(row.place, row.name, row.wins, row.matches, row.points, row.user_id == reader)


async def _show_history(press: Press, player: discord.User | None) -> None:
    texts = reader_texts(press)
    assert press.guild_id is not None
    db = services(press).database.reading
    if player is None:
        matches = await results.newest_of_guild(db, press.guild_id, MATCHES)
        title = texts.say("history-title")
    else:
        matches = await results.newest_of_player(db, press.guild_id, player.id, MATCHES)
        name = discord.utils.escape_markdown(player.display_name)
        title = texts.say("history-title-player", name=name)
    await press.response.send_message(view=_history(matches, title, texts))


def _history(matches: Sequence[FinishedMatch], title: str, texts: Texts) -> ui.LayoutView:
    if not matches:
        return words(texts.say("history-empty"))
    lines = _fitting([title, *(_match(match, texts) for match in matches)])
    layout = _boxed("\n".join(lines))
    options = [_option(match, texts) for match in matches[: len(lines) - 1]]
    layout.add_item(row([ReplaySelect(_select("replay", texts, options))]))
    layout.add_item(row([ExportSelect(_select("export", texts, options))]))
    return layout


def _fitting(lines: Sequence[str]) -> Sequence[str]:
    # Long names leave no room for the oldest matches.
    lengths = accumulate(len(line) + 1 for line in lines)
    return lines[: sum(length <= MOST_TEXT for length in lengths)]


def _select(wish: str, texts: Texts, options: list[discord.SelectOption]) -> ui.Select[Any]:
    placeholder = texts.say(f"history-{wish}")
    return ui.Select(custom_id=wish, placeholder=placeholder, options=options)


def _match(match: FinishedMatch, texts: Texts) -> str:
    scores = " · ".join(
        texts.say(
            "history-score",
            name=discord.utils.escape_markdown(seat.name),
            total=signed(seat.total),
        )
        for seat in sorted(match.seats, key=lambda seat: seat.place)
    )
    game = texts.say(f"game-{match.game}")
    return texts.say("history-row", game=game, time=str(match.ended_at), scores=scores)


def _option(match: FinishedMatch, texts: Texts) -> discord.SelectOption:
    names = ", ".join(seat.name for seat in match.seats)
    label = texts.say("history-option", game=texts.say(f"game-{match.game}"), names=names)
    return discord.SelectOption(label=label[:100], value=str(match.table_id))


async def _export(press: Press, value: str) -> None:
    table = await match_here(press, table_chosen(value))
    record = json.dumps(await table.record(), ensure_ascii=False, indent=1)
    file = discord.File(io.BytesIO(record.encode()), f"match-{table.id}.json")
    text = reader_texts(press).say("history-exported", id=str(table.id))
    await press.response.send_message(text, file=file, ephemeral=True)


def _boxed(text: str) -> ui.LayoutView:
    box: ui.Container[Any] = ui.Container(accent_colour=FELT)
    box.add_item(ui.TextDisplay(text))
    layout = ui.LayoutView(timeout=None)
    layout.add_item(box)
    return layout


async def setup(bot: ServingBot) -> None:
    """Adds the commands."""
    bot.add_dynamic_items(ExportSelect)
    await bot.add_cog(Stats())
