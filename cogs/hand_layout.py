"""How a private hand looks: a line of text, the picture, and buttons or selects."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.games.actions import CardsFrom, playable
from bot.games.cards import Card, CardSet, Pack, Suit, as_set
from bot.games.names import SUITS
from bot.games.trick import state
from bot.games.views import SeatView
from bot.texts import Texts
from cogs.buttons import CardButton, LayButton, PickSelect
from cogs.labels import SIGNS, face, spoken
from rendering.hand import hand_order

PICTURE = "hand.png"
ROW = 5
ACCENT = discord.Colour(0xE2A72E)
FELT = discord.Colour(0x1E403A)


def hand_layout(
    table: int,
    view: SeatView,
    names: Sequence[str],
    texts: Texts,
    alt: str,
    chosen: CardSet = 0,
    why: str = "",
) -> ui.LayoutView:
    """The private hand of the view's seat; *why* is a line on what just went wrong."""
    lines = [hand_line(view, names, texts, chosen)]
    if why:
        lines.append(texts.say("hand-why", why=why))
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT if view.my_turn else FELT)
    box.add_item(ui.TextDisplay("\n".join(lines)))
    box.add_item(
        ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{PICTURE}", description=alt))
    )
    for row in controls(table, view, texts, chosen):
        box.add_item(row)
    layout = ui.LayoutView(timeout=None)
    layout.add_item(box)
    return layout


def hand_line(view: SeatView, names: Sequence[str], texts: Texts, chosen: CardSet) -> str:
    """What the owner of the hand has to know: whose turn it is, and what is asked of him."""
    title = texts.say("hand-title", deal=view.number, trick=len(view.tricks) + 1)
    return f"{title}\n{_asked(view, names, texts, chosen)}"


def controls(table: int, view: SeatView, texts: Texts, chosen: CardSet) -> list[ui.ActionRow[Any]]:
    """The rows below the picture."""
    if isinstance(view.ask, CardsFrom):
        return _discard_rows(table, view, view.ask, texts, chosen)
    return _card_rows(table, view, texts)


def _asked(view: SeatView, names: Sequence[str], texts: Texts, chosen: CardSet) -> str:
    if view.to_act is None:
        return texts.say("hand-over")
    if isinstance(view.ask, CardsFrom):
        cards = [spoken(view.game.pack, card, texts) for card in view.game.pack.members(chosen)]
        key = "hand-discard-too-many" if len(cards) > view.ask.count else "hand-discard"
        names_text = ", ".join(cards) or texts.say("hand-none")
        return texts.say(key, count=view.ask.count, chosen=names_text)
    if not view.my_turn:
        key = "hand-discard-wait" if view.phase == "discard" else "hand-wait"
        return texts.say(key, name=names[view.to_act])
    return _turn(view, texts)


def _turn(view: SeatView, texts: Texts) -> str:
    led, _ = state(view.game.tables, [card.index for card in view.trick.cards])
    if not view.trick.cards:
        return texts.say("hand-yours-lead")
    suits = {card.suit for card in view.game.pack.members(led)}
    if not suits:
        return texts.say("hand-yours")
    return texts.say("hand-yours-follow", suit=SUITS[texts.language][suits.pop()])


def _card_rows(table: int, view: SeatView, texts: Texts) -> list[ui.ActionRow[Any]]:
    # Off turn every card stays enabled: a press then says whose turn it is, and a hand that was
    # not refreshed can still be played from.
    allowed = playable(view.ask) if view.my_turn else as_set(view.hand)
    buttons = [
        _card_button(table, view, card, bool(allowed & card.bit), texts)
        for card in hand_order(view)
    ]
    return [_row(buttons[i : i + ROW]) for i in range(0, len(buttons), ROW)]


def _card_button(table: int, view: SeatView, card: Card, enabled: bool, texts: Texts) -> CardButton:
    tarot = card.suit in (Suit.TRUMPS, Suit.FOOL)
    button: ui.Button[Any] = ui.Button(
        label=face(card, texts),
        emoji=SIGNS.get(card.suit),
        style=discord.ButtonStyle.primary if tarot else discord.ButtonStyle.secondary,
        disabled=not enabled,
        custom_id=f"play:{table}:{view.number}:{view.step}:{card.code}",
    )
    return CardButton(table, view.number, view.step, card.code, button)


def _discard_rows(
    table: int, view: SeatView, ask: CardsFrom, texts: Texts, chosen: CardSet
) -> list[ui.ActionRow[Any]]:
    ids = table, view.number, view.step
    order = [card for card in hand_order(view) if card in ask.cards]
    rows = [
        _row([_pick_select(ids, group, view.game.pack, cards, ask.count, chosen, texts)])
        for group, cards in enumerate(_groups(order))
    ]
    return [*rows, _row(_discard_buttons(ids, ask, chosen, texts))]


def _groups(cards: Sequence[Card]) -> list[list[Card]]:
    # By suit, trumps apart: at most five groups, none with more than 21 cards.
    suits = list(dict.fromkeys(card.suit for card in cards))
    return [[card for card in cards if card.suit is suit] for suit in suits]


def group_members(view: SeatView, group: int) -> CardSet:
    """The cards that the select of this number offers."""
    if not isinstance(view.ask, CardsFrom):
        return 0
    offered = view.ask.cards
    groups = _groups([card for card in hand_order(view) if card in offered])
    return as_set(groups[group]) if group < len(groups) else 0


def _pick_select(
    ids: tuple[int, int, int],
    group: int,
    pack: Pack,
    cards: Sequence[Card],
    count: int,
    chosen: CardSet,
    texts: Texts,
) -> PickSelect:
    suit = SUITS[texts.language][cards[0].suit]
    select: ui.Select[Any] = ui.Select(
        placeholder=texts.say("hand-choose", group=suit.capitalize()),
        min_values=0,
        max_values=min(count, len(cards)),
        options=[_option(pack, card, bool(chosen & card.bit), texts) for card in cards],
    )
    return PickSelect(ids, group, chosen, select)


def _option(pack: Pack, card: Card, picked: bool, texts: Texts) -> discord.SelectOption:
    return discord.SelectOption(
        label=spoken(pack, card, texts),
        value=card.code,
        emoji=SIGNS.get(card.suit),
        default=picked,
    )


def _discard_buttons(
    ids: tuple[int, int, int], ask: CardsFrom, chosen: CardSet, texts: Texts
) -> list[LayButton]:
    ready = chosen.bit_count() == ask.count
    lay: ui.Button[Any] = ui.Button(
        label=texts.say("button-confirm"),
        style=discord.ButtonStyle.success,
        disabled=not ready,
    )
    clear: ui.Button[Any] = ui.Button(label=texts.say("button-clear"), disabled=not chosen)
    return [LayButton("lay", ids, chosen, lay), LayButton("clear", ids, chosen, clear)]


def _row(items: Sequence[ui.Item[Any]]) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def words(text: str) -> ui.LayoutView:
    """A layout that holds a text and nothing else."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(text))
    return layout
