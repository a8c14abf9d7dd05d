"""Tells whoever picks lessons all about a candidate, in plain text with codes of cards."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.actions import Play, code_of
from bot.games.cards import Card
from bot.games.match import Match
from bot.games.trick import Trick
from tests.bench.players.lessons.comparing import Comparison
from tests.bench.players.lessons.finding import Walk
from tests.bench.players.lessons.ideas import SOON, ideas, line_changes, seen_soon, tricks_soon
from tests.bench.players.lessons.keys import Key
from tests.bench.players.lessons.playing import deal_of, score_of
from tests.bench.players.lessons.tempting import PLAYERS

SHOWN = 4
"""The most wrong cards whose ends are told."""


def told(walk: Walk, keys: Sequence[Key]) -> str:
    """All about the keys of a deal, of which the first is where the person takes over."""
    first = keys[0].decision.place
    return "\n".join([*heading(walk, first), *(line for key in keys for line in _key(key))])


def heading(walk: Walk, place: int) -> Iterator[str]:
    """What a deal is, and what was done and said before this move, cards apart."""
    game, match = walk.game, walk.matches[place]
    yield f"{game.key}, {game.players} players, options: {game.options.changed() or 'default'}"
    yield f"match id {walk.fairness.match}, secret {walk.fairness.secret.hex()}"
    yield (
        f"person on seat {walk.seat}; dealer {deal_of(match).dealer}; roles"
        f" {match.view(walk.seat).roles} (seats play in the order 0, 1, 2 …)"
    )
    codes_done = [(seat, action, code_of(action)) for seat, action in walk.moves[:place]]
    done = [f"{seat}:{code}" for seat, action, code in codes_done if not isinstance(action, Play)]
    said = [f"{seat}:{code}" for seat, _, code in codes_done if "~" in code]
    yield f"done besides cards: {'  '.join(done) or 'nothing'}"
    yield f"said with cards: {'  '.join(said) or 'nothing'}"


def lie(match: Match) -> Iterator[str]:
    """All cards as they lie."""
    deal, members = deal_of(match), match.game.pack.members
    yield "hands as they lie:"
    yield from (f"  {seat}: {codes(members(hand))}" for seat, hand in enumerate(deal.hands))
    aside = {seat: codes(members(cards)) for seat, cards in enumerate(deal.discards) if cards}
    yield f"  discards {aside}, stock as dealt {codes(members(deal.stock))}"


def _key(key: Key) -> Iterator[str]:
    view, place = key.view, key.decision.place
    yield ""
    yield f"== KEY at move {place}: {len(view.hand)} cards in hand; ideas: {'; '.join(ideas(key))}"
    yield f"own hand: {codes(view.hand)}"
    yield f"own discard: {codes(view.discarded) or 'none'}"
    yield f"trick on the table: {told_trick(view.trick) or '(the person leads)'}"
    yield f"friends known: {sorted(view.friends)}; tricks so far:"
    yield from (f"  {told_trick(trick)}" for trick in view.tricks)
    yield from _out(key)
    yield from lie(key.decision.match)
    yield from _values(key)
    for name, cards in key.tempted.items():
        yield f"  {name} plays {codes(map(key.card, sorted(cards)))}"
    yield f"wrong card played by: {', '.join(makers(key)) or 'none of our players'}"
    yield f"card points of the next {SOON} tricks: right better by {seen_soon(key):g}"
    for card in (*key.right, *key.wrong[:SHOWN]):
        yield from _end(key, card)


def makers(key: Key) -> list[str]:
    """Which of our players play a wrong card."""
    return [name for name in PLAYERS if name in key.makers]


def _out(key: Key) -> Iterator[str]:
    # What the person has not seen.
    view, pack, tables = key.view, key.view.game.pack, key.view.game.tables
    seen = view.seen | sum(card.bit for card in (*view.hand, *view.discarded))
    least = min(tables.value)
    out = pack.members(pack.everything & ~seen)
    dear = [card for card in out if tables.value[card.index] > least]
    yield f"trumps not seen: {codes(card for card in out if card.bit & tables.trumps)}"
    yield f"counting cards not seen: {codes(card for card in dear if not card.bit & tables.trumps)}"


def _values(key: Key) -> Iterator[str]:
    again = key.compared
    worlds = len(again.values[again.best])
    yield f"values in {worlds} worlds (lead of the own side in points; unit {again.unit}):"
    for card in sorted(again.means, key=lambda one: -again.means[one]):
        yield f"  {value_of(again, card, key.card(card).code)}  {_verdict(key, card)}"


def value_of(compared: Comparison, one: int, name: str) -> str:
    """What a candidate comes to, and how far it is behind the best."""
    behind, error = compared.ahead(compared.best, one)
    sure = f"{behind / error:.0f} s.e." if error else ""
    units = behind / compared.unit
    return (
        f"{name:4} {compared.means[one]:8.2f}  behind {behind:6.2f} ± {error:.2f}"
        f" = {units:.2f} units {sure}"
    )


def _verdict(key: Key, card: int) -> str:
    if card in key.right:
        return "RIGHT"
    if card in key.wrong:
        return "WRONG"
    certain = all(key.compared.is_plainly_ahead(one, card) for one in key.right)
    return "certainly wrong too" if certain else "between"


def _end(key: Key, card: int) -> Iterator[str]:
    word, scores = "right" if card in key.right else "WRONG", score_of(key.ends[card]).scores
    yield f"after {word} {key.card(card).code}: result {key.results[card]:g}, scores {scores}"
    yield from (f"    {told_trick(trick)}" for trick in tricks_soon(key, card))
    if card in key.wrong:
        changes = line_changes(key, key.compared.best, card)
        yield f"    lines of the person, right minus this: {changes}"


def codes(cards: Iterable[Card]) -> str:
    """Their codes, in the order in which they are given."""
    return " ".join(card.code for card in cards)


def told_trick(trick: Trick) -> str:
    """A trick in a line: who laid what, and who won."""
    laid = zip(trick.seats, trick.cards, strict=True)
    cards = " ".join(f"{seat}:{card.code}" for seat, card in laid)
    return cards if trick.winner is None else f"{cards} → {trick.winner}"
