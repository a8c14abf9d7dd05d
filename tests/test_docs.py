"""The README tells every command and setting, and none that is not there."""

import argparse
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.app.command_line import parser
from bot.app.settings import Settings
from bot.games.cards import Seat
from bot.games.catalogue import GAMES, game
from bot.games.fair import Fairness
from bot.games.options import OptionValue
from bot.games.packs import NOUVEAU
from bot.texts import texts_for
from cogs.press.permissions import FOR_THREADS, needed
from data.ranges.shard_range import ShardRange
from tests.cogs.conftest import house as house
from tests.cogs.conftest import way as way
from tests.cogs.support.house import House

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROCESSES = (ROOT / "bot" / "app" / "PROCESSES.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "bot" / "app" / "README.md").read_text(encoding="utf-8") + PROCESSES
LABORATORY = (ROOT / "tests" / "bench" / "players" / "README.md").read_text(encoding="utf-8")
MOST_LINES = 160


def commands(house: House) -> set[tuple[str, ...]]:
    """Each command of the bot with the names of its options."""
    return {
        (command.qualified_name, *(option.display_name for option in command.parameters))
        for command in house.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }


def told_commands() -> set[tuple[str, ...]]:
    """Each command of the READMEs' tables with the names of its options."""
    rows = re.findall(r"^\| `/([^`]+)` \|", README + HOSTING, re.MULTILINE)
    return {_command(row.split()) for row in rows}


def _command(words: list[str]) -> tuple[str, ...]:
    name = " ".join(word for word in words if not word.endswith(":"))
    return name, *(word.removesuffix(":") for word in words if word.endswith(":"))


async def test_every_command_is_told(house: House) -> None:
    assert told_commands() == commands(house)


async def test_no_other_command_is_told(house: House) -> None:
    known = {command[0] for command in commands(house)}
    for told in re.findall(r"`/([a-z-]+(?: [a-z-]+(?![a-z:-]))*)", README + HOSTING):
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
    for file in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("[bt]*/**/*.md")):
        links = re.findall(r"\]\((?!https?:)([^)#]+)\)", file.read_text(encoding="utf-8"))
        assert [link for link in links if not (file.parent / link).exists()] == []


def test_the_shards_of_units_and_pods_are_all_of_them() -> None:
    units = re.findall(r"^systemctl enable .*", PROCESSES, re.MULTILINE)[0].split("tarocchi@")[1:]
    [unit] = re.findall(r"^Environment=TAROCCHI_SHARDS=(.+)$", PROCESSES, re.MULTILINE)
    parts = [ShardRange.parse(unit.replace("%i", each.strip())) for each in units]
    assert sorted(shard for part in parts for shard in part.ids) == [*range(parts[0].count)]
    restarted = re.findall(r"^for shards in (.+?);", PROCESSES, re.MULTILINE)
    assert [each.strip() for each in units] == restarted[0].split()


def test_each_pod_of_the_stateful_set_has_its_part() -> None:
    script = re.findall(r"^ +(first=.+\n.+)\n +exec ", PROCESSES, re.MULTILINE)[0]
    [pods] = re.findall(r"^  replicas: (\d+)$", PROCESSES, re.MULTILINE)
    parts = [ShardRange.parse(_shards_of_pod(script, number)) for number in range(int(pods))]
    assert sorted(shard for part in parts for shard in part.ids) == [*range(parts[0].count)]


def _shards_of_pod(script: str, number: int) -> str:
    line = f'HOSTNAME=tarocchi-{number}\n{script}\nprintf %s "$TAROCCHI_SHARDS"'
    return subprocess.run(["sh", "-c", line], check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    """What the script of the README defines."""
    found = re.search(r"```python\n(.+?)```", README, re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {}
    exec(found[1], names)
    return names


FAIRNESS = Fairness("7", bytes(range(32)), ("900", "perché no"))
SEEDED = (FAIRNESS.secret, FAIRNESS.match)


def test_the_script_of_the_readme_shuffles_as_the_bot_does(script: dict[str, Any]) -> None:
    for number in range(1, 5):
        order = script["deck"](*SEEDED, number, len(NOUVEAU.cards), FAIRNESS.seeds)
        assert [NOUVEAU.cards[index] for index in order] == list(FAIRNESS.deck(number, NOUVEAU))


def test_the_script_of_the_readme_draws_the_first_dealer(script: dict[str, Any]) -> None:
    for players in (3, 4, 5, 6):
        seat = script["first_dealer"](*SEEDED, players, FAIRNESS.seeds)
        assert seat == FAIRNESS.first_dealer(players)


@pytest.mark.parametrize(
    ("key", "options", "players", "rounds", "chien"),
    [
        ("scarto", {}, 3, (5, 5, 5, 5, 5), 0),
        ("piedicavallo", {}, 4, (5, 5, 5), 0),
        ("ottocento", {}, 4, (5, 5, 5), 0),
        ("terziglio", {}, 3, (6, 6, 6), 0),
        ("terziglio", {"deal": "19/5"}, 3, (6, 6, 7), 0),
        ("tarocco-francese", {}, 3, (4,) * 6, 6),
        ("tarocco-francese", {}, 4, (3,) * 6, 6),
        ("tarocco-francese", {}, 5, (3,) * 5, 3),
        ("tarocco-francese", {}, 6, (3,) * 4, 6),
    ],
)
def test_the_script_of_the_readme_deals_the_hands(
    script: dict[str, Any],
    key: str,
    options: dict[str, OptionValue],
    players: int,
    rounds: tuple[int, ...],
    chien: int,
) -> None:
    rules = game(key, options, players)
    cards = rules.pack.cards
    order = script["deck"](*SEEDED, 3, len(cards), FAIRNESS.seeds)
    dealt = rules.hands_from(Seat(1), FAIRNESS.deck(3, rules.pack))
    found = script["hands"](order, 1, players, rounds, chien)
    assert [tuple(cards[index] for index in hand) for hand in found] == dealt


def test_every_game_is_told() -> None:
    texts = texts_for("en")
    assert [key for key in GAMES if texts.say(f"game-{key}") not in README] == []


def test_the_strength_of_computer_players_is_told_for_every_game() -> None:
    texts = texts_for("en")
    rows = re.findall(r"^\| ([^|]+?)(?:, [^|]+)? \| [\d.]+ ± [\d.]+ \|", LABORATORY, re.MULTILINE)
    assert set(rows) == {texts.say(f"game-{key}") for key in GAMES}


def test_the_rights_of_the_invitation_are_those_that_are_needed() -> None:
    asked = {*needed(in_thread=False), *needed(in_thread=True), *FOR_THREADS}
    names = re.sub(r"\s+", " ", README)
    for right in asked:
        assert right.replace("_", " ").title().replace(" In ", " in ") in names
