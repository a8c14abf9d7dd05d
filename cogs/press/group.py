"""The command groups, to which each feature adds its own commands, and descriptions."""

from collections.abc import Awaitable, Callable
from inspect import Parameter, Signature, signature
from typing import Any

from discord import Permissions, app_commands
from discord.app_commands import Choice, locale_str

from bot.tables.seating import LEVELS
from bot.tables.setup import CLOCKS
from bot.texts import language_name, languages, texts_for
from cogs.press.completions import game_meant
from cogs.press.press import Anybody, Interaction

IN_SERVERS = app_commands.AppCommandContext(guild=True)
BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)


def said(key: str) -> locale_str:
    """Return a text of a command with the key that translates it."""
    return locale_str(texts_for("en").say(key), key=key)


def asks_for(kind: type[object]) -> Callable[[Callable[..., Awaitable[None]]], Any]:
    """Have a command ask for the fields of a dataclass; the text `option-…` describes each."""
    press = Parameter("press", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    asked = signature(kind).parameters

    def ask(run: Callable[..., Awaitable[None]]) -> Any:
        run.__signature__ = Signature([press, *asked.values()])  # type: ignore[attr-defined]
        return app_commands.describe(**{name: said(f"option-{name}") for name in asked})(run)

    return ask


def clock_choices() -> list[Choice[str]]:
    """Return the clocks a table may have."""
    return [Choice(name=said(f"clock-{clock}"), value=clock) for clock in CLOCKS]


def language_choices() -> list[Choice[str]]:
    """Return the languages on offer, each by its own name."""
    return [Choice(name=language_name(each), value=each) for each in languages()]


def level_choices() -> list[Choice[str]]:
    """Return the levels that computers may play on."""
    return [Choice(name=said(f"level-name-{level}"), value=level) for level in LEVELS]


def tarocchi() -> app_commands.Group:
    """Return the group for the commands, empty at first."""
    return _group("tarocchi")


def tarocchi_admin() -> app_commands.Group:
    """Return the group for moderators. The owner of a server may give it to other roles."""
    return _group("tarocchi-admin", Permissions(manage_guild=True))


def add_to_menu(
    tree: app_commands.CommandTree[Any],
    key: str,
    use: Callable[[Interaction, Anybody], Awaitable[None]],
) -> None:
    """Add a command to the menu of each person; the text with this key names it."""

    async def run(press: Interaction, person: Anybody) -> None:
        await use(press, person)

    tree.add_command(
        app_commands.ContextMenu(
            name=said(key), callback=run, allowed_contexts=IN_SERVERS, allowed_installs=BY_SERVERS
        )
    )


def typed_game(press: Interaction) -> str:
    """Return the key of the game typed so far in the current command, or an empty text."""
    return game_meant(str(getattr(press.namespace, "game", "")))


def _group(name: str, permissions: Permissions | None = None) -> app_commands.Group:
    return app_commands.Group(
        name=name,
        description=said(f"command-{name}"),
        guild_only=True,
        allowed_contexts=IN_SERVERS,
        allowed_installs=BY_SERVERS,
        default_permissions=permissions,
    )
