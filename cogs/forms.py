"""What the forms of a private hand do: bids, calls, declarations, talk and so on."""

from collections.abc import Sequence

from bot.games.actions import Action, Call, Declare, MeldsFrom, OneOf, Say, parse
from bot.games.cards import Card, as_set
from bot.games.errors import BadCard, Why
from bot.games.views import SeatView
from bot.tables.errors import StaleAction
from bot.tables.table import Table
from cogs.deed_form import next_calls
from cogs.draft import NOTHING, Draft, Ids, is_current
from cogs.form_buttons import (
    ITEMS,
    AsideSelect,
    DeclareButton,
    DeedButton,
    DeedSelect,
    MeldSelect,
    SayingsSelect,
)
from cogs.meld_form import chosen_melds, with_built, with_chosen
from cogs.replies import sentence
from cogs.sayings import choice_of
from cogs.services import Press, ServingBot, reader_texts, services
from cogs.talk_form import MORE, with_said


async def deed_chosen(press: Press, ids: Ids, how: str, code: str) -> None:
    """Does what was chosen, or shows what more there is to choose. Raises `TarotError`."""
    table, view = await _seen(press, ids)
    action = _nth(view, ids, code) if how == "nth" else parse(table.game.pack, code)
    called = _begun_call(view, action)
    if called and is_current(view, ids):
        await services(press).hands.choose(press, table, Draft(called=called))
        return
    await services(press).hands.play(press, table, action, ids)


async def sayings_chosen(press: Press, ids: Ids, draft: Draft, values: Sequence[str]) -> None:
    """Shows the hand with what is to go with the next card, or more of what there is to say."""
    table, view = await _seen(press, ids)
    if not is_current(view, ids):
        await _show_stale(press, table)
        return
    said = choice_of(view, with_said(view, draft, values))
    page = draft.page + (MORE in values)
    await services(press).hands.choose(press, table, Draft(says=said, page=page))


async def said_aside(press: Press, ids: Ids, values: Sequence[str]) -> None:
    """Says something without playing a card. Raises `TarotError`."""
    table, _ = await _seen(press, ids)
    await services(press).hands.play(press, table, Say(tuple(values)), ids)


async def melds_chosen(
    press: Press, what: str, ids: Ids, draft: Draft, values: Sequence[str]
) -> None:
    """Shows the form with other combinations chosen, or with one more."""
    table, view = await _seen(press, ids)
    if not isinstance(view.ask, MeldsFrom) or not is_current(view, ids):
        await _show_stale(press, table)
        return
    if what == "melds":
        changed = with_chosen(view.ask, draft, values)
        await services(press).hands.choose(press, table, changed)
        return
    cards = as_set(map(table.game.pack.parse, values)) & as_set(view.hand)
    built = with_built(view, view.ask, draft, cards)
    why = "" if built else reader_texts(press).say(f"why-{Why.NO_MELD}")
    await services(press).hands.choose(press, table, built or draft, why)


async def declared(press: Press, ids: Ids, draft: Draft) -> None:
    """Declares what is chosen. Raises `TarotError`."""
    table, view = await _seen(press, ids)
    if not isinstance(view.ask, MeldsFrom) or not is_current(view, ids):
        await _show_stale(press, table)
        return
    melds = tuple(view.game.pack.members(meld) for meld in chosen_melds(view.ask, draft))
    await services(press).hands.play(press, table, Declare(melds), ids, draft)


async def _seen(press: Press, ids: Ids) -> tuple[Table, SeatView]:
    table = await services(press).hub.find(ids[0])
    return table, table.view_of(press.user.id)


async def _show_stale(press: Press, table: Table) -> None:
    why = sentence(StaleAction(), reader_texts(press))
    await services(press).hands.choose(press, table, NOTHING, why)


def _nth(view: SeatView, ids: Ids, code: str) -> Action:
    if not is_current(view, ids):
        raise StaleAction
    actions = view.ask.actions if isinstance(view.ask, OneOf) else ()
    if not code.isdecimal() or int(code) >= len(actions):
        raise BadCard(code)
    return actions[int(code)]


def _begun_call(view: SeatView, action: Action) -> tuple[Card, ...]:
    # The first cards of a call for which more are to come; nothing for all else.
    if not isinstance(action, Call) or not isinstance(view.ask, OneOf):
        return ()
    calls = [each for each in view.ask.actions if isinstance(each, Call)]
    return action.cards if action not in calls and next_calls(calls, action.cards) else ()


async def setup(bot: ServingBot) -> None:
    """Makes the buttons and selects of the forms known."""
    DeedButton.handler = DeedSelect.handler = deed_chosen
    SayingsSelect.handler = sayings_chosen
    AsideSelect.handler = said_aside
    MeldSelect.handler = melds_chosen
    DeclareButton.handler = declared
    bot.add_dynamic_items(*ITEMS)
