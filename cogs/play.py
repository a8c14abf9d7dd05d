"""Playing: cards, the discard, and what the buttons below the table give back."""

from collections.abc import Awaitable, Callable, Sequence

from bot.games.actions import Discard, Play
from bot.games.cards import CardSet
from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from cogs.buttons import CardButton, LayButton, PickSelect
from cogs.discard_form import group_members
from cogs.draft import NOTHING, Draft, Ids, is_current
from cogs.labels import card_texts, spoken
from cogs.replies import tell
from cogs.rules import show_rules, topic_of
from cogs.sayings import chosen, phrases, unfit
from cogs.scores import WISHES as SCORES_WISHES
from cogs.services import Press, ServingBot, reader_texts, services
from cogs.table_layout import trick_line
from rendering.look import usual


async def card_pressed(press: Press, ids: Ids, code: str, says: int) -> None:
    """Plays the card with what was chosen to go with it. Raises `TarotError`."""
    table = await services(press).hub.find(ids[0])
    view, card = table.view_of(press.user.id), table.game.pack.parse(code)
    # On an older hand the bits stand for other codes: that press is refused as stale anyway.
    said = chosen(view, says) if is_current(view, ids) else ()
    draft = Draft(says=says)
    false = unfit(view, card, said)
    if false:
        texts = reader_texts(press)
        name = spoken(table.game.pack, card, texts)
        why = texts.say("form-not-with-card", said=phrases(false, table.game, texts), card=name)
        await services(press).hands.choose(press, table, draft, why)
        return
    await services(press).hands.play(press, table, Play(card, said), ids, draft)


async def cards_chosen(
    press: Press, ids: Ids, group: int, cards: CardSet, codes: Sequence[str]
) -> None:
    """Shows the hand with the choice of one select put in place of what it held before."""
    table = await services(press).hub.find(ids[0])
    view = table.view_of(press.user.id)
    picked = table.game.pack.set_of(" ".join(codes))
    members = group_members(view, group)
    draft = Draft(cards=cards & ~members | picked & members)
    await services(press).hands.choose(press, table, draft)


async def discard_pressed(press: Press, wish: str, ids: Ids, cards: CardSet) -> None:
    """Lays the chosen cards aside, or begins the choice anew. Raises `TarotError`."""
    table = await services(press).hub.find(ids[0])
    if wish == "clear":
        await services(press).hands.choose(press, table, NOTHING)
        return
    laid = table.game.pack.members(cards & table.game.pack.everything)
    await services(press).hands.play(press, table, Discard(laid), ids, Draft(cards=cards))


async def hand(press: Press, table: Table) -> None:
    """Gives the person his hand."""
    require_playing(table)
    await services(press).hands.show(press, table)


async def last(press: Press, table: Table) -> None:
    """Tells the last trick in words, to the person alone."""
    texts = card_texts(str(press.locale), usual(table.drawing))
    view = table.public
    if view.last_trick is None:
        await tell(press, texts.say("last-trick-none"))
        return
    await tell(press, trick_line(table, view, view.last_trick, texts))


async def rules(press: Press, table: Table) -> None:
    """Shows the rules of the table's game, to the person alone."""
    await show_rules(press, table.game)


async def explain(press: Press, table: Table) -> None:
    """Shows the page of the rules that explains what is done now, to the person alone."""
    await show_rules(press, table.game, topic_of(table.view_of(press.user.id)))


def require_playing(table: Table) -> None:
    """Raises `TableError` unless a match is under way."""
    if not table.playing:
        raise TableError(TableFault.NOT_PLAYING)


WISHES: dict[str, Callable[[Press, Table], Awaitable[None]]] = {
    "hand": hand,
    "last": last,
    "rules": rules,
    "explain": explain,
    **SCORES_WISHES,
}


async def setup(bot: ServingBot) -> None:
    """Makes the buttons and selects of hands known."""
    CardButton.handler = card_pressed
    PickSelect.handler = cards_chosen
    LayButton.handler = discard_pressed
    bot.add_dynamic_items(CardButton, PickSelect, LayButton)
