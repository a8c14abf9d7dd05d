"""Tarocco francese: which cards the taker may call (section 5)."""

from bot.games.cards import Card, CardSet
from bot.games.francese.cards import KINGS, LADDER, QUEENS, SUIT_CARDS
from bot.games.packs import NOUVEAU


def calls(hand: CardSet, count: int, rule: str) -> tuple[tuple[Card, ...], ...]:
    """Return every call of one or two cards that a taker with this hand may make, by `ladder` or
    `free`.

    The first card is a king, or of the next rank if the taker has all kings; the second a queen, or
    of the rank after the queens.
    """
    first = NOUVEAU.members(_open(hand, LADDER) if rule == "ladder" else _free(hand, KINGS))
    if count == 1:
        return tuple((card,) for card in sorted(first, key=_rank))
    second = _open(hand, LADDER[1:]) if rule == "ladder" else _free(hand, QUEENS) & ~KINGS
    return tuple(
        (one, other)
        for one in sorted(first, key=_rank)
        for other in sorted(NOUVEAU.members(second), key=_rank)
        if one is not other
    )


def _open(hand: CardSet, ladder: tuple[CardSet, ...]) -> CardSet:
    # The next rank opens for a taker who holds a whole rank and all those above it.
    allowed = 0
    for rank in ladder:
        allowed |= rank
        if rank & ~hand:
            break
    return allowed


def _free(hand: CardSet, rank: CardSet) -> CardSet:
    return rank if rank & ~hand else SUIT_CARDS


def _rank(card: Card) -> int:
    return -card.rank
