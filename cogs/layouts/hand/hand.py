"""How a private hand looks: a line of text, the picture, and buttons or selects."""

from collections.abc import Sequence

from discord import ui

from bot.games.actions import (
    Action,
    CardsFrom,
    Declare,
    MeldsFrom,
    OneOf,
    Play,
    Slam,
    playable,
)
from bot.games.cards import as_set
from bot.games.trick import trick_so_far
from bot.games.view import SeatView
from bot.words.labels import cut, named
from bot.words.lists import listed
from bot.words.progress import progress_of
from bot.words.sayings import chosen, phrases
from bot.words.summary import summary_lines
from bot.words.wording import Wording
from cogs.layouts.components import ActionRow, Button, Text
from cogs.layouts.hand import ids
from cogs.layouts.hand.cards import back_buttons, card_rows, hint_button
from cogs.layouts.hand.discard import discard_line, discard_rows
from cogs.layouts.hand.draft import FOLDED, NOTHING, Draft
from cogs.layouts.hand.ids import HandVersion
from cogs.layouts.hand.melds import meld_rows
from cogs.layouts.hand.offered import action_rows
from cogs.layouts.ids import TableAction, TableButton
from cogs.layouts.parts import ACCENT, FELT, PRIMARY, boxed, button, gallery, row

PICTURE = "hand.png"
PAGES = ("last", "scores")
MOST_BESIDE_PAGE = 12
"""With more cards to play than this, an open page takes the place of their buttons."""
MOST_SAID = 120
"""At most this many characters of what goes with the next card are shown; the select has all."""


def hand_layout(
    table: int,
    view: SeatView,
    names: Sequence[str],
    wording: Wording,
    alt: str,
    draft: Draft = NOTHING,
    why: str = "",
    intro: str = "",
    page: Sequence[str] = (),
    *,
    picture_last: bool = False,
) -> ui.LayoutView:
    """Return the private hand of the view's seat.

    *why* says what has just gone wrong, *intro* what the game is about; *page* are the lines of the
    page that is open. Usually the picture stands above what can be pressed.
    """
    lines = [intro] if intro else []
    lines.append(hand_line(view, wording, draft))
    # What was told before the press waits while a refusal is read: both are too much for a phone.
    lines += [wording.say("hand-why", why=why)] if why else summary_lines(view, names, wording)
    lines += [line for line in page if line not in lines]
    picture, rows = gallery(alt, PICTURE), controls(table, view, wording, draft)
    return boxed(
        ACCENT if view.my_turn else FELT,
        Text("\n".join(lines)),
        *((*rows, picture) if picture_last else (picture, *rows)),
    )


def hand_line(view: SeatView, wording: Wording, draft: Draft) -> str:
    """Return what the owner of the hand is asked; off turn only what stays true until their turn
    comes."""
    # Whoever plays a card has the most buttons, and the picture says which trick it is.
    title = [] if playable(view.ask) else [_title(view, wording)]
    lines = [*title, _asked(view, wording, draft)]
    said = chosen(view, draft.says)
    if said:
        shown = cut(phrases(said, view.game, wording), MOST_SAID)
        lines.append(wording.say("form-with-next-card", said=shown))
    if draft.hint:
        lines.append(draft.hint)
    return "\n".join(lines)


def controls(table: int, view: SeatView, wording: Wording, draft: Draft) -> list[ActionRow]:
    """Return the rows of all that can be pressed."""
    moment = HandVersion(table, view.number, view.step)
    pages = _page_buttons(moment, _pages(view), wording, draft.opened)
    help_button = button(TableButton(table, TableAction.EXPLAIN), "?")
    if playable(view.ask) and draft.opened in FOLDED:
        # Among the cards these would take a row of their own.
        more = button(ids.Unfold(*moment, "tools"), wording.say("button-more"))
        return card_rows(moment, view, wording, draft, [more if pages else help_button])
    if _page_needs_room(view, draft):
        return [row([*pages, help_button])]
    rows = _form(moment, view, wording, draft)
    if not playable(view.ask):
        pages = [*back_buttons(moment, wording, draft), *pages]
        if draft.hints:
            pages.insert(0, hint_button(moment, wording, is_asked=bool(draft.hint)))
    if pages or not rows or rows[-1].is_full:
        return [*rows, row([*pages, help_button])]
    rows[-1].children.append(help_button)
    return rows


def _page_needs_room(view: SeatView, draft: Draft) -> bool:
    # With many cards below it a page would not fit a phone; what is being said stays in sight.
    reading = draft.opened in PAGES and not draft.talking
    return reading and playable(view.ask).bit_count() > MOST_BESIDE_PAGE


def _form(moment: HandVersion, view: SeatView, wording: Wording, draft: Draft) -> list[ActionRow]:
    # What the owner of the hand acts with.
    match view.ask:
        case CardsFrom() as ask:
            return discard_rows(moment, view, ask, wording, draft.cards)
        case MeldsFrom() as ask:
            return meld_rows(moment, view, ask, wording, draft)
        case OneOf(actions) if not playable(view.ask):
            return action_rows(moment, view, actions, wording, draft)
    if isinstance(draft.ahead, Declare):
        return [row([button(ids.ForgetPlan(*moment), wording.say("button-unplan"))])]
    if isinstance(view.foreseen, MeldsFrom):
        return meld_rows(moment, view, view.foreseen, wording, draft)
    return card_rows(moment, view, wording, draft)


def _pages(view: SeatView) -> list[str]:
    # What can be opened in the hand. A hand off turn may stay as it is for many tricks; whoever
    # plays to the first one sees the totals in the picture, and has the most buttons.
    if not progress_of(view).began:
        return ["scores"] if view.scores else []
    return [] if view.my_turn and not view.tricks else ["last", "scores"]


def _page_buttons(
    moment: HandVersion, pages: Sequence[str], wording: Wording, opened: str
) -> list[Button]:
    return [
        button(ids.Unfold(*moment, "none"), wording.say("button-fold"), PRIMARY)
        if page == opened
        else button(ids.Unfold(*moment, page), wording.say(f"button-{page}"))
        for page in pages
    ]


def _title(view: SeatView, wording: Wording) -> str:
    if not view.my_turn:
        return wording.say("hand-title", deal=view.number)
    part = named(wording, f"phase-{view.phase}", view.phase)
    return wording.say("hand-title-part", deal=view.number, part=part)


def _asked(view: SeatView, wording: Wording, draft: Draft) -> str:
    if view.to_act is None:
        return wording.say("hand-over")
    if not view.my_turn:
        return _waiting(view, wording, draft.ahead)
    match view.ask:
        case CardsFrom() as ask:
            return discard_line(view, ask, wording, draft.cards)
        case MeldsFrom(melds):
            key = f"ask-{view.phase}" if wording.has(f"ask-{view.phase}") else "ask-declare"
            asked = key if melds else "ask-declare-nothing"
            return wording.say(asked, edition=view.game.edition)
        case OneOf(actions) if not playable(view.ask):
            return _action_line(view, type(actions[0]).__name__.lower(), wording, draft)
    return _turn(view, wording)


def _waiting(view: SeatView, wording: Wording, planned: Action | None) -> str:
    match planned:
        case Play(card):
            return wording.say("hand-planned", card=wording.name(card))
        case Declare(melds):
            read = view.game.read_melds([as_set(meld) for meld in melds]) or ()
            return wording.say("hand-planned-declare", points=view.game.meld_points(read))
        case Slam(True):
            return wording.say("hand-planned-slam")
    if isinstance(view.foreseen, MeldsFrom):
        return wording.say("hand-foreseen")
    return wording.say("hand-wait" if view.hand else "hand-played")


def _action_line(view: SeatView, kind: str, wording: Wording, draft: Draft) -> str:
    if draft.called:
        cards = listed(map(wording.name, draft.called), wording.texts)
        return wording.say("ask-call-next", cards=cards)
    phase = f"ask-{view.phase}"
    keys = (f"ask-{view.phase}-{kind}", phase, f"ask-{kind}", "hand-yours")
    own = f"ask-bid-{view.game.key}"
    if kind == "bid" and wording.has(own):
        return wording.say(own, **view.game.bidding_facts(as_set(view.hand)))
    return wording.say(next(key for key in keys if wording.has(key)))


def _turn(view: SeatView, wording: Wording) -> str:
    led, _ = trick_so_far(view.game.tables, [card.index for card in view.trick.cards])
    if not view.trick.cards:
        free = playable(view.ask) == as_set(view.hand)
        return wording.say("hand-yours-lead" if free else "hand-yours-lead-but")
    if not led:
        return wording.say("hand-yours")
    suit = wording.suit(view.game.pack.members(led)[0].suit)
    return wording.say("hand-yours-follow", suit=suit)
