"""Which method answers which id.

A feature says `controls.on_press(TableAction.JOIN, self.join)` when it is made; every action at a
table and every other kind of id has exactly one such line. Views play no part: the library keeps
none of ours, so a button works after a restart just as before.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, overload

from discord import ComponentType, InteractionType, Message

from bot.games.errors import BadCard
from bot.games.numbers import number
from bot.tables.errors import NotFound, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Table
from cogs.layouts.codec import Id, plain_id
from cogs.layouts.ids import TableAction, TableButton, TableId
from cogs.press.burst_filter import BurstFilter
from cogs.press.edits import acknowledge
from cogs.press.error_boundary import ErrorBoundary, tell
from cogs.press.press import KIND, SELECTS, Interaction, reader_texts

AnyId = TypeVar("AnyId", bound=Id)
Kind = type[Id] | TableAction
"""What a press is for."""

Fields = Mapping[str, Sequence[str]]
"""What was entered in a form, by the ids of its fields: one text or choice, several, or none."""

Answer = Callable[[Interaction, Any, Any], Awaitable[None]]

BUTTON = ComponentType.button.value
FORM = 0


@dataclass(frozen=True, slots=True)
class Control:
    """What a press is for, the components that may carry its id, and the method that answers."""

    kind: Kind
    carriers: tuple[int, ...]
    answer: Answer

    @property
    def name(self) -> str:
        """What presses of this kind are counted by."""
        if isinstance(self.kind, TableAction):
            return self.kind.name.title().replace("_", "")
        return self.kind.__name__

    @property
    def word(self) -> str:
        """The first word of its ids."""
        kind = TableButton if isinstance(self.kind, TableAction) else self.kind
        return kind.word.partition(":")[0]

    def read(self, custom_id: str) -> Id | None:
        """Return the id with this text, or None if it is of another kind."""
        if not isinstance(self.kind, TableAction):
            return self.kind.parse(custom_id)
        found = TableButton.parse(custom_id)
        return found if found and found.action is self.kind else None


class Controls:
    """All controls of the bot.

    *before* is awaited with each press, and *after* called once it has been answered.
    """

    def __init__(
        self,
        guard: ErrorBoundary,
        before: Callable[[Interaction], Awaitable[None]],
        after: Callable[[Interaction], None],
    ) -> None:
        self._guard = guard
        self._before = before
        self._after = after
        self._bursts = BurstFilter()
        self._controls: dict[str, list[Control]] = {}

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """Everything that has an answer."""
        return tuple(one.kind for some in self._controls.values() for one in some)

    @overload
    def on_press(
        self, kind: type[AnyId], do: Callable[[Interaction, AnyId], Awaitable[None]]
    ) -> None: ...

    @overload
    def on_press(
        self, kind: TableAction, do: Callable[[Interaction, TableButton], Awaitable[None]]
    ) -> None: ...

    def on_press(self, kind: Kind, do: Callable[[Interaction, Any], Awaitable[None]]) -> None:
        """Let *do* answer the buttons of this kind."""

        async def answer(press: Interaction, request: Id, _: object) -> None:
            await do(press, request)

        self._add(Control(kind, (BUTTON,), answer))

    def on_choice(
        self, kind: type[AnyId], do: Callable[[Interaction, AnyId, Sequence[str]], Awaitable[None]]
    ) -> None:
        """Let *do* answer the selects of this kind; it gets the values chosen."""
        self._add(Control(kind, SELECTS, do))

    def on_form(
        self, kind: type[AnyId], do: Callable[[Interaction, AnyId, Fields], Awaitable[None]]
    ) -> None:
        """Let *do* answer the forms of this kind; it gets what was entered."""
        self._add(Control(kind, (FORM,), do))

    async def answer(self, press: Interaction) -> None:
        """Answer a press, a choice or a form, even one that no feature knows."""
        if press.type not in (InteractionType.component, InteractionType.modal_submit):
            return
        await self._guard(press, self._answer(press))
        self._after(press)

    def _add(self, control: Control) -> None:
        alike = self._controls.setdefault(control.word, [])
        kinds = [each.kind for each in alike]
        assert control.kind not in kinds, f"{control.kind} is answered twice"
        alike.append(control)

    async def _answer(self, press: Interaction) -> None:
        await self._before(press)
        data: Any = press.data or {}
        custom_id = str(data.get("custom_id", ""))
        is_form = press.type is InteractionType.modal_submit
        carrier = FORM if is_form else data.get("component_type")
        for control in self._controls.get(custom_id.partition(":")[0], ()):
            request = control.read(custom_id)
            if request is None or carrier not in control.carriers:
                continue
            press.extras[KIND] = control.name
            if is_form:
                await control.answer(press, request, _filled_in(data))
                return
            if is_there(press, custom_id):
                await self._answer_unless_in_burst(press, control, request)
                return
        await tell(press, reader_texts(press).say("bad-button"))

    async def _answer_unless_in_burst(
        self, press: Interaction, control: Control, request: Id
    ) -> None:
        if self._bursts.is_part(press.created_at.timestamp(), press.user.id, request):
            await acknowledge(press)
            return
        data: Any = press.data
        await control.answer(press, request, data.get("values", ()))


class TableControls:
    """Controls on tables' messages; their answers get the table itself.

    *after* is called for each press that was answered and not refused.
    """

    def __init__(
        self, controls: Controls, hub: Hub, after: Callable[[Interaction, Table], Awaitable[None]]
    ) -> None:
        self._controls = controls
        self._hub = hub
        self._after = after

    def on_press(
        self,
        kind: type[TableId] | TableAction,
        do: Callable[[Interaction, Table], Awaitable[None]],
        *,
        alone: bool = False,
    ) -> None:
        """Let *do* answer the buttons of this kind, also where somebody plays *alone*."""

        async def answer(press: Interaction, request: TableId) -> None:
            found = self._hub.find_for(request.table, press.user.id) if alone else None
            table = await (found or self._hub.find(request.table))
            await do(press, table)
            await self._after(press, table)

        self._controls.on_press(kind, answer)


def only(values: Sequence[str]) -> str:
    """Return the single value of a choice. Raises `BadCard` if there is none."""
    if not values:
        raise BadCard("")
    return values[0]


def table_number(value: str) -> int:
    """Return the id of a table chosen in a select. Raises `TableError` for any other value."""
    meant = number(value)
    if meant is None:
        raise NotFound(TableFault.NO_SUCH_TABLE, value)
    return meant


def is_there(press: Interaction, custom_id: str) -> bool:
    """Return whether the message that was pressed really has a component with this id, however
    marked."""
    return plain_id(custom_id) in map(plain_id, ids_on(press))


def ids_on(press: Interaction) -> Iterator[str]:
    """Return the ids of all components of the message that was pressed."""
    return ids_in(press.message) if press.message is not None else iter(())


def ids_in(message: Message) -> Iterator[str]:
    """Return the ids of all components of a message."""
    return _ids(message.components)


def _ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        found = getattr(component, "custom_id", None)
        if found is not None:
            yield found
        yield from _ids(getattr(component, "children", ()))
        yield from _ids(filter(None, (getattr(component, "accessory", None),)))


def _filled_in(data: Any) -> Fields:
    fields = [label.get("component") or {} for label in data.get("components", ())]
    return {str(field.get("custom_id")): _entered(field) for field in fields}


def _entered(field: Any) -> Sequence[str]:
    value = field.get("value")
    return field.get("values", ()) if value is None else (str(value),)
