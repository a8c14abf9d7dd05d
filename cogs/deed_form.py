"""The form for choosing one of several things to do: bids, calls, a slam, a handful and so on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.games.actions import (
    Action,
    Bid,
    Call,
    Compensate,
    Declare,
    Discard,
    Play,
    Say,
    ShowHandful,
    Slam,
    code_of,
)
from bot.games.cards import Card
from bot.games.views import SeatView
from bot.texts import Texts
from cogs.buttons import LayButton
from cogs.draft import Draft, Ids
from cogs.form_buttons import DeedButton, DeedSelect, fits
from cogs.labels import named, sign, spoken
from cogs.rows import MOST_OPTIONS, row, rows_of
from cogs.sayings import phrases

MOST_BUTTONS = 20
PRIMARY = discord.ButtonStyle.primary
SECONDARY = discord.ButtonStyle.secondary


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be done: what its id ends with, and how it is shown."""

    how: str
    code: str
    label: str
    emoji: str | None = None
    style: discord.ButtonStyle = PRIMARY


def deed_rows(
    ids: Ids, view: SeatView, actions: Sequence[Action], texts: Texts, draft: Draft
) -> list[ui.ActionRow[Any]]:
    """A button for each action, or selects where there are many."""
    found = choices(ids, view, actions, texts, draft)
    shown = (
        rows_of([deed_button(ids, choice) for choice in found])
        if len(found) <= MOST_BUTTONS
        else deed_selects(ids, found, texts)
    )
    if draft.called:
        clear: ui.Button[Any] = ui.Button(label=texts.say("button-clear"))
        shown.append(row([LayButton("clear", ids, 0, clear)]))
    return shown


def choices(
    ids: Ids, view: SeatView, actions: Sequence[Action], texts: Texts, draft: Draft
) -> list[Choice]:
    """What there is to choose from now; cards that are called together are chosen one by one."""
    calls = [action for action in actions if isinstance(action, Call)]
    found = [_call_choice(view, cards, texts) for cards in next_calls(calls, draft.called)]
    if draft.called:
        return found
    return found + [
        _choice(ids, view, place, action, texts)
        for place, action in enumerate(actions)
        if not isinstance(action, Call)
    ]


def beside_cards(ids: Ids, view: SeatView, actions: Sequence[Action], texts: Texts) -> list[Choice]:
    """What can be done instead of playing a card."""
    return [
        _choice(ids, view, place, action, texts)
        for place, action in enumerate(actions)
        if not isinstance(action, Play)
    ]


def next_calls(calls: Iterable[Call], called: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """What was called so far with each card that can come next."""
    count = len(called)
    longer = (call.cards[: count + 1] for call in calls if call.cards[:count] == called)
    return [cards for cards in dict.fromkeys(longer) if len(cards) > count]


def deed_button(ids: Ids, choice: Choice) -> DeedButton:
    """The choice as a button."""
    button: ui.Button[Any] = ui.Button(
        label=choice.label[:80], emoji=choice.emoji, style=choice.style
    )
    return DeedButton(choice.how, ids, choice.code, button)


def deed_selects(ids: Ids, found: Sequence[Choice], texts: Texts) -> list[ui.ActionRow[Any]]:
    """The choices as selects, as many as it takes."""
    parts = [found[i : i + MOST_OPTIONS] for i in range(0, len(found), MOST_OPTIONS)]
    return [row([_select(ids, group, part, texts)]) for group, part in enumerate(parts)]


def _select(ids: Ids, group: int, part: Sequence[Choice], texts: Texts) -> DeedSelect:
    words = texts.say("form-choose-among", first=part[0].label, last=part[-1].label)
    options = [
        discord.SelectOption(
            label=choice.label[:100], value=f"{choice.how}:{choice.code}", emoji=choice.emoji
        )
        for choice in part
    ]
    return DeedSelect(ids, group, ui.Select(placeholder=words[:150], options=options))


def _call_choice(view: SeatView, cards: tuple[Card, ...], texts: Texts) -> Choice:
    last = cards[-1]
    label = spoken(view.game.pack, last, texts)
    return Choice("do", code_of(Call(cards)), label, sign(last, texts))


def _choice(ids: Ids, view: SeatView, place: int, action: Action, texts: Texts) -> Choice:
    code = code_of(action)
    how, code = ("do", code) if fits(ids, code) else ("nth", str(place))
    emoji = sign(action.card, texts) if isinstance(action, Compensate | Play) else None
    return Choice(how, code, deed_label(view, action, texts), emoji, _style(action))


def _style(action: Action) -> discord.ButtonStyle:
    match action:
        case Bid("pass") | Slam(False) | Say(()) | Declare(()):
            return SECONDARY
    return PRIMARY


def deed_label(view: SeatView, action: Action, texts: Texts) -> str:
    """What is written on the button of an action."""
    pack = view.game.pack
    match action:
        case Bid(bid):
            return named(texts, f"bid-{bid}", bid)
        case Slam(announce):
            return texts.say("slam-yes" if announce else "slam-no")
        case ShowHandful(cards):
            return texts.say("form-handful", count=len(cards))
        case Say(()):
            return texts.say("form-say-nothing")
        case Say(says):
            return phrases(says, view.game, texts)
        case Declare(melds):
            return texts.say("form-declare", count=len(melds))
        case Compensate(card) | Play(card):
            return spoken(pack, card, texts)
        case Call(cards) | Discard(cards):
            return ", ".join(spoken(pack, card, texts) for card in cards)
