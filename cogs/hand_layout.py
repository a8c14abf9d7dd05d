"""How a private hand looks: a line of text, the picture, and buttons or selects."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.games.actions import CardsFrom, MeldsFrom, OneOf, playable
from bot.games.cards import Card, CardSet, Pack, Suit, as_set
from bot.games.trick import state
from bot.games.views import SeatView
from bot.texts import Texts
from cogs.buttons import CardButton, table_button
from cogs.deed_form import beside_cards, deed_button, deed_rows, deed_selects
from cogs.discard_form import discard_line, discard_rows
from cogs.draft import NOTHING, Draft, Ids
from cogs.labels import face, named, sign, spoken, suit_of
from cogs.meld_form import meld_rows
from cogs.rows import ROW, row, rows_of
from cogs.sayings import cards_for, chosen, phrases
from cogs.talk_form import talk_rows
from cogs.told import told
from rendering.hand import hand_order

PICTURE = "hand.png"
MOST_BESIDE = 3
"""So many other things to do stand as buttons below the cards; more of them are a select."""
MOST_SAID = 500
"""So many characters of what goes with the next card are shown; the select shows all of it."""
ACCENT = discord.Colour(0xE2A72E)
FELT = discord.Colour(0x1E403A)


def hand_layout(
    table: int,
    view: SeatView,
    names: Sequence[str],
    texts: Texts,
    alt: str,
    draft: Draft = NOTHING,
    why: str = "",
    intro: str = "",
) -> ui.LayoutView:
    """The private hand of the view's seat.

    *why* is a line on what just went wrong, *intro* says what the game is about.
    """
    lines = [intro] if intro else []
    lines += [hand_line(view, names, texts, draft), *told(view, names, texts)]
    if why:
        lines.append(texts.say("hand-why", why=why))
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT if view.my_turn else FELT)
    box.add_item(ui.TextDisplay("\n".join(lines)))
    box.add_item(
        ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{PICTURE}", description=alt))
    )
    for each in controls(table, view, texts, draft):
        box.add_item(each)
    layout = ui.LayoutView(timeout=None)
    layout.add_item(box)
    return layout


def hand_line(view: SeatView, names: Sequence[str], texts: Texts, draft: Draft) -> str:
    """What the owner of the hand has to know: whose turn it is, and what is asked of him."""
    lines = [_title(view, texts), _asked(view, names, texts, draft)]
    said = chosen(view, draft.says)
    if said:
        shown = phrases(said, view.game, texts)[:MOST_SAID]
        lines.append(texts.say("form-with-next-card", said=shown))
    return "\n".join(lines)


def controls(table: int, view: SeatView, texts: Texts, draft: Draft) -> list[ui.ActionRow[Any]]:
    """The rows below the picture."""
    ids = table, view.number, view.step
    match view.ask:
        case CardsFrom() as ask:
            rows = discard_rows(ids, view, ask, texts, draft.cards)
        case MeldsFrom() as ask:
            rows = meld_rows(ids, view, ask, texts, draft)
        case OneOf(actions) if not playable(view.ask):
            rows = deed_rows(ids, view, actions, texts, draft)
        case _:
            rows = _card_rows(ids, view, texts, draft)
    return _with_help(table, rows)


def _with_help(table: int, rows: list[ui.ActionRow[Any]]) -> list[ui.ActionRow[Any]]:
    # The page that explains what is asked now; in the last row where there is room.
    button = table_button(table, "explain", "?")
    if not rows or sum(item.width for item in rows[-1].children) == ROW:
        return [*rows, row([button])]
    rows[-1].add_item(button)
    return rows


def _title(view: SeatView, texts: Texts) -> str:
    if view.to_act is None:
        return texts.say("hand-title", deal=view.number)
    part = named(texts, f"phase-{view.phase}", view.phase)
    if view.phase == "play":
        part = texts.say("hand-trick", number=len(view.tricks) + 1)
    return texts.say("hand-title-part", deal=view.number, part=part)


def _asked(view: SeatView, names: Sequence[str], texts: Texts, draft: Draft) -> str:
    if view.to_act is None:
        return texts.say("hand-over")
    if not view.my_turn:
        return _waiting(view, names[view.to_act], texts)
    match view.ask:
        case CardsFrom() as ask:
            return discard_line(view, ask, texts, draft.cards)
        case MeldsFrom(melds):
            key = f"ask-{view.phase}" if texts.has(f"ask-{view.phase}") else "ask-declare"
            return texts.say(key if melds else "ask-declare-nothing")
        case OneOf(actions) if not playable(view.ask):
            return _deed_line(view, type(actions[0]).__name__.lower(), texts, draft)
    return _turn(view, texts)


def _waiting(view: SeatView, name: str, texts: Texts) -> str:
    if view.phase == "discard":
        return texts.say("hand-discard-wait", name=name)
    if view.phase == "play":
        return texts.say("hand-wait", name=name)
    return doing(view, name, texts)


def doing(view: SeatView, name: str, texts: Texts) -> str:
    """What the seat whose turn it is has to do, said of it by name."""
    key = f"doing-{view.phase}"
    if texts.has(key):
        return texts.say(key, name=name)
    phase = named(texts, f"phase-{view.phase}", view.phase)
    return texts.say("doing-other", name=name, phase=phase)


def _deed_line(view: SeatView, kind: str, texts: Texts, draft: Draft) -> str:
    if draft.called:
        cards = ", ".join(spoken(view.game.pack, card, texts) for card in draft.called)
        return texts.say("ask-call-next", cards=cards)
    phase = f"ask-{view.phase}"
    key = phase if texts.has(phase) else f"ask-{kind}"
    return texts.say(key if texts.has(key) else "hand-yours")


def _turn(view: SeatView, texts: Texts) -> str:
    led, _ = state(view.game.tables, [card.index for card in view.trick.cards])
    if not view.trick.cards:
        free = playable(view.ask) == as_set(view.hand)
        return texts.say("hand-yours-lead" if free else "hand-yours-lead-but")
    if not led:
        return texts.say("hand-yours")
    suit = suit_of(view.game.pack.members(led)[0], texts)
    return texts.say("hand-yours-follow", suit=suit)


def _card_rows(ids: Ids, view: SeatView, texts: Texts, draft: Draft) -> list[ui.ActionRow[Any]]:
    # Off turn every card stays enabled: a press then says whose turn it is, and a hand that was
    # not refreshed can still be played from.
    allowed = _allowed(view, draft) if view.my_turn else as_set(view.hand)
    buttons = [
        _card_button(ids, view.game.pack, card, bool(allowed & card.bit), texts, draft.says)
        for card in hand_order(view)
    ]
    talk = talk_rows(ids, view, texts, draft)
    return [*talk, *rows_of(buttons), *_beside(ids, view, texts)]


def _allowed(view: SeatView, draft: Draft) -> CardSet:
    # What is chosen to be said goes with some cards only, or with none if it does not agree.
    fitting = as_set(cards_for(view, chosen(view, draft.says)))
    return playable(view.ask) & fitting or playable(view.ask)


def _beside(ids: Ids, view: SeatView, texts: Texts) -> list[ui.ActionRow[Any]]:
    # What can be done instead of playing a card, such as showing a handful.
    if not isinstance(view.ask, OneOf):
        return []
    found = beside_cards(ids, view, view.ask.actions, texts)
    if len(found) > MOST_BESIDE:
        return deed_selects(ids, found, texts)
    return rows_of([deed_button(ids, choice) for choice in found])


def _card_button(
    ids: Ids, pack: Pack, card: Card, enabled: bool, texts: Texts, says: int
) -> CardButton:
    tarot = card.suit in (Suit.TRUMPS, Suit.FOOL)
    button: ui.Button[Any] = ui.Button(
        label=face(pack, card, texts),
        emoji=sign(card, texts),
        style=discord.ButtonStyle.primary if tarot else discord.ButtonStyle.secondary,
        disabled=not enabled,
    )
    return CardButton(ids, card.code, says, button)


def words(text: str) -> ui.LayoutView:
    """A layout that holds a text and nothing else."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(text))
    return layout
