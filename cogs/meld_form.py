"""The form for declaring combinations: those that are ready-made, and smaller ones."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.games.actions import Cards, Declare, MeldsFrom, code_of
from bot.games.cards import CardSet, Pack, as_set
from bot.games.melds import Meld, total
from bot.games.views import SeatView
from bot.texts import Texts
from cogs.draft import Draft, Ids
from cogs.form_buttons import DeclareButton, DeedButton, MeldSelect
from cogs.labels import briefly, named, sign, spoken
from cogs.rows import MOST_OPTIONS, row
from rendering.hand import hand_order

MOST_BUILT = 3
"""So many combinations put together by hand fit into an id."""
BUILT = "built"
"""Begins the value of a combination put together by hand; the others are their places."""


def meld_rows(
    ids: Ids, view: SeatView, ask: MeldsFrom, texts: Texts, draft: Draft
) -> list[ui.ActionRow[Any]]:
    """The ready-made combinations, the cards for another one, and the buttons."""
    nothing: ui.Button[Any] = ui.Button(label=texts.say("form-declare-nothing"))
    silent = DeedButton("do", ids, code_of(Declare(())), nothing)
    if not ask.melds:
        return [row([silent])]
    laid = chosen_melds(ask, draft)
    declare: ui.Button[Any] = ui.Button(
        label=_declare_label(view, laid, texts),
        style=discord.ButtonStyle.success,
        disabled=not laid,
    )
    return [
        row([_meld_select(ids, view, ask, texts, draft)]),
        row([_build_select(ids, view, texts, draft)]),
        row([DeclareButton(ids, draft, declare), silent]),
    ]


def chosen_melds(ask: MeldsFrom, draft: Draft) -> tuple[CardSet, ...]:
    """The combinations that the draft would declare; at first all that are ready-made."""
    chosen = chosen_places(ask, draft)
    ready = (as_set(meld) for place, meld in enumerate(ask.melds) if chosen >> place & 1)
    return (*ready, *draft.built)


def chosen_places(ask: MeldsFrom, draft: Draft) -> int:
    """Which of the ready-made combinations are chosen, a bit for each."""
    every = (1 << len(ask.melds)) - 1
    return every if draft.melds is None else draft.melds & every


def with_chosen(ask: MeldsFrom, draft: Draft, values: Sequence[str]) -> Draft:
    """The draft with these values of the first select chosen and no others."""
    places = {int(value) for value in values if value.isdecimal()}
    kept = tuple(meld for place, meld in enumerate(draft.built) if f"{BUILT}{place}" in set(values))
    return Draft(melds=sum(1 << place for place in places), built=kept)


def with_built(view: SeatView, ask: MeldsFrom, draft: Draft, cards: CardSet) -> Draft | None:
    """The draft with one more combination, in place of others of its kind.

    None if the game knows that these cards are none.
    """
    read = view.game.read_melds((cards,))
    if read is None:
        return None
    [meld] = read
    ready = _read_all(view, [as_set(each) for each in ask.melds])
    other = [place for place, each in enumerate(ready) if each.family != meld.family]
    free = sum(1 << place for place in other)
    kept = [
        each
        for each in draft.built
        if each != cards and meld.family not in {m.family for m in _read_all(view, [each])}
    ]
    built = (*kept, cards)[-MOST_BUILT:]
    return Draft(melds=chosen_places(ask, draft) & free, built=built)


def meld_name(pack: Pack, meld: Meld | None, cards: Cards, texts: Texts) -> str:
    """What a combination is called, and its cards."""
    shown = briefly(pack, cards, texts)
    if meld is None:
        return shown
    name = named(texts, f"meld-{meld.family}", meld.family)
    return texts.say("form-meld", name=name, cards=shown)


def _read_all(view: SeatView, laid: Sequence[CardSet]) -> tuple[Meld, ...]:
    return view.game.read_melds(laid) or ()


def _declare_label(view: SeatView, laid: Sequence[CardSet], texts: Texts) -> str:
    read = view.game.read_melds(laid) if laid else None
    if read is None:
        return texts.say("form-declare", count=len(laid))
    return texts.say("form-declare-points", points=total(read))


def _meld_select(
    ids: Ids, view: SeatView, ask: MeldsFrom, texts: Texts, draft: Draft
) -> MeldSelect:
    pack = view.game.pack
    chosen, melds = chosen_places(ask, draft), ask.melds[:MOST_OPTIONS]
    read: Sequence[Meld | None] = _read_all(view, [as_set(meld) for meld in melds])
    options = [
        _option(pack, str(place), meld, cards, bool(chosen >> place & 1), texts)
        for place, (meld, cards) in enumerate(zip(read or [None] * len(melds), melds, strict=True))
    ]
    for place, built in enumerate(draft.built):
        cards = pack.members(built)
        meld = next(iter(_read_all(view, [built])), None)
        options.append(_option(pack, f"{BUILT}{place}", meld, cards, True, texts))
    options = options[-MOST_OPTIONS:]
    select: ui.Select[Any] = ui.Select(
        placeholder=texts.say("form-melds"), min_values=0, max_values=len(options), options=options
    )
    return MeldSelect("melds", ids, draft, select)


def _option(
    pack: Pack, value: str, meld: Meld | None, cards: Cards, picked: bool, texts: Texts
) -> discord.SelectOption:
    points = texts.say("form-points", points=meld.points) if meld else None
    label = meld_name(pack, meld, cards, texts)
    return discord.SelectOption(label=_cut(label), value=value, description=points, default=picked)


def _build_select(ids: Ids, view: SeatView, texts: Texts, draft: Draft) -> MeldSelect:
    cards = hand_order(view)[:MOST_OPTIONS]
    options = [
        discord.SelectOption(
            label=spoken(view.game.pack, card, texts), value=card.code, emoji=sign(card, texts)
        )
        for card in cards
    ]
    select: ui.Select[Any] = ui.Select(
        placeholder=texts.say("form-build"), max_values=len(options), options=options
    )
    return MeldSelect("build", ids, draft, select)


def _cut(label: str) -> str:
    return label if len(label) <= 100 else label[:99] + "…"
