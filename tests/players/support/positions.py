"""Situations at a Scarto table, reached by driving the engine."""

from collections.abc import Iterator
from random import Random

from bot.games.actions import Discard, Play
from bot.games.cards import Card, CardSet, Seat, as_set, indexes
from bot.games.errors import IllegalAction
from bot.games.match import Match
from bot.games.scarto.options import ScartoOptions
from bot.games.scarto.rules import Scarto
from bot.games.trick import winner
from bot.games.view import SeatView

PACK = Scarto.pack
ME, NEXT, LAST = Seat(0), Seat(1), Seat(2)
DEALER = LAST
"""Who deals where seat 0 is to play, so that it leads to the first trick."""

SIZES = (25, 25, 25, 3)

Plays = list[tuple[Seat, Card]]


def to_discard(hand: str, **options: str) -> SeatView:
    """The view of a dealer with these 28 cards who has to lay three aside."""
    game = Scarto(ScartoOptions.of(options))
    rest = PACK.members(PACK.everything & ~PACK.set_of(hand))
    mine = PACK.named(hand)
    match = Match(game, ME)
    match = match.after(game.deal_as(1, ME, [mine[:25], rest[:25], rest[25:], mine[25:]]))
    return match.view(ME)


def to_play(
    hand: str,
    trick: str = "",
    *,
    out: str | None = None,
    went: str = "",
    shown: str = "",
    **options: str,
) -> SeatView:
    """The view of seat 0 which has this hand and has to play to this trick.

    A trick is written as `1:SK 2:S4`. `shown` are complete tricks played just before it. `out` are
    all cards that others hold or discarded, or else `went` those that went in earlier tricks; in
    these everybody followed, so they are threes of a suit (the Fool goes with any). How the
    cards out are spread the view does not tell.
    """
    game = Scarto(ScartoOptions.of(options))
    open_plays = [*_plays(shown), *_plays(trick)]
    mine, played = PACK.set_of(hand), as_set(card for _, card in open_plays)
    rest = PACK.everything & ~mine & ~played
    unseen = rest & ~PACK.set_of(went) if out is None else PACK.set_of(out)
    plays = _history(game, rest & ~unseen, open_plays[0][0] if open_plays else ME) + open_plays
    for seed in range(500):
        try:
            return _driven(game, _spread(game, unseen, mine, plays, Random(seed)), plays)
        except IllegalAction:
            continue
    raise AssertionError("no spread of the cards makes these plays legal")


def _plays(text: str) -> Plays:
    named = (word.split(":") for word in text.split())
    return [(Seat(int(seat)), PACK.parse(code)) for seat, code in named]


def _history(game: Scarto, gone: CardSet, leader: Seat) -> Plays:
    # Seat 0 leads to and wins every trick but the last, which the next leader wins.
    tricks = list(_threes(game, gone))
    assert tricks or leader == ME, "seat 0 leads to the first trick"
    plays: Plays = []
    for number, trick in enumerate(tricks, 1):
        wins = leader if number == len(tricks) else ME
        best = trick[winner(game.tables, [card.index for card in trick])]
        others = iter([card for card in trick if card is not best])
        plays += [(seat, best if seat == wins else next(others)) for seat in (ME, NEXT, LAST)]
    return plays


def _threes(game: Scarto, gone: CardSet) -> Iterator[list[Card]]:
    fool = [card for card in PACK.members(gone) if card.bit & game.tables.fool]
    rest = gone & ~game.tables.fool
    while rest:
        suit = rest & game.tables.follow[next(indexes(rest))]
        cards = list(PACK.members(suit))
        if len(cards) % 3 == 2 and fool:
            cards.append(fool.pop())
        assert len(cards) % 3 == 0, f"{len(cards)} cards gone of a suit: {cards}"
        yield from (cards[n : n + 3] for n in range(0, len(cards), 3))
        rest &= ~suit
    assert not fool, "the Fool went alone"


def _spread(
    game: Scarto, unseen: CardSet, mine: CardSet, plays: Plays, rng: Random
) -> list[CardSet]:
    """Hands of the three seats and at the end the dealer's discard."""
    hands = [mine, 0, 0, 0]
    for seat, card in plays:
        hands[seat] |= card.bit
    lacks = [*_lacks(game, plays), PACK.set_of("SK BK CK DK T20 T21 T1 MAT")]
    bits = [1 << index for index in indexes(unseen)]
    rng.shuffle(bits)
    # Cards that fewest places can have are placed first.
    bits.sort(key=lambda bit: sum(not bit & lack for lack in lacks[1:]))
    for bit in bits:
        free = [place for place in (3, 1, 2) if hands[place].bit_count() < SIZES[place]]
        place = next((place for place in free if not bit & lacks[place]), None)
        assert place is not None, "no place for a card that is out"
        hands[place] |= bit
    return hands


def _lacks(game: Scarto, plays: Plays) -> list[CardSet]:
    """What each seat cannot hold because it did not follow or did not trump."""
    lacks = [0, 0, 0]
    for first in range(0, len(plays), 3):
        led = 0
        for seat, card in plays[first : first + 3]:
            suit = game.tables.follow[card.index]
            led = led or suit
            if suit and suit != led:
                lacks[seat] |= led if suit == game.tables.trumps else led | game.tables.trumps
    return lacks


def _driven(game: Scarto, spread: list[CardSet], plays: Plays) -> SeatView:
    dealt = [PACK.members(cards) for cards in spread]
    assert tuple(map(len, dealt)) == SIZES, "that is not a deal"
    match = Match(game, DEALER)
    match = match.after(game.deal_as(1, DEALER, dealt))
    match = match.after(match.decide(DEALER, Discard(dealt[-1])))
    for seat, card in plays:
        match = match.after(match.decide(seat, Play(card)))
    reached = match.view(ME)
    assert reached.my_turn, "it is another seat's turn"
    return reached
