"""Playing: cards, the discard, and what the buttons below the table give back."""

from collections.abc import Awaitable, Callable, Sequence

from bot.tables.table import Table

from bot.games.actions import Discard, Play
from bot.games.cards import CardSet
from bot.tables.errors import TableError, TableFault
from cogs.buttons import CardButton, LayButton, PickSelect
from cogs.hand_layout import group_members
from cogs.pictures import names_of
from cogs.replies import tell
from cogs.rules import rules_pages
from cogs.services import Press, ServingBot, reader_texts, services
from cogs.table_layout import signed, trick_line

Ids = tuple[int, int, int]


async def card_pressed(press: Press, table_id: int, deal: int, step: int, code: str) -> None:
    """Plays the card. Raises `TarotError`."""
    table = await services(press).hub.find(table_id)
    await services(press).hands.play(press, table, Play(table.game.pack.parse(code)), deal, step)


async def cards_chosen(
    press: Press, ids: Ids, group: int, chosen: CardSet, codes: Sequence[str]
) -> None:
    """Shows the hand with the choice of one select put in place of what it held before."""
    table = await services(press).hub.find(ids[0])
    view = table.view_of(press.user.id)
    picked = table.game.pack.set_of(" ".join(codes))
    members = group_members(view, group)
    await services(press).hands.choose(press, table, chosen & ~members | picked & members)


async def discard_pressed(press: Press, wish: str, ids: Ids, chosen: CardSet) -> None:
    """Lays the chosen cards aside, or begins the choice anew. Raises `TarotError`."""
    table_id, deal, step = ids
    table = await services(press).hub.find(table_id)
    if wish == "clear":
        await services(press).hands.choose(press, table, 0)
        return
    cards = table.game.pack.members(chosen & table.game.pack.everything)
    await services(press).hands.play(press, table, Discard(cards), deal, step)


async def hand(press: Press, table: Table) -> None:
    """Gives the person his hand."""
    require_playing(table)
    await services(press).hands.show(press, table)


async def last(press: Press, table: Table) -> None:
    """Tells the last trick in words, to the person alone."""
    texts = reader_texts(press)
    view = table.public
    if view.last_trick is None:
        await tell(press, texts.say("last-trick-none"))
        return
    await tell(press, trick_line(table, view, view.last_trick, texts))


async def scores(press: Press, table: Table) -> None:
    """Tells how the match stands, to the person alone."""
    texts, view = reader_texts(press), table.public
    lines = [texts.say("scores-title", deal=view.number)]
    for name, total, taken in zip(names_of(table), view.totals, view.tricks_taken, strict=True):
        lines.append(texts.say("scores-line", name=name, total=signed(total), tricks=taken))
    await tell(press, "\n".join(lines))


async def rules(press: Press, table: Table) -> None:
    """Shows the rules of the table's game, to the person alone."""
    texts = reader_texts(press)
    await press.response.send_message(view=rules_pages(table.game, texts), ephemeral=True)


def require_playing(table: Table) -> None:
    """Raises `TableError` unless a match is under way."""
    if not table.playing:
        raise TableError(TableFault.NOT_PLAYING)


WISHES: dict[str, Callable[[Press, Table], Awaitable[None]]] = {
    "hand": hand,
    "last": last,
    "scores": scores,
    "rules": rules,
}


async def setup(bot: ServingBot) -> None:
    """Makes the buttons and selects of hands known."""
    CardButton.handler = card_pressed
    PickSelect.handler = cards_chosen
    LayButton.handler = discard_pressed
    bot.add_dynamic_items(CardButton, PickSelect, LayButton)
