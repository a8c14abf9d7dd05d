"""The commands of `/tarocchi`: each one only says which feature does the work."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, locale_str
from discord.ext import commands

from bot.games import catalogue
from bot.games.drawings import drawing_for, drawings
from bot.games.errors import BadOption
from bot.games.options import OptionValue, is_number, text_of
from bot.texts import Texts, texts_for
from cogs import choosing, opening, play
from cogs.hand_layout import words
from cogs.option_words import round_numbers
from cogs.replies import guarded, shown, tell
from cogs.rules import TOPICS, show_rules, topics_of
from cogs.services import Press, ServingBot, reader_texts
from cogs.settings import SettingSelect, show_settings

CHOICES = 25


def said(key: str) -> locale_str:
    """A text of a command, by the key that translates it."""
    return locale_str(texts_for("en").say(key), key=key)


PLACES = [
    Choice(name=said("place-thread"), value="thread"),
    Choice(name=said("place-here"), value="here"),
]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class Tarocchi(commands.GroupCog, name="tarocchi", description=said("command-tarocchi")):
    """`/tarocchi`: opening tables and finding one's way back to them."""

    @app_commands.command(name="new", description=said("command-new"))
    @app_commands.describe(
        game=said("option-game"),
        players=said("option-players"),
        options=said("option-options"),
        place=said("option-place"),
        pack=said("option-pack"),
    )
    @app_commands.choices(place=PLACES)
    async def new(
        self,
        press: Press,
        game: str,
        players: int | None = None,
        options: str = "",
        place: str = "thread",
        pack: str = "",
    ) -> None:
        """Opens a table."""
        await guarded(press, self._open(press, game, players, options, place, pack))

    @app_commands.command(name="hand", description=said("command-hand"))
    async def hand(self, press: Press) -> None:
        """Shows the hand of the table played here."""
        await guarded(press, choosing.at_own_table(press, "hand", play.hand))

    @app_commands.command(name="table", description=said("command-table"))
    async def table(self, press: Press) -> None:
        """Tells where the table is."""
        await guarded(press, choosing.at_own_table(press, "where", choosing.where))

    @app_commands.command(name="leave", description=said("command-leave"))
    async def leave(self, press: Press) -> None:
        """Leaves the table played here."""
        await guarded(press, choosing.at_own_table(press, "go", choosing.leave))

    @app_commands.command(name="rules", description=said("command-rules"))
    @app_commands.describe(game=said("option-game"), topic=said("option-topic"))
    async def rules(self, press: Press, game: str, topic: str = TOPICS[0]) -> None:
        """Shows a page of the rules of a game."""
        await guarded(press, self._rules(press, game, topic))

    @app_commands.command(name="settings", description=said("command-settings"))
    async def settings(self, press: Press) -> None:
        """Shows what the person can set for himself."""
        await guarded(press, show_settings(press))

    @app_commands.command(name="help", description=said("command-help"))
    async def help(self, press: Press) -> None:
        """Says what the bot can do."""
        layout = words(reader_texts(press).say("help-text"))
        await press.response.send_message(view=layout, ephemeral=True)

    @new.autocomplete("game")
    @rules.autocomplete("game")
    async def offer_games(self, press: Press, typed: str) -> list[Choice[str]]:
        """The games whose name holds what was typed."""
        return game_choices(typed, reader_texts(press))

    @new.autocomplete("options")
    async def offer_options(self, press: Press, typed: str) -> list[Choice[str]]:
        """What could be typed next, for the game that is chosen already."""
        return option_choices(_typed_game(press), typed)

    @new.autocomplete("players")
    async def offer_numbers(self, press: Press, typed: str) -> list[Choice[int]]:
        """The numbers of players that the game is for."""
        game = catalogue.GAMES.get(_typed_game(press))
        numbers = sorted(game.numbers) if game is not None else []
        return [Choice(name=str(number), value=number) for number in numbers]

    @new.autocomplete("pack")
    async def offer_packs(self, press: Press, typed: str) -> list[Choice[str]]:
        """The packs that the game can be shown with."""
        return pack_choices(_typed_game(press), typed, reader_texts(press))

    @rules.autocomplete("topic")
    async def offer_topics(self, press: Press, typed: str) -> list[Choice[str]]:
        """The pages that the game has."""
        return topic_choices(_typed_game(press), typed, reader_texts(press))

    async def _open(
        self, press: Press, key: str, players: int | None, options: str, place: str, pack: str
    ) -> None:
        kind = catalogue.find(key)
        game = kind(kind.options_type.parse(options), players)
        drawing = drawing_for(game.pack.art, pack) if pack else None
        await opening.open_table(press, game, place == "thread", drawing)

    async def _rules(self, press: Press, key: str, topic: str) -> None:
        game, texts = catalogue.find(key), reader_texts(press)
        topics = topics_of(game, texts)
        if topic not in topics:
            pages = ", ".join(topics)
            await tell(press, texts.say("unknown-topic", topic=shown(topic), known=pages))
            return
        await show_rules(press, game, topic)


def _typed_game(press: Press) -> str:
    return str(getattr(press.namespace, "game", ""))


def game_choices(typed: str, texts: Texts) -> list[Choice[str]]:
    """The games whose name or key holds what was typed."""
    named = [(texts.say(f"game-{key}"), key) for key in catalogue.GAMES]
    found = [(name, key) for name, key in named if typed.lower() in f"{name} {key}".lower()]
    return [Choice(name=name, value=key) for name, key in found][:CHOICES]


def topic_choices(key: str, typed: str, texts: Texts) -> list[Choice[str]]:
    """The pages of a game's rules whose name holds what was typed."""
    game = catalogue.GAMES.get(key)
    topics = topics_of(game, texts) if game is not None else TOPICS
    named = [(texts.say(f"topic-{topic}"), topic) for topic in topics]
    found = [(name, topic) for name, topic in named if typed.lower() in f"{name} {topic}".lower()]
    return [Choice(name=name, value=topic) for name, topic in found]


def pack_choices(key: str, typed: str, texts: Texts) -> list[Choice[str]]:
    """The packs of a game whose name or key holds what was typed, its own first."""
    game = catalogue.GAMES.get(key)
    packs = drawings(game.pack.art) if game is not None else ()
    named = [(texts.say(f"pack-{pack}"), pack) for pack in packs]
    found = [(name, pack) for name, pack in named if typed.lower() in f"{name} {pack}".lower()]
    return [Choice(name=name, value=pack) for name, pack in found]


def option_choices(key: str, typed: str) -> list[Choice[str]]:
    """Texts of options that continue what was typed, each of them valid."""
    if key not in catalogue.GAMES:
        return []
    kind = catalogue.GAMES[key].options_type
    *whole, last = typed.split(" ") if typed else [""]
    begun = " ".join(part for part in whole if part)
    if not _is_valid(kind, begun):
        return []
    taken = {part.partition("=")[0] for part in whole}
    presets = [name for name in [*kind.presets][1:] if last in name and not taken]
    found = presets + [
        f"{begun} {name}={text_of(value)}".strip()
        for name, values in kind.choices().items()
        for value in _worth_offering(values, last.removeprefix(f"{name}="))
        if name not in taken and last in f"{name}={text_of(value)}"
    ]
    return [Choice(name=text, value=text) for text in found if len(text) <= 100][:CHOICES]


def _worth_offering(values: Sequence[OptionValue], typed: str) -> Sequence[OptionValue]:
    # All but the usual one; of many numbers those that are round, and the one that was typed.
    if not isinstance(values, range):
        return values[1:]
    offered = round_numbers(values)
    own = [int(typed)] if is_number(typed) and int(typed) in values else []
    return [*own, *(value for value in offered if value not in own)]


def _is_valid(kind: Any, text: str) -> bool:
    try:
        kind.parse(text)
    except BadOption:
        return False
    return True


async def setup(bot: ServingBot) -> None:
    """Adds the commands."""
    bot.add_dynamic_items(SettingSelect)
    await bot.add_cog(Tarocchi())
