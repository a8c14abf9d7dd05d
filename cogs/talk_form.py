"""The selects for what is said: with the next card, or now without playing one."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.games.views import SeatView
from bot.texts import Texts
from cogs.draft import Draft, Ids
from cogs.form_buttons import AsideSelect, SayingsSelect
from cogs.labels import briefly
from cogs.rows import MOST_OPTIONS, row
from cogs.sayings import Codes, chosen, offered, phrase
from rendering.hand import hand_order

MORE = "more"
"""The value that turns to the next page."""


def talk_rows(ids: Ids, view: SeatView, texts: Texts, draft: Draft) -> list[ui.ActionRow[Any]]:
    """The select for what goes with the next card, or for what can be said now; or nothing."""
    if offered(view):
        return [row([_sayings_select(ids, view, texts, draft)])]
    if view.asides:
        return [row([_aside_select(ids, view, texts)])]
    return []


def page_of(view: SeatView, page: int) -> Codes:
    """The codes that a page offers; it begins anew after the last one."""
    pages = _pages(offered(view))
    return pages[page % len(pages)] if pages else ()


def with_said(view: SeatView, draft: Draft, values: Sequence[str]) -> Codes:
    """What is chosen once these values are, and no others of the draft's page."""
    page = page_of(view, draft.page)
    kept = [code for code in chosen(view, draft.says) if code not in page]
    return (*kept, *(value for value in values if value in page))


def _pages(codes: Codes) -> list[Codes]:
    if len(codes) <= MOST_OPTIONS:
        return [codes] if codes else []
    size = MOST_OPTIONS - 1
    return [codes[i : i + size] for i in range(0, len(codes), size)]


def _sayings_select(ids: Ids, view: SeatView, texts: Texts, draft: Draft) -> SayingsSelect:
    said, page = chosen(view, draft.says), page_of(view, draft.page)
    options = [
        _option(view, code, code in said, _cards_for(view, code, texts), texts) for code in page
    ]
    if len(offered(view)) > len(page):
        options.append(discord.SelectOption(label=texts.say("form-more"), value=MORE))
    # Who may say one thing only still has to be able to turn the page.
    most = view.game.most_sayings or len(options)
    picked = sum(option.default for option in options)
    select: ui.Select[Any] = ui.Select(
        placeholder=texts.say("form-say-with"),
        min_values=0,
        max_values=min(max(most, picked), len(options)),
        options=options,
    )
    return SayingsSelect(ids, draft, select)


def _aside_select(ids: Ids, view: SeatView, texts: Texts) -> AsideSelect:
    options = [_option(view, code, False, None, texts) for code in view.asides[:MOST_OPTIONS]]
    most = view.game.most_sayings or len(options)
    select: ui.Select[Any] = ui.Select(
        placeholder=texts.say("form-say-now"),
        max_values=min(most, len(options)),
        options=options,
    )
    return AsideSelect(ids, select)


def _cards_for(view: SeatView, code: str, texts: Texts) -> str | None:
    # The cards that it can go with, unless these are all that may be played.
    cards = {card for card, codes in view.sayings if code in codes}
    if len(cards) == len(view.sayings):
        return None
    shown = briefly(view.game.pack, (c for c in hand_order(view) if c in cards), texts)
    return texts.say("form-goes-with", cards=shown)


def _option(
    view: SeatView, code: str, picked: bool, description: str | None, texts: Texts
) -> discord.SelectOption:
    label, described = phrase(code, view.game, texts)[:100], description and description[:100]
    return discord.SelectOption(label=label, value=code, description=described, default=picked)
