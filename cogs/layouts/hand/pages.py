"""The pages that open inside a hand, and the buttons for them."""

from bot.tables.table import Table
from bot.words.wording import Wording
from cogs.layouts.parts import names_of
from cogs.layouts.scores import score_lines


def opened_page(page: str, table: Table, wording: Wording) -> list[str]:
    """Return the lines of a page, none if none is open."""
    match page:
        case "last":
            return [last_trick_line(table, wording)]
        case "scores":
            return score_lines(table, wording)
    return []


def last_trick_line(table: Table, wording: Wording) -> str:
    """Return the last trick in words, or that none is complete yet."""
    view, names = table.public, names_of(table, wording.texts)
    trick = view.last_trick
    if trick is None:
        return wording.say("last-trick-none")
    cards = ", ".join(
        wording.say("last-trick-card", name=names[seat], card=wording.name(card))
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    )
    assert trick.winner is not None
    return wording.say("last-trick", number=len(view.tricks), cards=cards, name=names[trick.winner])
