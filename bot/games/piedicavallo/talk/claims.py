"""Claims: statements that point to a card of the speaker's, who can then be told to play it.

A claim is outstanding while the speaker has played none of the cards it can refer to and one of
them is still unplayed (section 9.7).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from bot.games.cards import CardSet, Seat
from bot.games.deal import Deal
from bot.games.events import CardPlayed
from bot.games.piedicavallo.cards import BAGATTO, COLOURS, FIVES, FOOL, RANKS, SUITS, court, trump
from bot.games.piedicavallo.talk.statements import BY_STRENGTH, NAMED, letters_of


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement, and what was so when it was made.

    `held` is the speaker's hand at that moment, which others cannot see; `live` are the cards that
    nobody had seen played by then, `since` those that the speaker has played since.
    """

    code: str
    held: CardSet = field(repr=False)
    live: CardSet
    since: CardSet


Meaning = Callable[[Claim], CardSet]
"""Gives the cards that a claim can refer to; empty for a statement that points to none."""


def _both(colour: str, rank: str) -> CardSet:
    return sum(court(letter, rank) for letter in letters_of(colour))


NAMING: dict[str, CardSet] = {
    **{f"T.HAVE({number})": trump(number) for number in NAMED},
    "T.BAGATTO": BAGATTO.bit,
    "T.FOOL": FOOL.bit,
    **{f"S.HAVE({suit},{rank})": court(suit, rank) for suit in SUITS for rank in RANKS},
    **{
        f"O.HAVE({colour},{rank},{least})": _both(colour, rank)
        for colour in set(COLOURS.values())
        for rank in RANKS
        for least in (1, 2)
    },
    **{f"O.ALTOBATTO({colour})": _both(colour, "K") for colour in set(COLOURS.values())},
    **{f"O.ALTOBATTO2({colour})": _both(colour, "K") for colour in set(COLOURS.values())},
}
"""The claims that name what they point to, with these cards."""

POINTING = {*NAMING, "T.BATTO", "T.BATTO2", *(f"S.BATTO({suit})" for suit in SUITS)}
"""The codes that are claims."""

SuitOrder = tuple[CardSet, ...]


def batto(code: str, trumps: SuitOrder) -> tuple[SuitOrder, int]:
    """Return, for a batto, the cards of its suit, strongest first, and how many it speaks of.

    For any other code no cards. The order of the *trumps* is the table's.
    """
    if code.startswith("S.BATTO("):
        return BY_STRENGTH[code[len("S.BATTO(")]], 1
    return {"T.BATTO": (trumps, 1), "T.BATTO2": (trumps, 2)}.get(code, ((), 0))


def truly_meant(trumps: SuitOrder) -> Meaning:
    """Return what the speaker means: a batto is the strongest card of the suit in their hand."""

    def meant(claim: Claim) -> CardSet:
        order, count = batto(claim.code, trumps)
        held = [card for card in order if card & claim.held]
        return sum(held[:count]) or NAMING.get(claim.code, 0)

    return meant


def perhaps_meant(trumps: SuitOrder, unsure: bool, skipped: int) -> Meaning:
    """Return all that the speaker can mean as far as everybody knows.

    An *unsure* speaker may have discarded a higher card, unless that is a five-pointer. Two battos
    may have *skipped* this many of the highest cards.
    """

    def meant(claim: Claim) -> CardSet:
        order, count = batto(claim.code, trumps)
        live = [card for card in order if card & claim.live]
        highest = live[: count + skipped] if count == 2 else live[:count]
        if unsure and any(not card & FIVES for card in highest):
            highest = live
        return sum(highest) or NAMING.get(claim.code, 0)

    return meant


def is_one_outstanding(deal: Deal, seat: Seat, meaning: Meaning) -> bool:
    """Return whether the seat made a claim in this deal that, with this meaning, is outstanding."""
    unplayed = sum(deal.hands) | sum(deal.discards)
    for claim in claims(deal, seat, unplayed):
        cards = meaning(claim)
        if cards & unplayed and not cards & claim.since:
            return True
    return False


def claims(deal: Deal, seat: Seat, unplayed: CardSet) -> Iterator[Claim]:
    """Yield everything that the seat has claimed with its cards in this deal, newest first."""
    said = {
        fact.card: fact.says
        for fact in deal.facts
        if isinstance(fact, CardPlayed) and fact.seat == seat
    }
    live, since = unplayed, 0
    for trick in (deal.trick, *reversed(deal.tricks)):
        for player, card in reversed(tuple(zip(trick.seats, trick.cards, strict=True))):
            if player == seat:
                held = deal.hands[seat] | since
                for code in said.get(card, ()):
                    if code in POINTING:
                        yield Claim(code, held, live, since)
                since |= card.bit
            live |= card.bit
