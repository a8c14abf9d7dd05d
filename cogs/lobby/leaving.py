"""Leaving a table, before its match or in it, and being told where it is."""

from bot.tables.decisions import presence
from bot.tables.table import Table
from cogs.layouts.parts import words
from cogs.layouts.scores import left_in_words
from cogs.messages.hands import Hands
from cogs.press.error_boundary import show, tell
from cogs.press.press import Interaction, reader_texts


async def where(press: Interaction, table: Table) -> None:
    """Tell the person where the table is, with a link to its latest message."""
    message = table.row.board.message_id if table.row.board else table.row.lobby_message_id
    link = table.row.link
    link = link if message is None else f"{link}/{message}"
    await tell(press, reader_texts(press).say("table-is-here", link=link))


async def leave(press: Interaction, table: Table, hands: Hands) -> None:
    """Take the person from the table, and tell them what that means for it.

    Raises `AskFirst` if it would end for others, and `TableError` if they have no seat there or it
    has ended.
    """
    arrives = table.seating.expects(press.user.id)
    await table.change(presence.leave, press.user.id)
    await say_left(press, table, hands, arrives=arrives)


async def say_left(press: Interaction, table: Table, hands: Hands, *, arrives: bool) -> None:
    """Tell a person who has just left what that means: where a computer plays for them, in place of
    their hand.

    *arrives* says whether they only would have taken a seat.
    """
    texts = reader_texts(press)
    said = [left_in_words(table, texts, arrives=arrives)]
    if not arrives and table.playing and table.counts_for(press.user.id):
        said.append(texts.say("leave-counts"))
    if arrives or not table.playing:
        await show(press, words(" ".join(said)))
    else:
        await hands.show_left(press, table, " ".join(said))
