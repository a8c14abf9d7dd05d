"""What ends something for others, or for good, asks first: no single press does it."""

import ast
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.tables.decisions import ending, inviting, lobby, presence
from bot.tables.decisions.inviting import Guest as Invited
from bot.tables.decisions.wishes import Wish
from bot.tables.table import Table
from cogs.admin import ids as admin_ids
from cogs.layouts import ids
from cogs.layouts.ids import TableAction
from cogs.layouts.parts import button, layout_of, row
from cogs.my_data import ids as my_data_ids
from tests.cogs.support.guests import Guest, text_of
from tests.cogs.support.house import CHECKOUT, House
from tests.cogs.support.playing import Party, party

Json = dict[str, Any]

CARLA = 103

ENDS = {"abandon", "void", "forget", "forget_everywhere"}
OWNERS = {"ending", "_hub"}
"""What ends something at once, whoever calls it, and whose it is."""

UNASKED = {
    ("cogs/messages/board.py", "abandon"): "the channel is gone",
    ("cogs/lobby/opening.py", "abandon"): "the table could not be shown to anybody",
    ("cogs/nights/keeping.py", "abandon"): "the same, at a night",
    ("cogs/press/membership.py", "sure"): "who has left the server cannot be asked",
}
"""Where such a thing is done although no press asks for it, and why."""

ANSWERS = {
    "cogs/asking.py": ids.ConfirmLoss,
    "cogs/lobby/seats.py": ids.ConfirmLoss,
    "cogs/admin/tables.py": admin_ids.EndTable,
    "cogs/admin/voiding.py": admin_ids.VoidMatch,
    "cogs/admin/forgetting.py": admin_ids.ForgetPerson,
    "cogs/my_data/commands.py": my_data_ids.DeleteForGood,
}
"""The features that end something, and the button that lets them: it stands below a question."""

NO_LOSS = (TableAction.RELEASE,)
"""Its label says what it takes, and those who were invited can be invited again at once."""

LEAVING_LAST = (TableAction.LEAVE,)
"""These come last: whoever has left can press nothing else."""


async def two_in_a_lobby(house: House) -> Party:
    """A lobby with a guest and somebody who is invited."""
    playing = await party(house, "ada", "bruno")
    await invite(playing.table, playing.opener)
    return playing


async def one_in_a_lobby(house: House) -> Party:
    """A lobby where somebody is invited whom one person waits for."""
    playing = await party(house, "ada")
    await invite(playing.table, playing.opener)
    return playing


async def one_who_has_not_agreed(house: House) -> Party:
    """A match that everybody but one person would like to abandon."""
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start()
    await playing.table.change(ending.agree, playing.guests[1].user_id, Wish.ABANDON)
    return playing


async def alone_with_computers(house: House) -> Party:
    """A match of one person."""
    playing = await party(house, "ada", computers=2)
    await playing.start()
    return playing


async def invite(table: Table, by: Guest) -> None:
    """Keeps a seat for somebody who is not there."""
    await table.change(inviting.invite, by.user_id, [Invited(CARLA, "Carla")])


@pytest.mark.parametrize(
    "arrange", [two_in_a_lobby, one_in_a_lobby, one_who_has_not_agreed, alone_with_computers]
)
async def test_no_button_of_a_table_ends_anything_at_once(
    unhurried: House, arrange: Callable[[House], Any]
) -> None:
    playing = await arrange(unhurried)
    ada, before = playing.opener, _held(playing)
    async for message, wish in _buttons(playing):
        outcome = await ada.person.press(message, str(wish))
        assert _held(playing) >= before, f"{wish} took {before - _held(playing)}: {outcome}"
        if outcome.modal is not None:
            await ada.person.cancel(outcome)


def _held(playing: Party) -> set[object]:
    # What a press may not take: the table, the seats of others, and invitations.
    table, own = playing.table, playing.opener.user_id
    seats = {each.user_id for each in table.seating.humans() if each.user_id != own}
    return {not table.over, *seats, *(kept.user_id for kept in table.kept)}


async def _buttons(playing: Party) -> AsyncIterator[tuple[Json, ids.TableButton]]:
    # Every button that a table can have, each on a message of the bot.
    actions = [action for action in TableAction if action not in NO_LOSS]
    actions.sort(key=lambda action: action in LEAVING_LAST)
    place = playing.house.bot.get_partial_messageable(playing.table.row.channel_id)
    for action in actions:
        wish = ids.TableButton(playing.table.id, action)
        sent = await place.send(view=layout_of(row([button(wish, action)])))
        yield {"id": str(sent.id)}, wish


async def test_what_is_asked_can_be_left_alone(house: House) -> None:
    playing = await two_in_a_lobby(house)
    outcome = await playing.opener.command("tarocchi leave")
    assert playing.table.in_lobby
    assert outcome.message is not None
    # The host has left it to the guest, who is now the last one there.
    bruno = playing.guests[1]
    asked = (await bruno.command("tarocchi leave")).message
    assert asked is not None
    assert "**Really leave?**" in text_of(asked)
    assert "Carla" in text_of(asked)
    assert playing.table.in_lobby
    outcome = await bruno.press(asked, "Leave and close")
    assert outcome.message is not None
    assert text_of(outcome.message) == "Everyone has left, so this table was closed."


async def test_a_question_is_known_though_another_process_was_faster(house: House) -> None:
    playing = await one_in_a_lobby(house)
    await playing.outdate()
    asked = (await playing.opener.command("tarocchi leave")).message
    assert asked is not None
    assert "**Really leave?**" in text_of(asked)
    await playing.forget_panels(asked)


async def test_who_was_asked_may_find_that_nothing_ends_any_more(house: House) -> None:
    playing = await one_who_has_not_agreed(house)
    ada, bruno = playing.guests
    asked = (await ada.command("tarocchi leave")).message
    assert asked is not None
    await playing.table.change(ending.withdraw, bruno.user_id)
    outcome = await ada.press(asked, "Leave and end the match")
    assert outcome.message is not None
    assert text_of(outcome.message).startswith("A computer is playing for you now.")
    assert playing.table.playing


# The kind, in the code.


def test_whatever_ends_something_is_known_here() -> None:
    found = {(name, call) for name, call in _calls() if call in ENDS or call == "sure"}
    unasked = {pair for pair in found if pair in UNASKED}
    assert unasked == UNASKED.keys()
    assert {name for name, _ in found - unasked} == ANSWERS.keys()


def test_what_lets_it_end_stands_below_a_question() -> None:
    names = {kind.__name__ for kind in ANSWERS.values()}
    found = {(kind, made) for kind, made in _made() if kind in names}
    assert {kind for kind, _ in found} == names
    assert all(made.endswith("question") for _, made in found), found


def test_every_decision_that_can_end_something_is_known_here() -> None:
    asks = {lobby.close, lobby.leave, presence.leave, ending.agree}
    assert all("sure" in (act.__kwdefaults__ or {}) for act in asks)


def _trees() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted((CHECKOUT / "cogs").rglob("*.py")):
        yield _name(file), ast.parse(file.read_text("utf-8"))


def _name(file: Path) -> str:
    return file.relative_to(CHECKOUT).as_posix()


def _calls() -> Iterator[tuple[str, str]]:
    for name, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg == "sure":
                yield name, "sure"
            if isinstance(node, ast.Attribute) and _of(node) in OWNERS:
                yield name, node.attr


def _of(node: ast.Attribute) -> str:
    # What the name before the dot ends with.
    return ast.unparse(node.value).rpartition(".")[2]


def _made() -> Iterator[tuple[str, str]]:
    for _, tree in _trees():
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                        yield node.func.attr, function.name
