"""The records of a server in one game: the best five of a sort, each with its replay."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.ratings.units import KINDS
from bot.texts import Texts, isolated, tamed
from bot.words.labels import capital
from bot.words.lists import listed
from cogs.layouts.components import ActionRow, Beside, Item, Text
from cogs.layouts.ids import ShowDeal
from cogs.layouts.parts import ACCENT, box, button, layout_of, plain, recounting, row, select
from cogs.layouts.ratings import kind_name
from cogs.records import ids
from data.finished.progress import Progress
from data.finished.records import RecordHolder, ServerRecord, Sort

NOBODY = "—"
"""What somebody without a name is called."""


class Records:
    """The records of one sort, with the people of their deals, and the sorts there are.

    `how_far` they are counted again is None if they are not.
    """

    def __init__(
        self,
        found: Sequence[ServerRecord],
        people: Sequence[RecordHolder],
        sorts: Sequence[Sort],
        how_far: Progress | None = None,
    ) -> None:
        self.found = found
        self.sorts = sorts
        self.how_far = how_far
        self._people = people

    def names(self, record: ServerRecord, own: bool) -> list[str]:
        """Return what whoever made the record is called, or all the others in that deal."""
        return [
            isolated(plain(tamed(person.name))) or NOBODY
            for person in self._people
            if person.deal_id == record.deal_id and (person.user_id == record.user_id) is own
        ]


def records_page(request: ids.RecordsId, shown: Records, texts: Texts) -> ui.LayoutView:
    """Return the records with selects for all others, for one person."""
    everyone = ids.ShowRecords(request.kind, request.sort)
    ways = row([button(everyone, texts.say("button-show-all"), disabled=not shown.found)])
    return layout_of(
        *_shown(request, shown, texts), _games(request, texts), *_sorts(request, shown, texts), ways
    )


def public_records(request: ids.RecordsId, shown: Records, texts: Texts) -> ui.LayoutView:
    """Return the records for everybody."""
    return layout_of(*_shown(request, shown, texts))


def _shown(request: ids.RecordsId, shown: Records, texts: Texts) -> list[Item]:
    return [*recounting(shown.how_far, texts), _box(request, shown, texts)]


def _box(request: ids.RecordsId, shown: Records, texts: Texts) -> Item:
    sort = texts.say(f"records-{request.sort}")
    title = texts.say("records-title", game=kind_name(request.kind, texts), sort=sort)
    if not shown.found:
        return box(ACCENT, Text(f"{title}\n{texts.say('records-empty')}"))
    lines = (_line(place, shown, texts) for place in range(len(shown.found)))
    return box(ACCENT, Text(title), *lines)


def _line(number: int, shown: Records, texts: Texts) -> Item:
    record = shown.found[number]
    told = texts.say(
        "records-line",
        place=number + 1,
        value=_value(record, texts),
        name=" ".join(shown.names(record, own=True)) or NOBODY,
        time=str(record.ended_at),
    )
    if record.sort is Sort.DAY:
        return Text(told)
    others = shown.names(record, own=False)
    if others:
        told += "\n" + texts.say("records-with", names=listed(others, texts))
    # Partners may have won in a row together; one button leads to the deal.
    if record.deal_id in [each.deal_id for each in shown.found[:number]]:
        return Text(told)
    replay = button(ShowDeal(record.table_id, record.number), texts.say("button-replay"))
    return Beside(Text(told), replay)


def _value(record: ServerRecord, texts: Texts) -> str:
    return texts.say(f"records-value-{record.sort}", value=record.value)


def _games(request: ids.RecordsId, texts: Texts) -> ActionRow:
    named = [(str(kind), kind_name(kind, texts)) for kind in range(1, len(KINDS) + 1)]
    return _select(request, "game", str(request.kind), named)


def _sorts(request: ids.RecordsId, shown: Records, texts: Texts) -> list[ActionRow]:
    # Games have no records of what there is not in them.
    named = [(sort.value, capital(texts.say(f"records-{sort}"))) for sort in shown.sorts]
    return [_select(request, "sort", request.sort, named)] if named else []


def _select(
    request: ids.RecordsId, part: str, now: str, named: Sequence[tuple[str, str]]
) -> ActionRow:
    options = [
        discord.SelectOption(label=label, value=value, default=value == now)
        for value, label in named
    ]
    return row([select(ids.ChooseRecords(request.kind, request.sort, part), options)])
