"""What every game must keep, whatever its options, in matches at random.

A property draws a whole number and plays the match that it gives.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial, reduce
from itertools import combinations, islice
from math import comb
from operator import or_
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.actions import (
    Action,
    CardsFrom,
    Declare,
    Discard,
    MeldsFrom,
    OneOf,
    Play,
    code_of,
    parse,
)
from bot.games.cards import Card, CardSet, Seat, as_set, indexes
from bot.games.catalogue import GAMES
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import DealBegan, DealScored, HandDealt, PhaseBegan, StockDealt, TurnCame
from bot.games.game import Game
from bot.games.match import Match
from bot.games.views import SeatView, view
from tests.games.playing import log_of, moves, shuffled, with_some_options

every_game = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
seeds = st.integers(0, 2**32 - 1)
few = settings(max_examples=6, deadline=None, derandomize=True, database=None)
many = settings(few, max_examples=40)


def ottocento_adds_up(scored: DealScored) -> bool:
    """Partners score alike; cards and last trick are 93 where cards were played."""
    lines = {line.code: line.points for line in scored.lines}
    cards = sum(lines.get("cards", ())[:2]) + sum(lines.get("last-trick", ())[:2])
    declared = lines.get("declared", (0, 0))[:2]
    points = scored.points or (0, 0)
    sums = tuple(map(sum, zip(points, declared, strict=True)))
    return cards == (93 if scored.points else 0) and scored.scores == sums + sums


def francese_adds_up(scored: DealScored) -> bool:
    """The scores add up to nothing; the attack has no more than there is."""
    if not scored.counts:
        return scored.points == () and not any(scored.scores)
    half_points, bouts = scored.points
    return sum(scored.scores) == 0 and 0 <= half_points <= 182 and 0 <= bouts <= 3


def terziglio_adds_up(scored: DealScored) -> bool:
    """The scores add up to nothing, the lines to the points; cards and last trick are 93."""
    if not scored.points:
        return sum(scored.scores) == 0
    lines = {line.code: line.points for line in scored.reckoning}
    # 87 is odd: only the declarer's side has as many card points as he.
    seats = sorted(range(3), key=lambda seat: lines["cards"].count(lines["cards"][seat]))[:2]
    sides = {code: tuple(row[seat] for seat in seats) for code, row in lines.items()}
    together = sides.pop("together", (0, 0))
    cards = sum(sides["cards"]) + sum(sides["last-trick"])
    sums = tuple(map(sum, zip(*sides.values(), strict=True)))
    return sum(scored.scores) == 0 and cards == 93 and sums == together == scored.points


PLAYED_CARDS = (Why.MUST_FOLLOW, Why.MUST_TRUMP, Why.MUST_OVERTRUMP, Why.NOT_TO_BE_LED)
POINTS: dict[str, Callable[[DealScored], bool]] = {
    "scarto": lambda scored: sum(scored.points) == 78 and sum(scored.scores) == 0,
    "piedicavallo": lambda scored: (
        sum(scored.points) == 114 and scored.scores == scored.points + scored.points
    ),
    "ottocento": lambda scored: ottocento_adds_up(scored),
    "terziglio": lambda scored: terziglio_adds_up(scored),
    "tarocco-francese": lambda scored: francese_adds_up(scored),
}
"""What the card points and scores of a deal add up to, by game."""


def held(game: Game, deal: Deal) -> list[CardSet]:
    """All groups of cards of a deal that must be apart and together be the pack."""
    tricks = [as_set(trick.cards) for trick in (*deal.tricks, deal.trick)]
    lying = deal.stock if deal.stock_taker is None else 0
    return [*deal.hands, *deal.discards, *deal.face_down, lying, *tricks]


@every_game
@few
@given(seeds)
def test_cards_are_conserved_after_every_event(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    match = Match(game, Seat(0))
    dealing = True
    for event in log_of(game, rng):
        match = match.after([event])
        dealing = isinstance(event, DealBegan | HandDealt | StockDealt)
        assert match.deal is not None
        groups = held(game, match.deal)
        together = reduce(or_, groups)
        assert sum(group.bit_count() for group in groups) == together.bit_count()
        assert dealing or together == game.pack.everything


@every_game
@few
@given(seeds)
def test_somebody_can_act_until_the_end(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    for match, events in moves(game, rng):
        deal = match.deal
        assert deal is not None
        asked = [seat for seat in range(game.players) if game.ask(deal, Seat(seat)) is not None]
        assert asked == ([] if deal.score else [deal.to_act])
        assert isinstance(events[-1], DealScored if deal.score else TurnCame)
    assert match.over


@every_game
@few
@given(seeds)
def test_what_is_offered_is_accepted_and_all_else_refused(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    for match, _ in islice(moves(game, rng), rng.randrange(3), None, 3):
        deal = match.deal
        assert deal is not None
        if deal.to_act is None:
            assert refusal(match, Seat(0), Play(game.pack.cards[0])) is Why.DEAL_OVER
            continue
        check_other_seats(match, deal.to_act)
        check_cards(match, deal, deal.to_act)
        check_discards(match, deal, deal.to_act, rng)
        check_other_offers(match, deal, deal.to_act)
        check_melds(match, deal, deal.to_act, rng)


def check_other_seats(match: Match, seat: Seat) -> None:
    for other in range(match.game.players):
        if other != seat:
            why = refusal(match, Seat(other), Play(match.game.pack.cards[0]))
            assert why is Why.NOT_YOUR_TURN


def check_cards(match: Match, deal: Deal, seat: Seat) -> None:
    ask = match.game.ask(deal, seat)
    offered = ask.actions if isinstance(ask, OneOf) else ()
    for card in match.game.pack.cards:
        why = refusal(match, seat, Play(card))
        if Play(card) in offered:
            assert why is None
        elif not any(isinstance(action, Play) for action in offered):
            assert why is Why.WRONG_PHASE
        elif card.bit & deal.hands[seat]:
            assert why in PLAYED_CARDS
        else:
            assert why is Why.NOT_IN_HAND


def check_discards(match: Match, deal: Deal, seat: Seat, rng: Random) -> None:
    game = match.game
    ask = game.ask(deal, seat)
    if not isinstance(ask, CardsFrom):
        some = tuple(rng.sample(game.pack.cards, 1))
        assert refusal(match, seat, Discard(some)) is Why.WRONG_PHASE
        return
    refused = partial(refusal, match, seat)
    hand = game.pack.members(deal.hands[seat])
    strange = game.pack.members(game.pack.everything & ~deal.hands[seat])
    for _ in range(40):
        chosen = tuple(rng.sample(hand, ask.count))
        assert refused(Discard(chosen)) == game.discard_fault(as_set(hand), as_set(chosen))
        assert set(chosen) <= set(ask.cards) or refused(Discard(chosen)) is not None
        assert refused(Discard(chosen[1:])) is Why.WRONG_COUNT
        assert refused(Discard((*chosen[1:], chosen[-1]))) is Why.CARD_TWICE
        assert refused(Discard((*chosen[1:], rng.choice(strange)))) is Why.NOT_IN_HAND


def check_other_offers(match: Match, deal: Deal, seat: Seat) -> None:
    ask = match.game.ask(deal, seat)
    for action in ask.actions if isinstance(ask, OneOf) else ():
        assert refusal(match, seat, action) is None


def check_melds(match: Match, deal: Deal, seat: Seat, rng: Random) -> None:
    game = match.game
    ask = game.ask(deal, seat)
    refused = partial(refusal, match, seat)
    if not isinstance(ask, MeldsFrom):
        assert refused(Declare(())) is Why.WRONG_PHASE
        return
    assert refused(Declare(())) is None
    assert refused(Declare(ask.melds)) is None
    hand = game.pack.members(deal.hands[seat])
    strange = game.pack.members(game.pack.everything & ~deal.hands[seat])
    for meld in ask.melds:
        assert refused(Declare((meld,))) is None
        assert refused(Declare((meld, meld, meld))) is Why.FAMILY_TWICE
        assert refused(Declare(((*meld, meld[0]),))) is Why.CARD_TWICE
        assert refused(Declare(((*meld, rng.choice(strange)),))) is Why.NOT_IN_HAND
    for _ in range(40):
        chosen = tuple(rng.sample(hand, rng.randrange(6)))
        is_meld = game.read_melds([as_set(chosen)]) is not None
        assert refused(Declare((chosen,))) is (None if is_meld else Why.NO_MELD)


def refusal(match: Match, seat: Seat, action: Action) -> Why | None:
    """Why the action is refused, or None if it is accepted."""
    try:
        events = match.decide(seat, action)
    except IllegalAction as fault:
        return fault.why
    assert events
    return None


MOST_CHOICES = 5000
"""A hand with more choices to lay cards aside is cut."""


def rich_or_poor(game: Game, rng: Random) -> list[Card]:
    """The pack with more or fewer trumps near the top than chance would have it."""
    special = game.tables.trumps | game.tables.fool
    pull = rng.choice((-1.0, -0.9, 0.0, 1.0))
    return sorted(game.pack.cards, key=lambda card: rng.random() - bool(card.bit & special) * pull)


@every_game
@many
@given(seeds)
def test_a_card_is_offered_if_some_legal_discard_has_it(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    size = sum(count for taker, count in game.packets(Seat(0)) if taker in (Seat(0), None))
    count = sum(count for taker, count in game.packets(Seat(0)) if taker is None)
    while comb(size, count) > MOST_CHOICES:
        size -= 1
    cards = rich_or_poor(game, rng)[:size]
    hand = as_set(cards)

    legal = [
        as_set(chosen)
        for chosen in combinations(cards, count)
        if game.discard_fault(hand, as_set(chosen)) is None
    ]

    assert legal
    assert game.may_discard(hand) == reduce(or_, legal)


@every_game
@few
@given(seeds)
def test_offered_actions_survive_their_text(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    for match, _ in moves(game, rng):
        assert match.deal is not None
        match game.ask(match.deal, match.deal.to_act):
            case OneOf(actions):
                for action in actions:
                    assert parse(game.pack, code_of(action)) == action
            case CardsFrom(cards, count):
                discard = Discard(cards[:count])
                assert parse(game.pack, code_of(discard)) == discard
            case MeldsFrom(melds):
                for some in (melds, melds[:1], ()):
                    declare = Declare(some)
                    assert parse(game.pack, code_of(declare)) == declare


@every_game
@few
@given(seeds)
def test_replay_equals_live(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    log = []
    for match, events in moves(game, rng):  # noqa: B007
        log += events
    assert Match(game, match.first_dealer).after(log) == match
    last = max(n for n, event in enumerate(log) if isinstance(event, DealBegan))
    assert game.replay(log[last:]) == match.deal


@every_game
@few
@given(seeds)
def test_the_same_seed_gives_the_same_match(kind: type[Game], seed: int) -> None:
    game = with_some_options(kind, Random(seed))
    assert log_of(game, Random(seed)) == log_of(game, Random(seed))


@every_game
@few
@given(seeds)
def test_scores_add_up(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    scored = [event for event in log_of(game, rng) if isinstance(event, DealScored)]
    for event in scored:
        assert POINTS[kind.key](event)
        lines = [line.points for line in event.lines] or [(0,) * game.players]
        assert tuple(map(sum, zip(*lines, strict=True))) == event.scores
    totals = tuple(map(sum, zip(*(event.scores for event in scored), strict=True)))
    assert sum(game.payoffs(totals)) == 0


@every_game
@few
@given(seeds)
def test_every_event_says_who_may_see_it(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    seats = [Seat(seat) for seat in range(game.players)]
    for event in log_of(game, rng, steps=3):
        seen = [seat for seat in seats if event.seen_by(seat)]
        if isinstance(event, DealBegan | PhaseBegan | TurnCame):
            assert seen == seats
        if isinstance(event, HandDealt):
            assert seen == [event.seat]


# Nobody sees what he may not see: with the unseen cards changed about, his view is the same.

Look = Callable[[Match, Seat | None], SeatView]


def known_to(game: Game, deal: Deal, seat: Seat | None) -> CardSet:
    """The cards whose place the seat knows: those played, and its own."""
    known = reduce(or_, (as_set(trick.cards) for trick in (*deal.tricks, deal.trick)))
    if seat is None:
        return known
    own = deal.hands[seat] | deal.dealt[seat] | deal.discards[seat]
    return known | own | (deal.stock if seat == game.stock_taker(deal.dealer) else 0)


def redealt(game: Game, deal: Deal, seat: Seat | None, rng: Random) -> Deal:
    """A deal that the seat cannot tell from this one: all that it does not know is changed."""
    unseen = list(indexes(game.pack.everything & ~known_to(game, deal, seat)))
    other = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))

    def moved(cards: CardSet) -> CardSet:
        return sum(1 << other.get(index, index) for index in indexes(cards))

    def all_moved(row: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
        return tuple(map(moved, row))

    deal = replace(
        deal,
        hands=all_moved(deal.hands),
        dealt=all_moved(deal.dealt),
        discards=all_moved(deal.discards),
        stock=moved(deal.stock),
        face_down=all_moved(deal.face_down),
    )
    taker = game.stock_taker(deal.dealer)
    return deal if taker is None or seat == taker else with_other_stock(deal, taker, rng)


def with_other_stock(deal: Deal, taker: Seat, rng: Random) -> Deal:
    """The same hands, but other cards of the taker's come from the stock."""
    together = list(indexes(deal.dealt[taker] | deal.stock))
    stock = sum(1 << index for index in rng.sample(together, deal.stock.bit_count()))
    dealt = list(deal.dealt)
    dealt[taker] = (deal.dealt[taker] | deal.stock) & ~stock
    return replace(deal, stock=stock, dealt=tuple(dealt))


def leaks(look: Look, kind: type[Game], seed: int) -> Iterator[str]:
    """Where in a match at random a view depends on cards that are hidden from it."""
    rng = Random(seed)
    game = with_some_options(kind, rng)
    seats = [None, *map(Seat, range(game.players))]
    for step, (match, _) in enumerate(moves(game, rng)):
        assert match.deal is not None
        for seat in seats:
            changed = replace(match, deal=redealt(game, match.deal, seat, rng))
            if look(match, seat) != look(changed, seat):
                yield f"step {step}, seat {seat}"


@every_game
@few
@given(seeds)
def test_a_view_does_not_change_with_the_cards_it_cannot_see(kind: type[Game], seed: int) -> None:
    assert not list(leaks(view, kind, seed))


def with_a_leak(match: Match, seat: Seat | None) -> SeatView:
    """A view in which the number of cards laid aside tells whether they cost anything."""
    honest = view(match, seat)
    assert match.deal is not None
    costly = sum(match.game.tables.value[index] > 1 for index in indexes(max(match.deal.discards)))
    return replace(honest, discards=tuple(count + costly for count in honest.discards))


def with_the_stock_told(match: Match, seat: Seat | None) -> SeatView:
    """A view that tells which cards came from the stock."""
    assert match.deal is not None
    return replace(view(match, seat), taken_up=match.game.pack.members(match.deal.stock))


@every_game
@pytest.mark.parametrize("look", [with_a_leak, with_the_stock_told])
def test_a_planted_leak_is_found(kind: type[Game], look: Look) -> None:
    assert any(leak for seed in range(5) for leak in leaks(look, kind, seed))


@every_game
def test_hidden_cards_do_not_show_in_texts(kind: type[Game]) -> None:
    game = kind()
    rng = Random(1)
    match, _ = next(moves(game, rng))
    assert match.deal is not None
    assert "hands" not in repr(match.deal)
    shown = f"game={game!r}, first_dealer={match.first_dealer}, scored=(), stopped=False"
    assert repr(match) == f"Match({shown})"
    assert shuffled(game, rng) != list(game.pack.cards)
