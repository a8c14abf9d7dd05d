"""The form for declaring combinations: ready-made ones and smaller ones."""

from collections.abc import Sequence

import discord

from bot.games.actions import Cards, Declare, MeldsFrom, code_of
from bot.games.cards import CardSet, Pack, as_set
from bot.games.melds import Meld
from bot.games.numbers import number
from bot.games.view import SeatView
from bot.words.actions import meld_name
from bot.words.labels import emoji
from bot.words.ranks import hand_order
from bot.words.wording import Wording
from cogs.layouts.components import ActionRow
from cogs.layouts.hand import ids
from cogs.layouts.hand.draft import Draft
from cogs.layouts.hand.ids import HandVersion
from cogs.layouts.parts import LONGEST_OPTION, MOST_OPTIONS, SUCCESS, Select, button, row, select

MOST_BUILT = 3
"""This many combinations built by hand fit into an id."""
BUILT = "built"
"""Prefix of the value of a combination built by hand; other values are places in the list."""


def meld_rows(
    moment: HandVersion, view: SeatView, ask: MeldsFrom, wording: Wording, draft: Draft
) -> list[ActionRow]:
    """Return the ready-made combinations, the cards for building another, and the buttons."""
    declare_nothing = ids.DoAction(*moment, code_of(Declare(())))
    silent = button(declare_nothing, wording.say("form-declare-nothing"))
    if not ask.melds:
        return [row([silent])]
    laid = chosen_melds(ask, draft)
    declare = ids.DeclareMelds(*moment, draft.melds, draft.built)
    label = _declare_label(view, laid, wording)
    return [
        row([_meld_select(moment, view, ask, wording, draft)]),
        row([_build_select(moment, view, wording, draft)]),
        row([button(declare, label, SUCCESS, disabled=not laid), silent]),
    ]


def melds_to_declare(view: SeatView) -> MeldsFrom | None:
    """Return what may be declared, now or ahead."""
    asked = view.ask or view.foreseen
    return asked if isinstance(asked, MeldsFrom) else None


def chosen_melds(ask: MeldsFrom, draft: Draft) -> tuple[CardSet, ...]:
    """Return the combinations the draft would declare; at first all the ready-made ones."""
    chosen = chosen_places(ask, draft)
    ready = (as_set(meld) for place, meld in enumerate(ask.melds) if chosen >> place & 1)
    return (*ready, *draft.built)


def chosen_places(ask: MeldsFrom, draft: Draft) -> int:
    """Return which of the ready-made combinations are chosen, one bit each."""
    every = (1 << len(ask.melds)) - 1
    return every if draft.melds is None else draft.melds & every


def with_chosen(ask: MeldsFrom, draft: Draft, values: Sequence[str]) -> Draft:
    """Return the draft with exactly these values of the first select chosen."""
    places = {number(value, len(ask.melds) - 1) for value in values} - {None}
    kept = tuple(meld for place, meld in enumerate(draft.built) if f"{BUILT}{place}" in set(values))
    return Draft(melds=sum(1 << place for place in places if place is not None), built=kept)


def with_built(view: SeatView, ask: MeldsFrom, draft: Draft, cards: CardSet) -> Draft | None:
    """Return the draft with one more combination, replacing any others of its kind.

    None if these cards are not a combination.
    """
    read = view.game.read_melds((cards,))
    if read is None:
        return None
    [meld] = read
    ready = _read_all(view, [as_set(each) for each in ask.melds])
    other = [place for place, each in enumerate(ready) if each.kind != meld.kind]
    free = sum(1 << place for place in other)
    kept = [
        each
        for each in draft.built
        if each != cards and meld.kind not in {m.kind for m in _read_all(view, [each])}
    ]
    built = (*kept, cards)[-MOST_BUILT:]
    return Draft(melds=chosen_places(ask, draft) & free, built=built)


def _read_all(view: SeatView, laid: Sequence[CardSet]) -> tuple[Meld, ...]:
    return view.game.read_melds(laid) or ()


def _declare_label(view: SeatView, laid: Sequence[CardSet], wording: Wording) -> str:
    read = view.game.read_melds(laid) if laid else None
    if read is None:
        return wording.say("form-declare", count=len(laid))
    return wording.say("form-declare-points", points=view.game.meld_points(read))


def _meld_select(
    moment: HandVersion, view: SeatView, ask: MeldsFrom, wording: Wording, draft: Draft
) -> Select:
    pack = view.game.pack
    chosen, melds = chosen_places(ask, draft), ask.melds[:MOST_OPTIONS]
    read: Sequence[Meld | None] = _read_all(view, [as_set(meld) for meld in melds])
    options = [
        _option(pack, str(place), meld, cards, bool(chosen >> place & 1), wording)
        for place, (meld, cards) in enumerate(zip(read or [None] * len(melds), melds, strict=True))
    ]
    for place, built in enumerate(draft.built):
        cards = pack.members(built)
        meld = next(iter(_read_all(view, [built])), None)
        options.append(_option(pack, f"{BUILT}{place}", meld, cards, True, wording))
    options = options[-MOST_OPTIONS:]
    request = ids.ChooseMelds(*moment, draft.melds, draft.built)
    return select(request, options, wording.say("form-melds"), least=0, most=len(options))


def _option(
    pack: Pack, value: str, meld: Meld | None, cards: Cards, picked: bool, wording: Wording
) -> discord.SelectOption:
    points = wording.say("form-points", points=meld.points) if meld else None
    label = meld_name(meld, cards, wording)
    return discord.SelectOption(label=_cut(label), value=value, description=points, default=picked)


def _build_select(moment: HandVersion, view: SeatView, wording: Wording, draft: Draft) -> Select:
    cards = hand_order(view)[:MOST_OPTIONS]
    options = [
        discord.SelectOption(label=wording.name(card), value=card.code, emoji=emoji(card, wording))
        for card in cards
    ]
    request = ids.BuildMeld(*moment, draft.melds, draft.built)
    return select(request, options, wording.say("form-build"), most=len(options))


def _cut(label: str) -> str:
    return label if len(label) <= LONGEST_OPTION else label[: LONGEST_OPTION - 1] + "…"
