"""The form for laying cards aside: selects, and what is chosen so far in their ids."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import discord
from discord import ui

from bot.games.actions import CardsFrom
from bot.games.cards import Card, CardSet, Pack, Suit, as_set
from bot.games.views import SeatView
from bot.texts import Texts
from cogs.buttons import LayButton, PickSelect
from cogs.draft import Ids
from cogs.labels import briefly, sign, spoken, suit_of
from cogs.rows import MOST_OPTIONS, row
from rendering.hand import hand_order


def discard_line(view: SeatView, ask: CardsFrom, texts: Texts, cards: CardSet) -> str:
    """What is to be laid aside, what is chosen so far, what must stay and what must go."""
    picked = [spoken(view.game.pack, card, texts) for card in view.game.pack.members(cards)]
    key = "hand-discard-too-many" if len(picked) > ask.count else "hand-discard"
    names_text = ", ".join(picked) or texts.say("hand-none")
    lines = [texts.say(key, count=ask.count, chosen=names_text)]
    told = {
        "hand-stay": [card for card in hand_order(view) if card not in ask.cards],
        "hand-go": [card for card in hand_order(view) if _must_go(view, ask, card)],
    }
    for key, some in told.items():
        if some:
            lines.append(texts.say(key, cards=briefly(view.game.pack, some, texts)))
    return "\n".join(lines)


def discard_rows(
    ids: Ids, view: SeatView, ask: CardsFrom, texts: Texts, picked: CardSet
) -> list[ui.ActionRow[Any]]:
    """One select for all the cards, or as few as it takes, and the buttons."""
    order = [card for card in hand_order(view) if card in ask.cards]
    groups = _groups(order)
    title = texts.say("hand-choose-all", count=ask.count) if len(groups) == 1 else ""
    rows = [
        row([_pick_select(ids, group, view, cards, picked, title or _suits(cards, texts), texts)])
        for group, cards in enumerate(groups)
    ]
    return [*rows, row(_discard_buttons(ids, ask, picked, texts))]


def _must_go(view: SeatView, ask: CardsFrom, card: Card) -> bool:
    # Without the card there would not be enough others, trumps being the last to go.
    others = [other for other in ask.cards if other is not card]
    others.sort(key=lambda other: other.suit is Suit.TRUMPS)
    rest, hand = as_set(others[: ask.count]), as_set(view.hand)
    return len(others) < ask.count or view.game.discard_fault(hand, rest) is not None


def _groups(cards: Sequence[Card]) -> list[list[Card]]:
    # Whole suits together as long as they fit into one select; none has more than 21 cards.
    groups: list[list[Card]] = []
    for _, suit in groupby(cards, key=lambda card: card.suit):
        some = list(suit)
        if not groups or len(groups[-1]) + len(some) > MOST_OPTIONS:
            groups.append([])
        groups[-1] += some
    return groups


def _suits(cards: Sequence[Card], texts: Texts) -> str:
    names = dict.fromkeys(suit_of(card, texts) for card in cards)
    return texts.say("hand-choose", group=", ".join(names).capitalize())


def group_members(view: SeatView, group: int) -> CardSet:
    """The cards that the select of this number offers."""
    if not isinstance(view.ask, CardsFrom):
        return 0
    offered = view.ask.cards
    groups = _groups([card for card in hand_order(view) if card in offered])
    return as_set(groups[group]) if group < len(groups) else 0


def _pick_select(
    ids: Ids,
    group: int,
    view: SeatView,
    cards: Sequence[Card],
    chosen: CardSet,
    title: str,
    texts: Texts,
) -> PickSelect:
    assert isinstance(view.ask, CardsFrom)
    pack = view.game.pack
    select: ui.Select[Any] = ui.Select(
        placeholder=title[:150],
        min_values=0,
        max_values=min(view.ask.count, len(cards)),
        options=[_option(pack, card, bool(chosen & card.bit), texts) for card in cards],
    )
    return PickSelect(ids, group, chosen, select)


def _option(pack: Pack, card: Card, picked: bool, texts: Texts) -> discord.SelectOption:
    return discord.SelectOption(
        label=spoken(pack, card, texts),
        value=card.code,
        emoji=sign(card, texts),
        default=picked,
    )


def _discard_buttons(ids: Ids, ask: CardsFrom, chosen: CardSet, texts: Texts) -> list[LayButton]:
    ready = chosen.bit_count() == ask.count
    lay: ui.Button[Any] = ui.Button(
        label=texts.say("button-confirm"),
        style=discord.ButtonStyle.success,
        disabled=not ready,
    )
    clear: ui.Button[Any] = ui.Button(label=texts.say("button-clear"), disabled=not chosen)
    return [LayButton("lay", ids, chosen, lay), LayButton("clear", ids, chosen, clear)]
