"""What may be said with a card: statements about the speaker's own cards, all true (section 9).

Each function looks at the few cards that its statements are about, and remembers what it gave for
them. `own` are the cards the speaker keeps, `live` those that are not gone as far as the speaker
knows, `buried` the speaker's own discard.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from bot.games.actions import Codes
from bot.games.cards import CardSet, indexes
from bot.games.piedicavallo.cards import (
    BAGATTO,
    COLOURS,
    FOOL,
    KINGS,
    NUMERALS,
    OPPOSITE,
    PACK,
    RANKS,
    SUITS,
    TRUMPS,
    court,
    trump,
)

NAMED = range(21, 14, -1)
"""The trumps that may be named (section 9.3)."""
SMALL = sum(trump(number) for number in range(1, 15))
"""The trumps that may be counted but not named."""

_REMEMBERED = 4096


@dataclass(frozen=True, slots=True)
class TalkRules:
    """The options of section 10 that decide what is true, and the order of the trumps."""

    small_scope: str
    batto2: str
    bagatto_jeopardy: str
    altobatto: str
    colour_numerals: str
    trumps: tuple[CardSet, ...]
    """Each trump as a set, strongest first."""


@lru_cache(_REMEMBERED)
def about_trumps(rules: TalkRules, own: CardSet, live: CardSet) -> Codes:
    """Return what may be said about trumps and Fool with a trump or the Fool (section 9.3)."""
    return tuple(_about_trumps(rules, own, live))


def _about_trumps(rules: TalkRules, own: CardSet, live: CardSet) -> Iterator[str]:
    yield from (f"T.HAVE({number})" for number in NAMED if own & trump(number))
    yield from (f"T.SMALL({count})" for count in small_counts(rules, own))
    out = [card for card in rules.trumps if card & live]
    if out and own & out[0]:
        yield "T.BATTO"
    if two := _two_highest(rules, out):
        yield from ["T.BATTO2"] * (own & two == two)
    if own & BAGATTO.bit and _in_jeopardy(rules, own, live):
        yield "T.BAGATTO"
    if own & FOOL.bit:
        yield "T.FOOL"
    if not own & TRUMPS:
        yield "T.NONE"


def small_counts(rules: TalkRules, own: CardSet) -> range:
    """Return the numbers that `T.SMALL` can have: one, unless it depends on what else is said."""
    trumps = (own & TRUMPS).bit_count()
    if rules.small_scope == "t1_t14":
        trumps = (own & SMALL).bit_count()
    if rules.small_scope != "unnamed":
        return range(trumps, trumps + 1)
    return range((own & SMALL).bit_count(), trumps + 1)


def _two_highest(rules: TalkRules, out: list[CardSet]) -> CardSet:
    # Whether "batto" twice means the first two or the next two is an option (section 10).
    first = 0 if rules.batto2 == "top_two" else 1
    pair = out[first : first + 2]
    return sum(pair) if len(pair) == 2 else 0


def _in_jeopardy(rules: TalkRules, own: CardSet, live: CardSet) -> bool:
    match rules.bagatto_jeopardy:
        case "always":
            return True
        case "last_trump":
            return own & TRUMPS == BAGATTO.bit
    return bool(live & TRUMPS & ~own & ~BAGATTO.bit)


@lru_cache(_REMEMBERED)
def about_suit(letter: str, own: CardSet, live: CardSet) -> Codes:
    """Return what may be said about a suit with a card of it (section 9.4)."""
    return tuple(_about_suit(letter, own, live))


def _about_suit(letter: str, own: CardSet, live: CardSet) -> Iterator[str]:
    yield from (f"S.HAVE({letter},{rank})" for rank in RANKS if own & court(letter, rank))
    yield from _counts("S", letter, own)
    if own & strongest(letter, live):
        yield f"S.BATTO({letter})"
    if not own:
        yield f"S.NONE({letter})"


def strongest(letter: str, live: CardSet) -> CardSet:
    """Return the strongest card of a suit among these, as a set; empty if there is none."""
    return next((card for card in BY_STRENGTH[letter] if card & live), 0)


@lru_cache(_REMEMBERED)
def about_colour(rules: TalkRules, colour: str, own: CardSet) -> Codes:
    """Return what may be said about the suits of this colour with a card of the other (section
    9.5)."""
    return tuple(_about_colour(rules, colour, own))


def _about_colour(rules: TalkRules, colour: str, own: CardSet) -> Iterator[str]:
    suits = [SUITS[letter] for letter in letters_of(colour)]
    kings = (own & KINGS).bit_count()
    if kings == 1 or (kings == 2 and rules.altobatto == "at_least"):
        yield f"O.ALTOBATTO({colour})"
    if kings == 2:
        yield f"O.ALTOBATTO2({colour})"
    if not all(own & suit for suit in suits):
        yield f"O.ALTO({colour})"
    yield from _courts("O.HAVE", RANKS, colour, own)
    counts = [(own & NUMERALS & suit).bit_count() for suit in suits]
    if rules.colour_numerals == "total":
        counts = [sum(counts)]
    yield from (f"O.NUM({colour},{count})" for count in dict.fromkeys(counts))


@lru_cache(_REMEMBERED)
def of_buried_trumps(buried: CardSet) -> Codes:
    """Return what the dealer may say about the discard with a trump or the Fool (section 9.6)."""
    named = [f"D.THAVE({number})" for number in NAMED if buried & trump(number)]
    small = f"D.TSMALL({(buried & SMALL).bit_count()})"
    return (*named, small) if buried & TRUMPS else (*named, small, "D.TNONE")


@lru_cache(_REMEMBERED)
def of_buried_suits(letter: str, buried: CardSet) -> Codes:
    """Return what the dealer may say about the discard with a card of this suit (section 9.6)."""
    return tuple(_of_buried_suits(letter, buried))


def _of_buried_suits(letter: str, buried: CardSet) -> Iterator[str]:
    suit = buried & SUITS[letter]
    for rank in RANKS[1:]:
        if suit & court(letter, rank):
            yield f"D.SHAVE({letter},{rank})"
    yield from _counts("D.S", letter, suit)
    if not suit:
        yield f"D.SNONE({letter})"
    colour = opposite_of(letter)
    others = buried & sum(SUITS[other] for other in letters_of(colour))
    yield from _courts("D.OHAVE", RANKS[1:], colour, others)
    yield f"D.ONUM({colour},{(others & NUMERALS).bit_count()})"


def _counts(prefix: str, letter: str, cards: CardSet) -> Iterator[str]:
    dot = "." if prefix == "S" else ""
    yield f"{prefix}{dot}NUM({letter},{(cards & NUMERALS).bit_count()})"
    yield f"{prefix}{dot}COUNT({letter},{cards.bit_count()})"


def _courts(code: str, ranks: Codes, colour: str, cards: CardSet) -> Iterator[str]:
    for rank in ranks:
        held = sum(bool(cards & court(letter, rank)) for letter in letters_of(colour))
        yield from (f"{code}({colour},{rank},{least})" for least in range(1, held + 1))


def letters_of(colour: str) -> tuple[str, str]:
    """Return the letters of the two suits of a colour."""
    first, second = (letter for letter in SUITS if COLOURS[letter] == colour)
    return first, second


def opposite_of(letter: str) -> str:
    """Return the colour that this suit does not have."""
    return COLOURS[OPPOSITE[COLOURS[letter]][0]]


def _by_strength(letter: str) -> tuple[CardSet, ...]:
    cards = [PACK.cards[index] for index in indexes(SUITS[letter])]
    natural = COLOURS[letter] == "black"
    order = sorted(cards, key=lambda c: c.rank if c.rank > 10 or natural else -c.rank, reverse=True)
    return tuple(card.bit for card in order)


BY_STRENGTH = {letter: _by_strength(letter) for letter in SUITS}
"""The cards of each suit as sets, strongest first."""
