"""How the match stands, and the wish to end it after the deal under way."""

from collections.abc import Awaitable, Callable

from discord import ui

from bot.tables.table import Table
from bot.texts import Texts
from cogs.buttons import table_button
from cogs.hand_layout import words
from cogs.names import names_of
from cogs.replies import tell
from cogs.rows import row
from cogs.services import Press, reader_texts
from cogs.table_layout import ending_line, signed
from cogs.told import told_for_the_score


async def scores(press: Press, table: Table) -> None:
    """Tells how the match stands, to the person alone."""
    await press.response.send_message(view=scores_page(press, table), ephemeral=True)


async def end(press: Press, table: Table) -> None:
    """Notes that the person would like the match to end after this deal."""
    await table.agree_to_end(press.user.id)
    await _answer(press, table)


async def play_on(press: Press, table: Table) -> None:
    """Notes that the person would like to play on after all."""
    await table.withdraw_end(press.user.id)
    await _answer(press, table)


def scores_page(press: Press, table: Table) -> ui.LayoutView:
    """How the match stands, and for a player the button to end it after this deal."""
    texts = reader_texts(press)
    layout = words("\n".join(_lines(table, texts)))
    wish = _wish_of(press.user.id, table)
    if wish is not None:
        layout.add_item(row([table_button(table.id, wish, texts.say(f"button-{wish}"))]))
    return layout


def _lines(table: Table, texts: Texts) -> list[str]:
    view, names = table.public, names_of(table)
    lines = [texts.say("scores-title", deal=view.number)]
    for name, total, taken in zip(names, view.totals, view.tricks_taken, strict=True):
        lines.append(texts.say("scores-line", name=name, total=signed(total), tricks=taken))
    lines += told_for_the_score(view, names, texts)
    if table.ending is not None:
        lines.append(ending_line(table.ending, texts))
    return lines


def _wish_of(user_id: int, table: Table) -> str | None:
    ending = table.ending
    if table.turn is None or not table.seating.has(user_id):
        return None
    if ending is None or not ending.has(user_id):
        return "end"
    return None if ending.settled else "playon"


async def _answer(press: Press, table: Table) -> None:
    # On one's own page the page says it; on the table's message everybody will see it.
    if press.message is not None and press.message.flags.ephemeral:
        await press.response.edit_message(view=scores_page(press, table))
        return
    ending, texts = table.ending, reader_texts(press)
    await tell(press, ending_line(ending, texts) if ending else texts.say("ending-withdrawn"))


WISHES: dict[str, Callable[[Press, Table], Awaitable[None]]] = {
    "scores": scores,
    "end": end,
    "playon": play_on,
}
