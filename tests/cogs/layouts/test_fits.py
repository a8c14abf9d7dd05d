"""Whatever a game asks fits into a hand uncut, in every language that has begun to be written."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.games.actions import CardsFrom, playable
from bot.games.cards import as_set
from bot.games.catalogue import GAMES
from bot.games.view import SeatView
from bot.texts.texts import Texts
from bot.words.alt import hand_in_words, table_in_words
from bot.words.seats import Nameplate
from bot.words.wording import Wording
from cogs.layouts.hand.draft import NOTHING, Draft
from cogs.layouts.hand.hand import hand_layout
from rendering.canvas.picture import LONGEST_ALT
from tests.cogs.layouts.test_form_layouts import TABLE, checked
from tests.games.support.playing import moves, with_some_options
from tests.texts.support.messages import folders

Json = dict[str, Any]

LONG = "Bartholomew Wolfeschlegelsteinhau"[:32]
"""As long as a name can be."""

STEPS = 11
"""One view in so many is looked at; the number shares no factor with the seats."""


@cache
def views(key: str) -> tuple[SeatView, ...]:
    """What the seat whose turn it is sees now and then, in a match with some options."""
    rng = Random(3)
    game = with_some_options(GAMES[key], rng)
    kept = (
        match.view(match.deal.to_act)
        for number, (match, _) in enumerate(moves(game, rng))
        if match.deal is not None and match.deal.to_act is not None
        if number % STEPS == 0 or not playable(match.view(match.deal.to_act).ask)
    )
    return tuple(view for _, view in zip(range(60), kept, strict=False))


def drafts(view: SeatView) -> Iterator[Draft]:
    """The hand as it comes, and with a discard chosen."""
    yield NOTHING
    if isinstance(view.ask, CardsFrom):
        yield Draft(cards=as_set(view.ask.cards[: view.ask.count]))


def labels(part: Json) -> Iterator[tuple[str, int]]:
    """What is written on a button or in a select, and how long it may be."""
    yield str(part.get("label", "")), 80
    yield str(part.get("placeholder") or ""), 150
    for option in part.get("options", ()):
        yield option["label"], 100
        yield str(option.get("description") or ""), 100


def parts(components: list[Json]) -> Iterator[Json]:
    """All components, at any depth."""
    for each in components:
        yield each
        yield from parts(each.get("components", []))


@pytest.mark.parametrize("language", folders())
@pytest.mark.parametrize("key", GAMES)
def test_a_hand_is_never_cut(key: str, language: str) -> None:
    for view in views(key):
        names = tuple(LONG for _ in range(view.game.players))
        wording = Wording.usual(Texts(language), view.game.pack.art)
        alt = hand_in_words(view, 0, wording)
        sitters = tuple(map(Nameplate, names))
        assert len(alt) < LONGEST_ALT
        assert len(table_in_words(view, sitters, wording)) < LONGEST_ALT
        for draft in drafts(view):
            layout = hand_layout(TABLE, view, names, wording, alt, draft, "why", "intro")
            shown = [*parts(checked(layout.to_components()))]
            written = [text for part in shown for text in labels(part)]
            # A text that is as long as can be has been cut.
            assert [text for text, most in written if len(text) >= most] == []
