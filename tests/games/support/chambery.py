"""Short ways to say a situation of Chambéry."""

from functools import reduce

from bot.games.actions import Bid, Call, Discard, Give, Play
from bot.games.cards import CardSet, Seat
from bot.games.chambery.contract import MULTIPLIERS, ChamberyContract
from bot.games.chambery.options import ChamberyOptions
from bot.games.chambery.rules import Chambery
from bot.games.phases.play import TrickPlay
from bot.games.trick import Trick
from tests.games.support.stepped import Stepped

PACK = Chambery.pack
cards = PACK.named
card = PACK.parse
pile = PACK.set_of


def chambery(players: int = 5, options: str = "") -> Chambery:
    """The game for so many players, with options such as `lone_loss=each`."""
    return Chambery(ChamberyOptions.parse(options), players)


def trick(codes: str, players: int = 5, leader: int = 0, winner: int | None = None) -> Trick:
    """These cards, laid one after the other from the leader on."""
    laid = cards(codes)
    seats = tuple(Seat((leader + place) % players) for place in range(len(laid)))
    return Trick(seats, laid, None if winner is None else Seat(winner))


def bid(word: str, *attack: int) -> ChamberyContract:
    """A contract of these seats; `called_king` is that of a dealer and a partner."""
    return ChamberyContract(word, MULTIPLIERS.get(word, 1), tuple(map(Seat, attack)))


class Going(Stepped[Chambery]):
    """A deal of Chambéry that goes on step by step."""

    def discard(self, codes: str) -> "Going":
        """The dealer discards these cards."""
        return self.act(Discard(cards(codes)))

    def say(self, *words: str) -> "Going":
        """The next ones say these words; `two` stands for `two_cards` and so on."""
        full = {"two": "two_cards", "one": "one_card", "none": "no_cards"}
        return reduce(lambda deal, word: deal.act(Bid(full.get(word) or word)), words, self)

    def call(self, code: str) -> "Going":
        """This card is asked for, or called."""
        return self.act(Call(cards(code)))

    def give(self, code: str) -> "Going":
        """This card is given for the one that was asked for."""
        return self.act(Give(PACK.parse(code)))

    def play_trick(self) -> "Going":
        """All play the first card that may be played."""
        for _ in range(self.game.players):
            deal = self.deal
            assert deal.to_act is not None
            first, *_ = PACK.members(self.game.legal_cards(deal, deal.to_act))
            self.act(Play(first))
        return self

    def play_out(self) -> "Going":
        """The same, to the last trick."""
        while self.deal.phase == TrickPlay.key and self.deal.score is None:
            self.play_trick()
        return self


def begun(
    hands: tuple[str, ...] = (),
    stock: str = "",
    dealer: int = 4,
    players: int = 5,
    options: str = "",
) -> Going:
    """A deal that begins with these hands by seat; those that are shorter are filled up.

    The rest of the pack comes to them from its end, and to the stock.
    """
    game = chambery(players, options)
    sizes = [0] * players
    for seat, count in game.packets(Seat(dealer)):
        if seat is not None:
            sizes[seat] += count
    given = [list(cards(hand)) for hand in (*hands, *[""] * (players - len(hands)))]
    last = list(cards(stock))
    named = {card for group in (*given, last) for card in group}
    rest = [card for card in PACK.cards if card not in named]
    for hand, size in zip(given, sizes, strict=True):
        while len(hand) < size:
            hand.append(rest.pop())
    dealt = [*map(tuple, given), (*last, *rest)]
    return Going(game, game.deal_as(1, Seat(dealer), dealt))


def all_but(codes: str) -> CardSet:
    """The whole pack without these cards."""
    return PACK.everything & ~pile(codes)
