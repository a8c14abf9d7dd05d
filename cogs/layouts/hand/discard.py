"""The form for the discard: selects, with the choice so far in their ids."""

from collections.abc import Sequence

import discord

from bot.games.actions import CardsFrom
from bot.games.cards import Card, CardSet, Suit, as_set
from bot.games.view import SeatView
from bot.words.labels import TAROTS, briefly, emoji
from bot.words.lists import listed
from bot.words.numbers import in_figures
from bot.words.ranks import hand_order, worth
from bot.words.wording import Wording
from cogs.layouts.codec import Id
from cogs.layouts.components import ActionRow, Button
from cogs.layouts.hand import ids
from cogs.layouts.hand.ids import HandVersion
from cogs.layouts.parts import MOST_OPTIONS, SUCCESS, Select, button, row, select


def discard_line(view: SeatView, ask: CardsFrom, wording: Wording, cards: CardSet) -> str:
    """Return how many cards to discard, the choice so far, and what must be kept or discarded."""
    picked = [wording.name(card) for card in hand_order(view) if card.bit & cards]
    key = "hand-discard-too-many" if len(picked) > ask.count else "hand-discard"
    names_text = listed(picked, wording.texts) or wording.say("hand-none")
    lines = [wording.say(key, count=ask.count, chosen=names_text)]
    told = {
        "hand-stay": [card for card in hand_order(view) if card not in ask.cards],
        "hand-go": [card for card in hand_order(view) if _must_go(view, ask, card)],
    }
    for key, some in told.items():
        if some:
            lines.append(wording.say(key, cards=briefly(some, wording)))
    return "\n".join(lines)


def discard_rows(
    moment: HandVersion, view: SeatView, ask: CardsFrom, wording: Wording, picked: CardSet
) -> list[ActionRow]:
    """Return one select for all the cards, or as few as possible, and the buttons."""
    groups = _groups(view, ask)
    rows = [
        row(
            [
                _pick_select(
                    moment, group, view, cards, picked, _title(groups, cards, ask, wording), wording
                )
            ]
        )
        for group, cards in enumerate(groups)
    ]
    return [*rows, row(_discard_buttons(moment, view, ask, picked, wording))]


def _must_go(view: SeatView, ask: CardsFrom, card: Card) -> bool:
    # Without this card there would be too few others, as trumps may be discarded only last.
    others = [other for other in ask.cards if other is not card]
    others.sort(key=lambda other: other.suit is Suit.TRUMPS)
    rest, hand = as_set(others[: ask.count]), as_set(view.hand)
    return len(others) < ask.count or view.game.discard_fault(hand, rest) is not None


def _groups(view: SeatView, ask: CardsFrom) -> list[list[Card]]:
    # What costs least to discard comes first, trumps and the Fool last. What one select cannot hold
    # is cut where the cards begin to count, if it can be.
    order = sorted(
        (card for card in hand_order(view) if card in ask.cards),
        key=lambda card: (card.suit in TAROTS, worth(view.game, card)),
    )
    if len(order) <= MOST_OPTIONS:
        return [order]
    value = view.game.tables.value
    least = min(value)
    cheap = [c for c in order if c.suit not in TAROTS and value[c.index] == least]
    fits = len(order) - MOST_OPTIONS <= len(cheap) <= MOST_OPTIONS
    cut = len(cheap) if fits else MOST_OPTIONS
    return [order[:cut], order[cut:]]


def _title(
    groups: Sequence[Sequence[Card]], cards: Sequence[Card], ask: CardsFrom, wording: Wording
) -> str:
    if len(groups) == 1:
        return wording.say("hand-choose-all", count=ask.count)
    first, last = wording.name(cards[0]), wording.name(cards[-1])
    return wording.say("form-choose-among", first=first, last=last)


def group_members(view: SeatView, group: int) -> CardSet:
    """Return the cards offered by the select with this number."""
    if not isinstance(view.ask, CardsFrom):
        return 0
    groups = _groups(view, view.ask)
    return as_set(groups[group]) if group < len(groups) else 0


def _pick_select(
    moment: HandVersion,
    group: int,
    view: SeatView,
    cards: Sequence[Card],
    chosen: CardSet,
    title: str,
    wording: Wording,
) -> Select:
    assert isinstance(view.ask, CardsFrom)
    return select(
        ids.PickDiscard(*moment, group, chosen),
        [_option(view, card, bool(chosen & card.bit), wording) for card in cards],
        placeholder=title,
        least=0,
        most=min(view.ask.count, len(cards)),
    )


def _option(view: SeatView, card: Card, picked: bool, wording: Wording) -> discord.SelectOption:
    told = wording.say("hand-discard-points", points=in_figures(worth(view.game, card)))
    return discord.SelectOption(
        label=wording.name(card),
        value=card.code,
        description=told,
        emoji=emoji(card, wording),
        default=picked,
    )


def _discard_buttons(
    moment: HandVersion, view: SeatView, ask: CardsFrom, chosen: CardSet, wording: Wording
) -> list[Button]:
    requests: dict[str, Id] = {"button-confirm": ids.ConfirmDiscard(*moment, chosen)}
    if view.game.announces_slams:
        requests = {
            "button-confirm": ids.DiscardAndSpeak(*moment, chosen, "no"),
            "button-confirm-slam": ids.DiscardAndSpeak(*moment, chosen, "yes"),
        }
    ready = chosen.bit_count() == ask.count
    confirming = [
        button(request, wording.say(key), SUCCESS, disabled=not ready)
        for key, request in requests.items()
    ]
    clear = ids.ClearDraft(*moment, chosen)
    return [*confirming, button(clear, wording.say("button-clear"), disabled=not chosen)]
