"""The playground's README names every request, event and refusal, and none that does not exist."""

import ast
import re
import textwrap
from collections.abc import AsyncIterator, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from bot.loopback import Loopback
from bot.loopback.__main__ import parser
from bot.loopback.api.recorder import KEPT
from bot.loopback.api.rest import PREFIX
from bot.loopback.checks.commands import LOCALES
from bot.loopback.person import Outcome
from bot.loopback.wire.wire import Json
from bot.loopback.world.interactions import TOKEN_LIVES_S
from bot.loopback.world.sample import PEOPLE, TOKEN, channels
from bot.loopback.world.store import FILE_LIMIT
from bot.loopback.world.unsure import Unsure
from bot.loopback.world.world import ANSWER_WITHIN_S
from tests.cogs.support.guests import is_hand
from tests.cogs.support.house import QUICK, House, playing_house
from tests.drawn import draw_cards
from tests.loopback.test_rooms import ORDER

CODE = Path(__file__).parents[2] / "bot" / "loopback"
README = (CODE / "README.md").read_text(encoding="utf-8")

WORDS = re.compile(r"`([a-z_]+)`")


def section(title: str) -> str:
    """What stands below a heading, down to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", README, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def first_cells(title: str) -> list[str]:
    """The first column of a section's table, as far as it is written as code."""
    return re.findall(r"^\| `([^`]+)` \|", section(title), re.MULTILINE)


def with_names(path: str) -> str:
    """A path with its parameters as the README names them."""
    return re.sub(r"\{(\w+)\}", lambda name: name[1].upper(), path)


def served(loopback: Loopback, prefix: str) -> list[str]:
    """All requests below a path that are answered, method first."""
    routes = [route for route in loopback._routes() if route.path.startswith(prefix)]
    return [f"{route.method} {with_names(route.path)}" for route in routes if route.method != "*"]


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of a function or class with that name in the people's side."""
    for path in (CODE / "people").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name:
                yield node


def constants(call: ast.Call) -> list[Any]:
    """The arguments of a call that are written out."""
    return [each.value for each in call.args if isinstance(each, ast.Constant)]


def test_every_request_of_a_person_is_told(loopback: Loopback) -> None:
    assert sorted(first_cells("Be a person")) == sorted(served(loopback, "/people"))


def test_every_control_is_told(loopback: Loopback) -> None:
    assert sorted(first_cells("Change the world")) == sorted(served(loopback, "/control"))


def test_every_outcome_is_told() -> None:
    known = [field.name for field in fields(Unsure)]
    assert first_cells("What nobody knows for sure") == known


def test_every_request_of_the_bot_is_told(loopback: Loopback) -> None:
    told = re.findall(r"^([A-Z]+) +(/\S+)$", section("What the bot finds"), re.MULTILINE)
    known = served(loopback, PREFIX)
    assert sorted(f"{method} {PREFIX}{path}" for method, path in told) == sorted(known)


def test_every_field_of_an_outcome_is_told() -> None:
    assert first_cells("Outcomes") == [field.name for field in fields(Outcome)]


def test_every_event_is_told() -> None:
    shows = ("show", "_show_message", "_show_channel", "_show_all")
    kinds = {kind for name in shows for call in calls(name) for kind in constants(call)}
    assert set(first_cells("Events")) == {*kinds, "hello"}


def test_every_refusal_is_told_with_its_status() -> None:
    raised = {(status, code) for status, code, *_ in map(constants, calls("InvocationError"))}
    rows = re.findall(r"^\| (\d+) \| (.+) \|$", section("Refusals"), re.MULTILINE)
    told = {(int(status), code) for status, codes in rows for code in WORDS.findall(codes)}
    controls = WORDS.findall(section("Change the world").partition("|")[0])
    assert told <= raised
    assert {code for _, code in raised} == {*(code for _, code in told), *controls}


def test_people_channels_and_rooms_are_told() -> None:
    text = section("Be a person")
    assert re.findall(r"`([a-z-]+)`", text.partition("- `MESSAGE`")[0]) == [
        *(person.username for person in PEOPLE),
        *(channel["name"] for channel in channels()),
    ]
    assert first_cells("How it is built") == [*ORDER, "web"]


def test_options_of_the_command_line_are_told() -> None:
    options = set(re.findall(r"--[a-z]+", parser().format_help()))
    told = set(re.findall(r"--[a-z]+", README)) - {"--loopback"}
    assert told == options - {"--help"}


def test_figures_are_true() -> None:
    assert f"within {ANSWER_WITHIN_S:.0f} seconds" in README
    assert f"lives for {TOKEN_LIVES_S / 60:.0f} minutes" in README
    assert f"have\n{FILE_LIMIT / 2**20:.0f} MiB" in README
    assert f"last {KEPT} requests" in README
    assert f"`{TOKEN}`" in README
    assert "it" in LOCALES


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A playground with the bot of this project."""
    # Drawn only now, they would keep the person waiting for longer than Discord does.
    await draw_cards(QUICK.cache)
    async with playing_house(tmp_path) as house:
        yield house


async def test_the_example_runs(house: House) -> None:
    [example] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    body = example.replace("http://127.0.0.1:8765", house.loopback.url)
    assert body != example
    names: Json = {}
    exec(f"async def run():\n{textwrap.indent(body, '    ')}    return hand", names)
    assert is_hand(await names["run"]())
