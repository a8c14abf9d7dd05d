"""What moderators see: the tables of their server, and what is chosen for it."""

from collections.abc import Iterator

import discord
from discord import ui

from bot.games import catalogue
from bot.games.errors import BadOption
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.options import rules_in_words
from cogs.admin import ids
from cogs.layouts.components import Text
from cogs.layouts.parts import (
    ACCENT,
    LONGEST_OPTION,
    MOST_OPTIONS,
    boxed,
    button,
    labels_of,
    plain,
    plain_name,
    quoted,
    row,
    select,
)
from cogs.layouts.settings.server import server_settings
from cogs.layouts.settings.setting import lines_of
from data.choices.servers import ServerChoices
from data.results import PastMatch


def tables_panel(tables: list[Table], texts: Texts, note: str = "") -> ui.LayoutView:
    """Return the open tables, newest first, with a select to end one."""
    shown = tables[:MOST_OPTIONS]
    lines = [note] if note else []
    lines += [_line(table, texts) for table in shown] or [texts.say("admin-no-tables")]
    if len(shown) < len(tables):
        lines.append(texts.say("admin-more-tables", count=len(tables) - len(shown)))
    if not shown:
        return boxed(ACCENT, Text("\n".join(lines)))
    options = [
        discord.SelectOption(label=_name(table, texts)[:100], value=str(table.id))
        for table in shown
    ]
    choice = select(ids.ChooseTableToEnd(), options, placeholder=texts.say("admin-end-choose"))
    return boxed(ACCENT, Text("\n".join(lines)), row([choice]))


def end_question(table: Table, texts: Texts) -> ui.LayoutView:
    """Ask once more before a table is ended."""
    press = button(ids.EndTable(table.id), texts.say("admin-end"), discord.ButtonStyle.danger)
    return boxed(ACCENT, Text(texts.say("admin-end-sure", table=_line(table, texts))), row([press]))


def void_question(table: Table, texts: Texts) -> ui.LayoutView:
    """Ask once more before a match is voided, and say what that means."""
    press = button(ids.VoidMatch(table.id), texts.say("admin-void"), discord.ButtonStyle.danger)
    line = texts.say(
        "admin-over",
        id=str(table.id),
        game=texts.say(f"game-{table.game.key}"),
        names=plain(labels_of(table.seating.sitters, texts)),
        since=f"<t:{table.row.ended_at or table.touched_at}:R>",
    )
    return boxed(ACCENT, Text(texts.say("admin-void-sure", match=line)), row([press]))


def match_name(match: PastMatch, texts: Texts) -> str:
    """Return a match in a list: its number, game and people."""
    names = labels_of(match.seats, texts)
    game = texts.say(f"game-{match.game}")
    return texts.say("admin-match", id=str(match.table_id), game=game, names=names)[:LONGEST_OPTION]


def forget_question(user_id: int, name: str, texts: Texts) -> ui.LayoutView:
    """Ask once more before a person is deleted, and say what that means."""
    press = button(ids.ForgetPerson(user_id), texts.say("admin-forget"), discord.ButtonStyle.danger)
    return boxed(
        ACCENT,
        Text(texts.say("admin-forget-sure", name=plain_name(name, texts))),
        row([press]),
    )


def choices_in_words(choices: ServerChoices, texts: Texts) -> str:
    """Return what is chosen for the server."""
    channels = " ".join(f"<#{channel}>" for channel in choices.channels)
    return "\n".join(
        [
            *lines_of(server_settings(), choices, texts),
            *_of_games(choices, texts),
            texts.say("admin-channels", channels=channels or texts.say("admin-channels-all")),
            _podiums(choices, texts),
            *_daily(choices, texts),
        ]
    )


def _daily(choices: ServerChoices, texts: Texts) -> list[str]:
    if choices.daily is None:
        return []
    return [texts.say("admin-daily", channel=f"<#{choices.daily}>")]


def _podiums(choices: ServerChoices, texts: Texts) -> str:
    if choices.podiums is None:
        return texts.say("admin-podiums-nowhere")
    return texts.say("admin-podiums", channel=f"<#{choices.podiums}>")


def _of_games(choices: ServerChoices, texts: Texts) -> Iterator[str]:
    for game, options in choices.options.items():
        name = texts.say(f"game-{game}")
        words = _options_in_words(game, options, texts)
        yield texts.say("admin-game-options", game=name, options=words)
    for game, pack in choices.packs.items():
        name = texts.say(f"game-{game}")
        yield texts.say("admin-game-pack", game=name, pack=texts.say(f"pack-{pack}"))


def _options_in_words(game: str, options: str, texts: Texts) -> str:
    # What the game has no more is said as it was stored.
    kind = catalogue.find(game)
    try:
        return rules_in_words(kind(kind.options_type.parse(options)), texts)
    except BadOption:
        return quoted(options)


def _line(table: Table, texts: Texts) -> str:
    stage = "admin-in-lobby" if table.in_lobby else "admin-playing"
    return texts.say(
        stage,
        channel=f"<#{table.row.channel_id}>",
        game=texts.say(f"game-{table.game.key}"),
        names=plain(labels_of(table.seating.sitters, texts)),
        since=f"<t:{table.touched_at}:R>",
    )


def _name(table: Table, texts: Texts) -> str:
    names = labels_of(table.seating.sitters, texts)
    return texts.say("which-table-option", game=texts.say(f"game-{table.game.key}"), names=names)
