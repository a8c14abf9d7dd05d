"""The selects for talk: with the next card, or right now without playing one."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.games.view import SeatView
from bot.words.labels import briefly
from bot.words.ranks import hand_order
from bot.words.sayings import Codes, by_topic, chosen, offered, phrase
from bot.words.wording import Wording
from cogs.layouts import ids
from cogs.layouts.hand.draft import Draft
from cogs.layouts.ids import Moment
from cogs.layouts.parts import MOST_OPTIONS, Button, Row, Select, button, row, select

MORE = "more"
"""The value that turns to the next page."""


def talk_rows(moment: Moment, view: SeatView, wording: Wording, draft: Draft) -> list[Row]:
    """The selects for what to say with the next card, or else right now; or nothing."""
    if is_folded(view, draft):
        return []
    if view.sayings and offered(view):
        shown = _shown_pages(view, draft.page)
        return [row([_sayings_select(moment, view, page, wording, draft)]) for page in shown]
    if view.asides:
        return [row([_aside_select(moment, view, wording)])]
    return []


def is_folded(view: SeatView, draft: Draft) -> bool:
    """Whether there is so much to say that it is unfolded only for those who ask for it."""
    return len(by_topic(view)) > 1 and not draft.talking and not draft.says


def talk_button(moment: Moment, wording: Wording) -> Button:
    """The button that unfolds what can be said."""
    return button(ids.OpenTalk(*moment), wording.say("button-say"))


def with_said(view: SeatView, draft: Draft, values: Sequence[str]) -> Codes:
    """The choice once exactly these values on the draft's page are chosen."""
    pages = _pages(view)
    page = pages[draft.page % len(pages)].codes if pages else ()
    kept = [code for code in chosen(view, draft.says) if code not in page]
    return (*kept, *(value for value in values if value not in kept))


def page_after(view: SeatView, page: int) -> int:
    """The next page about the same; after the last comes the first."""
    pages = _pages(view)
    if not pages:
        return 0
    same = [n for n, each in enumerate(pages) if each.topic == pages[page % len(pages)].topic]
    return next((n for n in same if n > page), same[0])


@dataclass(frozen=True, slots=True)
class Page:
    """As many codes about one thing as a select holds."""

    number: int
    topic: str
    codes: Codes
    is_whole: bool


def _pages(view: SeatView) -> list[Page]:
    found: list[Page] = []
    for topic, codes in by_topic(view).items():
        whole = len(codes) <= MOST_OPTIONS
        size = MOST_OPTIONS if whole else MOST_OPTIONS - 1
        parts = [codes[i : i + size] for i in range(0, len(codes), size)]
        found += [Page(len(found) + n, topic, part, whole) for n, part in enumerate(parts)]
    return found


def _shown_pages(view: SeatView, turned_to: int) -> list[Page]:
    # One page about each thing: the one that was turned to, or else the first.
    pages = _pages(view)
    shown = {page.topic: page for page in reversed(pages)}
    page = pages[turned_to % len(pages)]
    return [*(shown | {page.topic: page}).values()][::-1]


def _sayings_select(
    moment: Moment, view: SeatView, page: Page, wording: Wording, draft: Draft
) -> Select:
    said = chosen(view, draft.says)
    options = [
        _option(view, code, code in said, _cards_for(view, code, wording), wording)
        for code in page.codes
    ]
    if not page.is_whole:
        options.append(discord.SelectOption(label=wording.say("form-more"), value=MORE))
    # Even a person who may say only one thing must be able to turn the page.
    most = view.game.most_sayings or len(options)
    picked = sum(option.default for option in options)
    return select(
        ids.ChooseSayings(*moment, page.number, draft.says),
        options,
        wording.say(f"form-say-{page.topic or 'with'}"),
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
