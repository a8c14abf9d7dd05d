"""Chambéry: what the dealer may discard (section 4)."""

from bot.games.cards import CardSet
from bot.games.chambery.cards import EXCUSE, KINGS, NEVER_DISCARDED, PETIT, T21, TRUMPS
from bot.games.errors import Why


def may_discard(hand: CardSet, count: int) -> CardSet:
    """Return every card of some legal discard of *count* cards, where trumps go only together."""
    plain, trumps = _parts(hand)
    if plain.bit_count() >= count:
        return plain | (trumps if _can_be_void(hand, count) else 0)
    if _can_be_void(hand, count):
        return trumps if trumps.bit_count() == count else plain | trumps
    return plain | _to_fill_up(trumps, count - plain.bit_count())


def fault(hand: CardSet, chosen: CardSet, count: int) -> Why | None:
    """Return which rule the cards break where trumps go only together, if any."""
    kept = _kept(chosen)
    if kept is not None:
        return kept
    plain, trumps = _parts(hand)
    if not chosen & TRUMPS or not hand & TRUMPS & ~chosen:
        return None
    if plain.bit_count() >= count or _can_be_void(hand, count) or plain & ~chosen:
        return Why.TRUMPS_STAY
    if chosen & PETIT.bit and trumps & ~chosen:
        return Why.LOWEST_TRUMP_GOES_LAST
    return None


def free_fault(chosen: CardSet) -> Why | None:
    """Return which rule the cards break where trumps go as freely as others, if any."""
    return _kept(chosen)


def shown(hand: CardSet, chosen: CardSet, *, only_together: bool) -> CardSet:
    """Return the cards of a discard that everybody sees: the lowest trump, and trumps that fill
    up."""
    is_filled_up = only_together and hand & TRUMPS & ~chosen
    return chosen & (TRUMPS if is_filled_up else PETIT.bit)


def _kept(chosen: CardSet) -> Why | None:
    if chosen & KINGS:
        return Why.KING_STAYS
    return Why.HIGH_TAROT_STAYS if chosen & (T21.bit | EXCUSE.bit) else None


def _parts(hand: CardSet) -> tuple[CardSet, CardSet]:
    # The suit cards and the trumps that may go.
    free = hand & ~NEVER_DISCARDED
    return free & ~TRUMPS, free & TRUMPS


def _can_be_void(hand: CardSet, count: int) -> bool:
    # Whether all trumps can go, with suit cards in the places that are left.
    plain, trumps = _parts(hand)
    fits = trumps.bit_count() <= count <= (plain | trumps).bit_count()
    return bool(trumps) and fits and not hand & T21.bit


def _to_fill_up(trumps: CardSet, places: int) -> CardSet:
    others = trumps & ~PETIT.bit
    return others if others.bit_count() >= places else trumps
