"""The README tells every command and setting, and none that is not there."""

import argparse
import re
from pathlib import Path
from typing import Any

from discord import app_commands

from bot.app.command_line import parser
from bot.app.settings import Settings
from bot.games.catalogue import GAMES
from bot.games.fair import Fairness
from bot.games.packs import NOUVEAU
from bot.texts import texts_for
from cogs.opening import FOR_THREADS
from cogs.press.permissions import needed
from tests.cogs.conftest import house as house
from tests.cogs.support.house import House

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "bot" / "app" / "README.md").read_text(encoding="utf-8")
PLAYERS = (ROOT / "bot" / "players" / "README.md").read_text(encoding="utf-8")
MOST_LINES = 160


def commands(house: House) -> set[tuple[str, ...]]:
    """Each command of the bot with the names of its options."""
    return {
        (command.qualified_name, *(option.name for option in command.parameters))
        for command in house.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }


def told_commands() -> set[tuple[str, ...]]:
    """Each command of the README's table with the names of its options."""
    rows = re.findall(r"^\| `/([^`]+)` \|", README, re.MULTILINE)
    return {_command(row.split()) for row in rows}


def _command(words: list[str]) -> tuple[str, ...]:
    name = " ".join(word for word in words if not word.endswith(":"))
    return name, *(word.removesuffix(":") for word in words if word.endswith(":"))


async def test_every_command_is_told(house: House) -> None:
    assert told_commands() == commands(house)


async def test_no_other_command_is_told(house: House) -> None:
    known = {command[0] for command in commands(house)}
    for told in re.findall(r"`/([a-z]+(?: [a-z]+(?![a-z:]))*)", README):
        assert told in known


def test_every_setting_is_told() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \| (?:`([^`]*)`)? *\| (.+) \|$", HOSTING, re.MULTILINE)
    assert rows == Settings.described()


def test_no_other_setting_is_told() -> None:
    known = {variable for variable, _, _ in Settings.described()}
    told = set(re.findall(r"\b(?:TAROCCHI|DISCORD)_[A-Z_]+", README + HOSTING))
    assert told == known


def usages() -> str:
    """The help of the command line and of each of its commands."""
    top = parser()
    found = [top.format_help()]
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            found += [command.format_help() for command in action.choices.values()]
    return "".join(found)


def test_options_of_the_command_line_are_there() -> None:
    usage = usages()
    told = re.findall(r"python -m bot((?: [^`\s]+)*)", README + HOSTING)
    options = [word for line in told for word in line.split() if word.startswith("--")]
    assert "--require-token" in options
    assert [option for option in options if option not in usage] == []


def test_the_readme_is_short_and_its_links_lead_somewhere() -> None:
    assert len(README.splitlines()) <= MOST_LINES
    for file in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("bot/*/README.md")):
        links = re.findall(r"\]\((?!https?:)([^)#]+)\)", file.read_text(encoding="utf-8"))
        assert [link for link in links if not (file.parent / link).exists()] == []


def test_the_script_of_the_readme_deals_as_the_bot_does() -> None:
    script = re.search(r"```python\n(.+?)```", README, re.DOTALL)
    assert script is not None
    names: dict[str, Any] = {}
    exec(script[1], names)
    fairness = Fairness("7", bytes(range(32)), ("900", "perché no"))
    for number in range(1, 5):
        order = names["deck"](fairness.secret, "7", number, len(NOUVEAU.cards), fairness.seeds)
        assert [NOUVEAU.cards[index] for index in order] == list(fairness.deck(number, NOUVEAU))


def test_every_game_is_told() -> None:
    texts = texts_for("en")
    assert [key for key in GAMES if texts.say(f"game-{key}") not in README] == []


def test_the_strength_of_computer_players_is_told_for_every_game() -> None:
    texts = texts_for("en")
    rows = re.findall(r"^\| ([^|]+?)(?:, [^|]+)? \| [\d.]+ ± [\d.]+ \|", PLAYERS, re.MULTILINE)
    assert set(rows) == {texts.say(f"game-{key}") for key in GAMES}


def test_the_rights_of_the_invitation_are_those_that_are_needed() -> None:
    asked = {*needed(in_thread=False), *needed(in_thread=True), *FOR_THREADS}
    names = re.sub(r"\s+", " ", README)
    for right in asked:
        assert right.replace("_", " ").title().replace(" In ", " in ") in names
