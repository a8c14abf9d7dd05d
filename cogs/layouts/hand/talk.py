"""The selects for talk: with the next card, or right now without playing one."""

from collections.abc import Sequence

import discord

from bot.games.view import SeatView
from bot.words.labels import briefly
from bot.words.ranks import hand_order
from bot.words.sayings import Codes, chosen, offered, phrase
from bot.words.wording import Wording
from cogs.layouts import ids
from cogs.layouts.hand.draft import Draft
from cogs.layouts.ids import Moment
from cogs.layouts.parts import MOST_OPTIONS, Row, Select, row, select

MORE = "more"
"""The value that turns to the next page."""


def talk_rows(moment: Moment, view: SeatView, wording: Wording, draft: Draft) -> list[Row]:
    """The select for what to say with the next card, or else right now; or nothing."""
    if offered(view):
        return [row([_sayings_select(moment, view, wording, draft)])]
    if view.asides:
        return [row([_aside_select(moment, view, wording)])]
    return []


def page_of(view: SeatView, page: int) -> Codes:
    """The codes on a page; after the last page comes the first."""
    pages = _pages(offered(view))
    return pages[page % len(pages)] if pages else ()


def with_said(view: SeatView, draft: Draft, values: Sequence[str]) -> Codes:
    """The choice once exactly these values on the draft's page are chosen."""
    page = page_of(view, draft.page)
    kept = [code for code in chosen(view, draft.says) if code not in page]
    return (*kept, *(value for value in values if value in page))


def _pages(codes: Codes) -> list[Codes]:
    if len(codes) <= MOST_OPTIONS:
        return [codes] if codes else []
    size = MOST_OPTIONS - 1
    return [codes[i : i + size] for i in range(0, len(codes), size)]


def _sayings_select(moment: Moment, view: SeatView, wording: Wording, draft: Draft) -> Select:
    said, page = chosen(view, draft.says), page_of(view, draft.page)
    options = [
        _option(view, code, code in said, _cards_for(view, code, wording), wording) for code in page
    ]
    if len(offered(view)) > len(page):
        options.append(discord.SelectOption(label=wording.say("form-more"), value=MORE))
    # Even a person who may say only one thing must be able to turn the page.
    most = view.game.most_sayings or len(options)
    picked = sum(option.default for option in options)
    return select(
        ids.ChooseSayings(*moment, draft.page, draft.says),
        options,
        wording.say("form-say-with"),
        least=0,
        most=min(max(most, picked), len(options)),
    )


def _aside_select(moment: Moment, view: SeatView, wording: Wording) -> Select:
    options = [_option(view, code, False, None, wording) for code in view.asides[:MOST_OPTIONS]]
    most = view.game.most_sayings or len(options)
    placeholder = wording.say("form-say-now")
    return select(ids.SayAside(*moment), options, placeholder, most=min(most, len(options)))


def _cards_for(view: SeatView, code: str, wording: Wording) -> str | None:
    # The cards it can go with, unless it goes with every card that may be played.
    cards = {card for card, codes in view.sayings if code in codes}
    if len(cards) == len(view.sayings):
        return None
    shown = briefly((c for c in hand_order(view) if c in cards), wording)
    return wording.say("form-goes-with", cards=shown)


def _option(
    view: SeatView, code: str, picked: bool, description: str | None, wording: Wording
) -> discord.SelectOption:
    label, described = phrase(code, view.game, wording)[:100], description and description[:100]
    return discord.SelectOption(label=label, value=code, description=described, default=picked)
