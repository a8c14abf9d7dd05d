"""The form for choosing one of several things to do: bids, calls, a slam, a handful and so on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import discord

from bot.games.actions import (
    Action,
    Bid,
    Call,
    Compensate,
    Declare,
    Give,
    Play,
    Say,
    Slam,
    code_of,
)
from bot.games.cards import Card, as_set
from bot.games.view import SeatView
from bot.words.actions import action_label
from bot.words.labels import emoji
from bot.words.lists import listed
from bot.words.wording import Wording
from cogs.layouts.components import ActionRow, Button
from cogs.layouts.hand import ids
from cogs.layouts.hand.draft import NOTHING, Draft
from cogs.layouts.hand.ids import DoAction, DoNth, DoWithSlam, HandVersion
from cogs.layouts.parts import (
    LONGEST_OPTION,
    MOST_OPTIONS,
    PRIMARY,
    SECONDARY,
    Select,
    button,
    row,
    rows_of,
    select,
)

MOST_BUTTONS = 20


@dataclass(frozen=True, slots=True)
class OfferedAction:
    """An action on offer, and how it is shown."""

    request: DoAction | DoNth | DoWithSlam
    label: str
    emoji: str | None = None
    style: discord.ButtonStyle = PRIMARY


def action_rows(
    moment: HandVersion, view: SeatView, actions: Sequence[Action], wording: Wording, draft: Draft
) -> list[ActionRow]:
    """Return a button for each action, or selects where there are many."""
    found = choices(moment, view, actions, wording, draft)
    shown = (
        rows_of([action_button(choice) for choice in found])
        if len(found) <= MOST_BUTTONS
        else action_selects(moment, found, wording)
    )
    spoken_with = [choice for choice in found if isinstance(choice.request, DoWithSlam)]
    if spoken_with:
        everywhere = len(spoken_with) == len(found)
        some = () if everywhere else spoken_with
        # Above the buttons, as it is chosen before one is pressed.
        shown.insert(0, row([_slam_select(moment, some, wording, draft)]))
    if draft.called:
        shown.append(row([button(ids.ClearDraft(*moment, 0), wording.say("button-clear"))]))
    return shown


def choices(
    moment: HandVersion, view: SeatView, actions: Sequence[Action], wording: Wording, draft: Draft
) -> list[OfferedAction]:
    """Return the choices on offer; cards that are called together are chosen one by one."""
    calls = [action for action in actions if isinstance(action, Call)]
    found = [
        _call_choice(moment, view, cards, Call(cards) in calls, wording, draft)
        for cards in next_calls(calls, draft.called)
    ]
    if draft.called:
        return found
    return found + [
        _choice(moment, view, place, action, wording, draft)
        for place, action in enumerate(actions)
        if not isinstance(action, Call)
    ]


def beside_cards(
    moment: HandVersion, view: SeatView, actions: Sequence[Action], wording: Wording
) -> list[OfferedAction]:
    """Return what can be done instead of playing a card."""
    return [
        _choice(moment, view, place, action, wording, NOTHING)
        for place, action in enumerate(actions)
        if not isinstance(action, Play)
    ]


def next_calls(calls: Iterable[Call], called: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return the cards called so far, followed by each card that can come next."""
    count = len(called)
    longer = (call.cards[: count + 1] for call in calls if call.cards[:count] == called)
    return [cards for cards in dict.fromkeys(longer) if len(cards) > count]


def action_button(choice: OfferedAction) -> Button:
    """Return the choice as a button."""
    return button(choice.request, choice.label, choice.style, choice.emoji)


def action_selects(
    moment: HandVersion, found: Sequence[OfferedAction], wording: Wording
) -> list[ActionRow]:
    """Return the choices as selects, as many as it takes."""
    parts = [found[i : i + MOST_OPTIONS] for i in range(0, len(found), MOST_OPTIONS)]
    return [row([_select(moment, group, part, wording)]) for group, part in enumerate(parts)]


def action_of(moment: HandVersion, value: str) -> DoAction | DoNth:
    """Return the request behind a value of such a select."""
    word, _, code = value.partition(":")
    return DoNth(*moment, code) if word == DoNth.word else DoAction(*moment, code)


def _value(request: DoAction | DoNth | DoWithSlam) -> str:
    return f"{request.word}:{request.place if isinstance(request, DoNth) else request.code}"


def _select(
    moment: HandVersion, group: int, part: Sequence[OfferedAction], wording: Wording
) -> Select:
    words = wording.say("form-choose-among", first=part[0].label, last=part[-1].label)
    options = [
        discord.SelectOption(
            label=choice.label[:LONGEST_OPTION], value=_value(choice.request), emoji=choice.emoji
        )
        for choice in part
    ]
    return select(ids.ChooseAction(*moment, group), options, placeholder=words)


def _slam_select(
    moment: HandVersion, some: Sequence[OfferedAction], wording: Wording, draft: Draft
) -> Select:
    # Whoever speaks is not asked again whether they announce a slam.
    labels = listed([choice.label for choice in some], wording.texts)
    told = wording.say("form-goes-with", cards=labels)[:LONGEST_OPTION] if some else None
    options = [
        discord.SelectOption(
            label=wording.say(f"slam-{word}"), value=word, description=told, default=is_chosen
        )
        for word, is_chosen in (("no", not draft.slam), ("yes", draft.slam))
    ]
    return select(ids.ChooseSlam(*moment, as_set(draft.called)), options)


def _wish(
    moment: HandVersion, view: SeatView, action: Action, draft: Draft
) -> DoAction | DoWithSlam:
    code = code_of(action)
    if not view.game.slam_follows(action, view.facts):
        return DoAction(*moment, code)
    return DoWithSlam(*moment, "yes" if draft.slam else "no", code)


def _call_choice(
    moment: HandVersion,
    view: SeatView,
    cards: tuple[Card, ...],
    whole: bool,
    wording: Wording,
    draft: Draft,
) -> OfferedAction:
    last = cards[-1]
    label = wording.name(last)
    if last in view.hand:
        alone = whole and set(cards) <= set(view.hand)
        label = wording.say("form-call-own-alone" if alone else "form-call-own", card=label)
    return OfferedAction(_wish(moment, view, Call(cards), draft), label, emoji(last, wording))


def _choice(
    moment: HandVersion,
    view: SeatView,
    place: int,
    action: Action,
    wording: Wording,
    draft: Draft,
) -> OfferedAction:
    by_code = _wish(moment, view, action, draft)
    fits = not isinstance(by_code, DoAction) or by_code.fits
    request = by_code if fits else DoNth(*moment, str(place))
    shown = emoji(action.card, wording) if isinstance(action, Compensate | Give | Play) else None
    return OfferedAction(request, action_label(view, action, wording), shown, _style(action))


def _style(action: Action) -> discord.ButtonStyle:
    match action:
        case Bid("pass") | Slam(False) | Say(()) | Declare(()):
            return SECONDARY
    return PRIMARY
