"""The places in the rows of numbers that the kernels read and write.

A set of cards is two words: the suits, and the trumps with the Fool above them. In every pack the
suits come first, then the trumps, then the Fool.
"""

from array import array
from collections.abc import Iterable

from bot.games.cards import CardSet
from bot.players.search.kernels.compiling import Row
from bot.players.search.weighed import SIZE

SEATS = 6
"""The most players of a game."""
CARDS = 78

# The game.
PLAYERS, BASE, TRUMPS, FOOL, OVERTRUMP, FOOL_WINS, GAME, GATHERS = range(8)
"""BASE is how many cards are in suits, GAME the number of the game in `catalogue`, or `NO_COUNT`.

FOOL_WINS says whether the Fool can win the last trick, and is else lost in it; GATHERS whether the
cards of one trick can count by themselves. Sets are those of trumps.
"""
NO_COUNT = -1
HAS_ATTACK, HUNTED, HAS_MELDS = 8, 9, 10
"""Whether one side attacks in each deal, the trump that most others want to catch, and whether
cards count together."""
OPTIONS, MOST_OPTIONS = 11, 8
"""What the count of a game reads of the options."""
PLAIN_SUITS = 4
VALUES, MOST_VALUES = OPTIONS + MOST_OPTIONS, 8
"""Three places for each value that a card may have: the value, and the two words of its cards."""
FOLLOW = VALUES + 3 * MOST_VALUES
BEATS = FOLLOW + 2 * CARDS
KIND, SEQUENCE = BEATS + 2 * CARDS, BEATS + 4 * CARDS
"""The cards that count together with a card because they are of its kind, or in a sequence."""
SUIT_OF = SEQUENCE + 2 * CARDS
"""The number of the suit of each card; that of trumps follows, and then that of the Fool."""
RANK, TIER, WORTH, NUMBER_OF_KIND = (SUIT_OF + CARDS * step for step in range(1, 5))
"""How many of its suit a card beats, the place of its worth, that itself, and what kind it is."""
WEIGHTS = SUIT_OF + 5 * CARDS
GAME_SIZE = WEIGHTS + SIZE

# What has come of a playout, so far or at its end.
PILES = 0
"""The cards that each seat has won, two words a seat."""
LAST_CARD = PILES + 2 * SEATS
"""The card that each seat has laid to the trick, by index."""
GATHERED = LAST_CARD + SEATS
"""What the tricks of each seat count by themselves."""
SCORES = GATHERED + SEATS
HANDS = SCORES + SEATS
END = HANDS + 2 * SEATS
WINNERS, WINNER, FOOL_FROM, FOOL_WINNER = range(END, END + 4)
"""Who has won any trick, as bits; who won the last one, played the Fool, and won that trick."""
LAST, BEFORE = END + 4, END + 6
"""The cards of the last trick and of the one before."""
LACKS = BEFORE + 2
"""The suits that each seat is known to be out of, as bits by their numbers."""
END_SIZE = LACKS + SEATS

# The trick and the turn, which go on after this.
LED, LIVE, PILE = END_SIZE, END_SIZE + 2, END_SIZE + 4
"""The suit to follow, all cards in hands, and those on the table."""
BEST, WINNING, FIRST, COUNT, POT = range(PILE + 2, PILE + 7)
"""The best card, who laid it, who leads, how many cards have been laid, and their worth."""
OUT, OWN, THEIRS = POT + 1, POT + 3, POT + 5
"""What the others hold, and what both sides have won."""
ROLE, SEATING, LATE, POWER, HELD_TRUMPS, POT_CASE, HUNT = range(THEIRS + 2, THEIRS + 9)
ENEMIES_VOID, FRIENDS_VOID, OURS = range(HUNT + 1, HUNT + 4)
PLAYOUT_SIZE = OURS + 1

# The position: what has come of it so far, and then this.
LEADER, SEAT, LAID = range(END_SIZE, END_SIZE + 3)
"""LAID is how many cards are on the table."""
ON_TABLE = LAID + 1
PLAYED = ON_TABLE + SEATS
SCORE_INPUTS, MOST_TERMS = PLAYED + 2 * SEATS, 12
"""What the count of a game reads of what was said and done."""
ALL_DECLARE = SCORE_INPUTS + MOST_TERMS
"""Whether all combinations in the hands are still to be declared."""
POSITION_SIZE = ALL_DECLARE + 1

# A world.
HELD = 0
ASIDE = HELD + 2 * SEATS
SIDES = ASIDE + 2 * (SEATS + 1)
IS_SPREAD = SIDES + SEATS
"""Whether every card has found a place."""
WORLD_SIZE = IS_SPREAD + 1

# How the unseen cards are spread.
PLACES, TO_SPREAD = 0, 1
"""How many places there are, and how many cards."""
WHERE, MOST_PLACES = 2, SEATS - 1 + 2 * (SEATS + 1)
TO_WHERE, ROOM, MAY_HAVE, FREE, HAS, PLACE_SIZE = 0, 1, 2, 4, 5, 7
"""Of each place: where in a world its cards belong, how many and which it may have, and while the
cards are spread how many more and which it has."""
ORDER = WHERE + PLACE_SIZE * MOST_PLACES
FITTING, CARD_SIZE = 1, 2 + MOST_PLACES
"""Of each card: its index, the number of places that may have it, and those places."""
SPREADING_SIZE = ORDER + CARD_SIZE * CARDS


def row(numbers: Iterable[int]) -> Row:
    """Return these numbers as compiled code reads them."""
    return array("q", numbers)


def words(cards: CardSet, base: int) -> tuple[int, int]:
    """Return the two words of a set; *base* is how many cards are in suits."""
    return cards & ((1 << base) - 1), cards >> base
