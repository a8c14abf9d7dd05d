"""Tells whoever picks lessons all about a candidate, in plain text with codes of cards."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.actions import Play, code_of
from bot.games.cards import Card, CardSet
from bot.games.deal import Deal
from bot.games.match import Match
from bot.games.trick import Trick
from tests.bench.players.lessons.finding import Key, Walk
from tests.bench.players.lessons.ideas import (
    SOON,
    ideas,
    line_changes,
    seen_soon,
    trick_at,
)
from tests.bench.players.lessons.tempting import PLAYERS

SHOWN = 4
"""The most wrong cards whose ends are told."""


def told(walk: Walk, keys: Sequence[Key]) -> str:
    """All about the keys of a deal, of which the first is where the person takes over."""
    return "\n".join(
        [*_deal(walk, keys[0].match), *(line for key in keys for line in _key(walk, key))]
    )


def codes(cards: Iterable[Card]) -> str:
    """Their codes, in the order in which they are given."""
    return " ".join(card.code for card in cards)


def _deal(walk: Walk, match: Match) -> Iterator[str]:
    deal, game = match.deal, walk.game
    assert deal is not None
    yield f"{game.key}, {game.players} players, options: {game.options.changed() or 'default'}"
    yield f"match id {walk.fairness.match}, secret {walk.fairness.secret.hex()}"
    roles = match.view(walk.seat).roles
    order = "seats play in the order 0, 1, 2 …"
    yield f"person on seat {walk.seat}; dealer {deal.dealer}; roles {roles} ({order})"
    yield "done before the play: " + "  ".join(
        f"{seat}:{code_of(action)}"
        for seat, action in walk.moves[: _takes_over(walk, match)]
        if not isinstance(action, Play)
    )
    said = [
        f"{seat}:{code_of(action)}"
        for seat, action in walk.moves[: _takes_over(walk, match)]
        if isinstance(action, Play) and action.says
    ]
    if said:
        yield "said with cards: " + "  ".join(said)


def _takes_over(walk: Walk, match: Match) -> int:
    return walk.matches.index(match)


def _key(walk: Walk, key: Key) -> Iterator[str]:
    view, deal, game = key.view, key.match.deal, walk.game
    assert deal is not None
    yield ""
    left = len(view.hand)
    yield f"== KEY at move {key.move}: {left} cards in hand; ideas: {'; '.join(ideas(key))}"
    yield f"own hand: {codes(view.hand)}"
    if view.discarded:
        yield f"own discard: {codes(view.discarded)}"
    yield f"trick on the table: {told_trick(view.trick) or '(the person leads)'}"
    yield f"friends known: {sorted(view.friends)}; tricks so far:"
    yield from (f"  {told_trick(trick)}" for trick in deal.tricks)
    yield from _out(view.hand, deal, game.pack.members, game.tables.trumps, game.tables.value)
    yield "hands as they lie:"
    for seat, hand in enumerate(deal.hands):
        yield f"  {seat}: {codes(game.pack.members(hand))}"
    aside = {
        seat: codes(game.pack.members(cards)) for seat, cards in enumerate(deal.discards) if cards
    }
    yield f"  discards {aside}, stock as dealt {codes(game.pack.members(deal.stock))}"
    yield from _values(key)
    yield "played by: " + "; ".join(
        f"{name} {codes(key.card(card) for card in sorted(cards))}"
        for name, cards in key.tempted.items()
    )
    makers = [name for name in PLAYERS if name in key.makers]
    yield f"wrong card played by: {', '.join(makers) or 'none of the three'}"
    yield f"card points of the next {SOON} tricks: right better by {seen_soon(key):g}"
    for card in (*key.right, *key.wrong[:SHOWN]):
        if card in key.ends:
            yield from _end(key, card)


def _out(hand: Sequence[Card], deal: Deal, members, trumps: CardSet, value) -> Iterator[str]:  # type: ignore[no-untyped-def]
    own = sum(card.bit for card in hand)
    others = 0
    for cards in (*deal.hands, *deal.discards, 0 if deal.stock_taker is not None else deal.stock):
        others |= cards
    others &= ~own
    yield f"trumps not in hand and not played: {codes(members(others & trumps))}"
    least = min(value)
    dear = [card for card in members(others & ~trumps) if value[card.index] > least]
    yield f"counting cards not in hand and not played: {codes(dear)}"


def _values(key: Key) -> Iterator[str]:
    again, means = key.compared, key.compared.means
    kinds = {**dict.fromkeys(key.right, "RIGHT"), **dict.fromkeys(key.wrong, "WRONG")}
    worlds = len(again.values[again.best])
    yield f"values in {worlds} worlds (lead of the own side in points; unit {again.unit}):"
    for card in sorted(means, key=lambda one: -means[one]):
        behind, error = again.ahead(again.best, card)
        word = kinds.get(card, "certainly wrong too" if _is_wrong(key, card) else "between")
        sure = f"{behind / error:.0f} s.e." if error else ""
        yield (
            f"  {key.card(card).code:4} {means[card]:8.2f}  behind {behind:6.2f} ± {error:.2f}"
            f" = {behind / again.unit:.2f} units {sure}  {word}"
        )


def _is_wrong(key: Key, card: int) -> bool:
    return all(key.compared.is_plainly_ahead(one, card) for one in key.right)


def _end(key: Key, card: int) -> Iterator[str]:
    deal = key.ends[card].deal
    assert deal is not None
    assert deal.score is not None
    word = "right" if card in key.right else "WRONG"
    name, scores = key.card(card).code, deal.score.scores
    yield f"after {word} {name}: result {key.results[card]:g}, scores {scores}"
    for later in range(SOON):
        trick = trick_at(key, card, later)
        if trick is not None:
            yield f"    {told_trick(trick)}"
    if card in key.wrong:
        changes = line_changes(key, key.compared.best, card)
        yield f"    lines of the person, right minus this: {changes}"


def told_trick(trick: Trick) -> str:
    """A trick in a line: who laid what, and who won."""
    cards = " ".join(
        f"{seat}:{card.code}" for seat, card in zip(trick.seats, trick.cards, strict=True)
    )
    return cards if trick.winner is None else f"{cards} → {trick.winner}"
