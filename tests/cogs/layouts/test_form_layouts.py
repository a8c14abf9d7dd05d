"""Every form of every game fits into a message, whatever the cards and the options."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from discord import ui

from bot.games.actions import Bid, Call, CardsFrom, MeldsFrom, OneOf, playable
from bot.games.cards import Seat, as_set
from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.games.match import Match
from bot.games.view import SeatView
from bot.loopback.checks.components import CheckedLayout, walk
from bot.loopback.checks.forms import Form
from bot.loopback.checks.media import Shelf
from bot.loopback.wire.errors import FormErrors, Refusal
from bot.loopback.world.clock import ShiftedClock
from bot.loopback.world.snowflakes import Snowflakes
from bot.texts import texts_for
from bot.words.ranks import hand_order
from bot.words.sayings import open_codes, phrase
from bot.words.summary import scoring_lines, summary_lines
from cogs.layouts.codec import Id
from cogs.layouts.hand.draft import NOTHING, Draft
from cogs.layouts.hand.hand import MOST_SAID, PICTURE, hand_layout, hand_line
from tests.cogs.layouts.test_ids import kinds
from tests.cogs.support.acting import MOORS
from tests.games.support.playing import moves, with_some_options
from tests.words.support.deals import wording_of

Json = dict[str, Any]

TABLE = 10**18 - 1
"""As long as the id of a table can be."""
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elena", "Fabio")
STEPS = 120
MANY = 20
TEXTS = texts_for("en")

every_game = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)


def components(view: SeatView, draft: Draft = NOTHING) -> list[Json]:
    """The hand of the view as it is sent. Raises `Refusal` if Discord would refuse it."""
    layout = hand_layout(
        TABLE, view, NAMES, wording_of(view.game), "words", draft, why="why", intro="intro"
    )
    return walk(checked(layout.to_components()))


def words(layout: ui.LayoutView) -> str:
    """All its text."""
    parts = walk(layout.to_components())
    return "\n".join(part["content"] for part in parts if "content" in part)


def checked(parts: list[Json]) -> list[Json]:
    """The components as Discord would take them. Raises `Refusal`."""
    errors = FormErrors()
    file = {"id": "1", "filename": PICTURE, "url": PICTURE, "content_type": "image/png"}
    shelf = Shelf("", "1", Snowflakes(ShiftedClock()), ephemeral=True, attachments=[file])
    taken = CheckedLayout(shelf, {}).of_v2_message(Form({"components": parts}, errors))
    errors.refuse()
    return taken


def views(kind: type[Game], seed: int) -> Iterator[SeatView]:
    """What each seat sees after each step of a match with random options."""
    rng = Random(seed)
    game = with_some_options(kind, rng)
    for match, _ in islice(moves(game, rng), STEPS):
        yield from (match.view(Seat(seat)) for seat in range(game.players))


def drafts(view: SeatView, rng: Random) -> Iterator[Draft]:
    """Drafts that somebody can come to from here."""
    yield NOTHING
    if view.sayings:
        yield Draft(says=rng.getrandbits(150), page=rng.randrange(9))
    match view.ask:
        case CardsFrom(cards, count):
            yield Draft(cards=as_set(rng.sample(cards, count)))
        case MeldsFrom(melds) if melds:
            yield Draft(melds=rng.getrandbits(len(melds)), built=(as_set(melds[0]),) * 3)
        case OneOf(actions) if isinstance(actions[0], Call) and len(actions[0].cards) > 1:
            yield Draft(called=actions[0].cards[:1])


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_every_hand_fits_into_a_message_and_its_ids_are_understood(
    kind: type[Game], seed: int
) -> None:
    rng = Random(seed)
    for each in views(kind, seed):
        for draft in drafts(each, rng):
            found = [part["custom_id"] for part in components(each, draft) if "custom_id" in part]
            assert found or not each.my_turn
            assert all(len(readers(text)) == 1 for text in found), found


def test_long_talk_is_cut_after_a_word() -> None:
    view = next(
        each
        for seed in range(20)
        for each in views(GAMES["piedicavallo"], seed)
        if playable(each.ask) and len(open_codes(each)) >= MANY
    )

    line = hand_line(view, wording_of(view.game), Draft(says=2**MANY - 1)).splitlines()[-1]

    assert line.endswith(" …")
    assert len(line) <= MOST_SAID + 30


@every_game
def test_where_buttons_would_jump_the_picture_stands_below_them(kind: type[Game]) -> None:
    view = next(view for view in views(kind, 0) if view.my_turn)
    wording = wording_of(view.game)

    [usual] = hand_layout(TABLE, view, NAMES, wording, "words").to_components()
    [still] = hand_layout(TABLE, view, NAMES, wording, "words", picture_last=True).to_components()

    words, picture, *rows = usual["components"]
    assert still["components"] == [words, *rows, picture]


def speaks(kind: type[Game]) -> bool:
    """Whether anything is done in a deal that hands tell of: more than a discard and tricks."""
    games = (kind(players=players) for players in kind.numbers)
    return any(phase.key not in ("discard", "play") for game in games for phase in game.phases)


@pytest.mark.parametrize("kind", [*filter(speaks, GAMES.values())], ids=lambda kind: kind.key)
def test_a_refusal_takes_the_place_of_what_was_told(kind: type[Game]) -> None:
    view = next(
        each
        for seed in range(5)  # three at Chambéry are told nothing
        for each in views(kind, seed)
        if each.my_turn and summary_lines(each, NAMES, wording_of(each.game))
    )
    wording = wording_of(view.game)
    lines = summary_lines(view, NAMES, wording)

    usual = words(hand_layout(TABLE, view, NAMES, wording, "words"))
    refused = words(hand_layout(TABLE, view, NAMES, wording, "words", why="No."))

    assert all(line in usual for line in lines)
    assert not any(line in refused for line in lines)
    assert "No." in refused


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_what_may_be_played_is_in_rows_of_four_in_the_order_of_the_picture(
    kind: type[Game], seed: int
) -> None:
    sizes = set()
    for each in views(kind, seed):
        cards = [row for row in rows(components(each)) if row[0].startswith("play:")]
        found = [text.split(":")[4] for row in cards for text in row if text.startswith("play:")]
        may = playable(each.ask) if each.my_turn else 0
        codes = [card.code for card in hand_order(each) if card.bit & may]
        moors = [code for code in codes if code in MOORS]
        assert found == [code for code in codes if code not in moors[1:]]
        sizes |= {len(row) for row in cards[:-1]}
        assert all(len(row) <= 4 for row in cards)
    assert sizes == {4}


@every_game
def test_off_turn_one_select_has_all_cards(kind: type[Game]) -> None:
    for each in views(kind, 1):
        shown = components(each)
        selects = [p for p in shown if str(p.get("custom_id")).startswith("ahead:")]
        declares = isinstance(each.foreseen, MeldsFrom)
        if each.my_turn or each.to_act is None or not each.hand or declares:
            assert not selects
            continue
        [select] = selects
        codes = [option["value"] for option in select["options"]]
        assert codes == [card.code for card in hand_order(each)]
        assert (select["min_values"], select["max_values"]) == (0, 1)


def rows(shown: list[Json]) -> list[list[str]]:
    """The ids in each row."""
    return [
        [part["custom_id"] for part in each["components"]] for each in shown if each["type"] == 1
    ]


def readers(text: str) -> list[type[Id]]:
    """The kinds of id that read a text."""
    return [kind for kind in kinds() if kind.parse(text) is not None]


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_is_short_and_in_words(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    for match, _ in islice(moves(game, rng), STEPS * 3):
        public = match.view(None)
        lines = summary_lines(public, NAMES, wording_of(public.game))
        lines += scoring_lines(public, NAMES, wording_of(public.game))
        assert sum(map(len, lines)) < 3500
        assert all(lines)
        for fact in public.facts:
            for code in getattr(fact, "says", ()):
                assert phrase(code, game, wording_of(game)) != code


@every_game
def test_every_part_of_a_deal_and_every_bid_has_a_name(kind: type[Game]) -> None:
    for seed in range(3):
        for each in views(kind, seed):
            usual = each.phase in ("discard", "play")
            assert usual or TEXTS.has(f"doing-{each.phase}"), each.phase
            actions = each.ask.actions if isinstance(each.ask, OneOf) else ()
            bids = [action.bid for action in actions if isinstance(action, Bid)]
            assert all(TEXTS.has(f"bid-{bid}") for bid in bids), bids


def test_a_form_that_does_not_fit_is_noticed() -> None:
    game = GAMES["scarto"]()
    match = Match(game, Seat(0))
    match = match.after(match.next_deal(game.pack.cards))
    seen = match.view(Seat(1))
    layout = hand_layout(TABLE, seen, NAMES, wording_of(seen.game), "words")
    with pytest.raises(Refusal):
        checked(layout.to_components() * 2)
