"""The selects for talk: with the next card, or right now without playing one."""

from dataclasses import dataclass
from itertools import chain, islice, zip_longest

import discord

from bot.games.actions import Codes
from bot.games.view import SeatView
from bot.words.labels import briefly
from bot.words.ranks import hand_order
from bot.words.sayings import by_topic, chosen, offered, phrase
from bot.words.wording import Wording
from cogs.layouts.components import ActionRow
from cogs.layouts.hand import ids
from cogs.layouts.hand.draft import Draft
from cogs.layouts.hand.ids import HandVersion
from cogs.layouts.parts import LONGEST_OPTION, MOST_OPTIONS, Select, row, select

MORE = "more"
"""The value that turns to the next page, or from the likely things to all of them."""
SAID = "💬"
"""Stands beside what is chosen; chosen once more it is taken back."""


def talk_rows(
    moment: HandVersion, view: SeatView, wording: Wording, draft: Draft
) -> list[ActionRow]:
    """Return the selects for what to say with the next card, or else right now; or nothing.

    One choice is enough to say something, so a select closes with it.
    """
    if view.sayings and offered(view):
        if is_folded(view, draft):
            return [row([_likely_select(moment, view, wording, draft)])]
        shown = _shown_pages(view, draft.page)
        return [row([_sayings_select(moment, view, page, wording, draft)]) for page in shown]
    if view.asides:
        return [row([_aside_select(moment, view, wording)])]
    return []


def is_folded(view: SeatView, draft: Draft) -> bool:
    """Return whether there is so much to say that all of it is unfolded only for those who ask
    for it."""
    return len(by_topic(view)) > 1 and not draft.talking


def with_said(view: SeatView, draft: Draft, value: str) -> Codes | None:
    """Return the choice once this is chosen as well, or no more if it was; None if that is too
    much.

    Where one thing alone may be said, another takes its place.
    """
    said, most = chosen(view, draft.says), view.game.most_sayings
    if value in said:
        return tuple(code for code in said if code != value)
    if most is not None and len(said) >= most:
        return (value,) if most == 1 else None
    return (*said, value)


def page_after(view: SeatView, page: int) -> int:
    """Return the next page about the same; after the last comes the first."""
    pages = _pages(view)
    if not pages:
        return 0
    same = [n for n, each in enumerate(pages) if each.topic == pages[page % len(pages)].topic]
    return next((n for n in same if n > page), same[0])


@dataclass(frozen=True, slots=True)
class SayingsPage:
    """As many codes about one thing as a select holds."""

    number: int
    topic: str
    codes: Codes
    is_whole: bool


def _pages(view: SeatView) -> list[SayingsPage]:
    found: list[SayingsPage] = []
    for topic, codes in by_topic(view).items():
        whole = len(codes) <= MOST_OPTIONS
        size = MOST_OPTIONS if whole else MOST_OPTIONS - 1
        parts = [codes[i : i + size] for i in range(0, len(codes), size)]
        found += [SayingsPage(len(found) + n, topic, part, whole) for n, part in enumerate(parts)]
    return found


def _shown_pages(view: SeatView, turned_to: int) -> list[SayingsPage]:
    # One page about each thing: the one that was turned to, or else the first.
    pages = _pages(view)
    shown = {page.topic: page for page in reversed(pages)}
    page = pages[turned_to % len(pages)]
    return [*(shown | {page.topic: page}).values()][::-1]


def _likely(view: SeatView, said: Codes) -> Codes:
    # What one select holds of all topics: what is chosen, and then the likely things of each.
    topics = by_topic(view).values()
    if sum(map(len, topics)) <= MOST_OPTIONS:
        return tuple(chain.from_iterable(topics))
    in_turn = filter(None, chain(said, chain.from_iterable(zip_longest(*topics))))
    likely = set(islice(dict.fromkeys(in_turn), MOST_OPTIONS - 1))
    return tuple(code for codes in topics for code in codes if code in likely)


def _likely_select(moment: HandVersion, view: SeatView, wording: Wording, draft: Draft) -> Select:
    codes = _likely(view, chosen(view, draft.says))
    is_whole = len(codes) == sum(map(len, by_topic(view).values()))
    options = _options(view, codes, is_whole, wording, draft)
    request = ids.ChooseSaying(*moment, draft.says)
    return select(request, options, wording.say("form-say-with"))


def _sayings_select(
    moment: HandVersion, view: SeatView, page: SayingsPage, wording: Wording, draft: Draft
) -> Select:
    options = _options(view, page.codes, page.is_whole, wording, draft)
    request = ids.ChooseSayingOf(*moment, page.number, draft.says)
    return select(request, options, wording.say(f"form-say-{page.topic or 'with'}"))


def _options(
    view: SeatView, codes: Codes, is_whole: bool, wording: Wording, draft: Draft
) -> list[discord.SelectOption]:
    said = chosen(view, draft.says)
    options = [_option(view, code, code in said, wording) for code in codes]
    if not is_whole:
        options.append(discord.SelectOption(label=wording.say("form-more"), value=MORE))
    return options


def _aside_select(moment: HandVersion, view: SeatView, wording: Wording) -> Select:
    options = [_saying(view, code, wording) for code in view.asides[:MOST_OPTIONS]]
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


def _option(view: SeatView, code: str, is_said: bool, wording: Wording) -> discord.SelectOption:
    told = wording.say("form-say-back") if is_said else _cards_for(view, code, wording)
    return _saying(view, code, wording, told, SAID if is_said else None)


def _saying(
    view: SeatView, code: str, wording: Wording, told: str | None = None, emoji: str | None = None
) -> discord.SelectOption:
    label = phrase(code, view.game, wording)[:LONGEST_OPTION]
    description = told and told[:LONGEST_OPTION]
    return discord.SelectOption(label=label, value=code, description=description, emoji=emoji)
