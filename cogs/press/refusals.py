"""Refusals in words: those by the rules, by a table, and by Discord's permissions."""

from collections.abc import Sequence

from bot.games.errors import BadCard, TarotError
from bot.tables.errors import (
    Elsewhere,
    NotFound,
    SeatsKept,
    StaleAction,
    TableError,
    TooEarly,
    Until,
)
from bot.tables.table import Table
from bot.texts import Texts, tamed
from bot.words.lists import listed
from bot.words.refusals import refused
from cogs.layouts.parts import plain, plain_name
from cogs.press.permissions import CannotShow, NotOnServer, PermissionMissing, missing_right
from rendering.cards.store import CardsNotDrawn


class TooManyTables(TarotError):
    """The person is at as many lobbies, or matches, as they may be; `places` says where."""

    def __init__(self, stage: str, tables: Sequence[Table]) -> None:
        super().__init__(stage)
        self.stage = stage
        self.places = tuple(table.row.channel_id for table in tables)


MOST_SHOWN = 60
"""How many characters of what a person typed are repeated to them."""


def sentence(refusal: TarotError, texts: Texts) -> str:
    """Return the refusal in words."""
    match refusal:
        case StaleAction():
            return texts.say("stale")
        case CardsNotDrawn():
            return texts.say("cards-not-drawn")
        case TooEarly():
            return texts.say("too-early")
        case SeatsKept(names=names, until=until):
            kept = listed((plain_name(name, texts) for name in names), texts)
            return texts.say("table-seats-kept", names=kept, until=str(until))
        case Until(code=code, until=until):
            return texts.say(f"table-{code}", until=str(until))
        case NotFound(code=code, wanted=wanted):
            return texts.say(f"table-{code}", wanted=shown(wanted))
        case Elsewhere(code=code, link=link):
            return texts.say(f"table-{code}", link=link)
        case TableError(code=code):
            return texts.say(f"table-{code}")
        case CannotShow(permission=permission):
            return missing_right("missing-right-past", permission, texts)
        case PermissionMissing(permission=permission):
            return missing_right("missing-right", permission, texts)
        case NotOnServer(link=link):
            return texts.say("not-on-server", link=link)
        case TooManyTables(stage=stage, places=places):
            where = " ".join(f"<#{place}>" for place in places)
            return texts.say(f"too-many-{stage}", places=where)
        case BadCard():
            return texts.say("bad-button")
    return refused(refusal, texts, shown) or texts.say("something-broke")


def shown(text: str) -> str:
    """Return what a person typed, shortened and escaped so that Discord reads no markup in it."""
    return plain(tamed(text[:MOST_SHOWN])) or "—"
