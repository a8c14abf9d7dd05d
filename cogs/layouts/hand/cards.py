"""The cards of a hand, to be pressed on turn and chosen off turn."""

from collections.abc import Sequence

import discord

from bot.games.actions import Action, OneOf, Play, TakeBack, code_of, playable
from bot.games.cards import Card, CardSet, Suit, as_set
from bot.games.phases.claims import may_claim
from bot.games.view import SeatView
from bot.words.labels import TAROTS, emoji, on_button
from bot.words.ranks import hand_order
from bot.words.sayings import cards_for, chosen
from bot.words.wording import Wording
from cogs.layouts.components import ActionRow, Button
from cogs.layouts.hand import ids
from cogs.layouts.hand.draft import Draft
from cogs.layouts.hand.ids import HandVersion
from cogs.layouts.hand.offered import action_button, action_selects, beside_cards
from cogs.layouts.hand.talk import talk_rows
from cogs.layouts.parts import MOST_OPTIONS, PRIMARY, SECONDARY, button, row, rows_of, select

CARDS_IN_ROW = 4
"""How many buttons of cards fit side by side on a phone."""
MOST_BESIDE = 3
"""Up to this many other actions are buttons below the cards; more of them make a select."""


def card_rows(
    moment: HandVersion, view: SeatView, wording: Wording, draft: Draft, more: Sequence[Button] = ()
) -> list[ActionRow]:
    """Return the cards that may be played now as buttons, and *more*; off turn all cards in a
    select."""
    talk = talk_rows(moment, view, wording, draft)
    if not view.my_turn:
        return [*talk, *_ahead(moment, view, wording, draft.ahead), *_undo(moment, wording, draft)]
    allowed = _allowed(view, draft)
    cards = [card for card in hand_order(view) if card.bit & allowed]
    buttons = [
        _card_button(moment, card, wording, draft.says) for card in told_apart(cards, wording)
    ]
    extras = [*back_buttons(moment, wording, draft), *more]
    if draft.hints and len(buttons) > 1:
        extras.insert(0, hint_button(moment, wording, is_asked=bool(draft.hint)))
    beside = _beside(moment, view, wording)
    if may_claim(view):
        beside.append(row([button(ids.ClaimRest(*moment), wording.say("button-claim"))]))
    return [*talk, *_rows(buttons, extras), *beside, *_undo(moment, wording, draft)]


def _rows(cards: Sequence[Button], extras: Sequence[Button]) -> list[ActionRow]:
    # What comes after the cards stays together.
    if len(cards) % CARDS_IN_ROW + len(extras) > CARDS_IN_ROW:
        return [*rows_of(cards, CARDS_IN_ROW), row(extras)]
    return rows_of([*cards, *extras], CARDS_IN_ROW)


def told_apart(cards: Sequence[Card], wording: Wording) -> list[Card]:
    """Return one of each that look alike: those are equal, as the Moors are, and one button will
    do."""
    first: dict[tuple[Suit, str], Card] = {}
    for card in cards:
        first.setdefault((card.suit, on_button(card, wording)), card)
    return list(first.values())


def _undo(moment: HandVersion, wording: Wording, draft: Draft) -> list[ActionRow]:
    if not draft.undo:
        return []
    return [row([button(ids.DoAction(*moment, code_of(TakeBack())), wording.say("button-undo"))])]


def _ahead(
    moment: HandVersion, view: SeatView, wording: Wording, planned: Action | None
) -> list[ActionRow]:
    # A hand that nothing can change any more is played from with this select.
    cards = hand_order(view)[:MOST_OPTIONS]
    if not cards or view.to_act is None:
        return []
    options = [
        discord.SelectOption(
            label=wording.name(card),
            value=card.code,
            emoji=emoji(card, wording),
            default=planned == Play(card),
        )
        for card in cards
    ]
    return [row([select(ids.PlayAhead(*moment), options, wording.say("hand-ahead"), least=0)])]


def _allowed(view: SeatView, draft: Draft) -> CardSet:
    # What was chosen to be said goes with some cards only, or with none if it contradicts itself.
    fitting = as_set(cards_for(view, chosen(view, draft.says)))
    return playable(view.ask) & fitting or playable(view.ask)


def _beside(moment: HandVersion, view: SeatView, wording: Wording) -> list[ActionRow]:
    # Alternatives to playing a card, such as showing a handful.
    if not isinstance(view.ask, OneOf):
        return []
    found = beside_cards(moment, view, view.ask.actions, wording)
    if len(found) > MOST_BESIDE:
        return action_selects(moment, found, wording)
    return rows_of([action_button(choice) for choice in found])


def _card_button(moment: HandVersion, card: Card, wording: Wording, says: int) -> Button:
    return button(
        ids.PlayCard(*moment, card.code, says),
        on_button(card, wording),
        PRIMARY if card.suit in TAROTS else SECONDARY,
        emoji(card, wording),
    )


def back_buttons(moment: HandVersion, wording: Wording, draft: Draft) -> list[Button]:
    """Return the button with which whoever plays alone goes back to before what they did last, if
    they can."""
    return [button(ids.TakeBackLast(*moment), wording.say("button-back"))] if draft.back else []


def hint_button(moment: HandVersion, wording: Wording, *, is_asked: bool) -> Button:
    """Return the button for a hint. It stays in its place: a second press would hit another button
    there."""
    return button(ids.AskHint(*moment), wording.say("button-hint"), emoji="💡", disabled=is_asked)
