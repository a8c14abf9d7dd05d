"""Fair deals: the scheme `tarot-deal-v1`, which lets anybody check that nobody chose the cards.

A secret is committed to before the seeds are known; secret, seeds and the number of a deal then
give its deck. Everything here is a pure function of those.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from struct import Struct

from bot.games.cards import Card, Pack, Seat

SCHEME = "tarot-deal-v1"
CHANCE = "tarot-bot-v1"
"""Keeps what computers leave to chance apart from the shuffles."""
SECRET_BYTES = 32
SEED_BYTES = 64
"""The longest word a player may cut the pack with, in bytes of UTF-8."""

_WORD = 1 << 32
_EIGHT_WORDS = Struct(">8I")


@dataclass(frozen=True, slots=True)
class Fairness:
    """What the deals of one match come from: its id, the secret and the seeds in their order."""

    match: str
    secret: bytes = field(repr=False)
    seeds: tuple[str, ...]

    @property
    def commitment(self) -> str:
        """The fingerprint of the secret, shown before the seeds are known."""
        return commitment(self.secret)

    def deck(self, number: int, pack: Pack) -> tuple[Card, ...]:
        """Return the pack as shuffled for the deal of this number, first card on top."""
        key = deal_key(self, number, len(pack.cards))
        return tuple(pack.cards[index] for index in shuffled(len(pack.cards), words(key)))

    def chance(self, number: int, step: int, seat: Seat) -> bytes:
        """Return what a computer leaves to chance on this seat, at its step in the deal of this
        number.

        It is the same whenever the deal is played again, and tells nothing of the secret.
        """
        message = b"\0".join(map(str.encode, (CHANCE, str(number), str(step), str(seat))))
        return hmac.digest(self.secret, message, "sha256")

    def first_dealer(self, players: int) -> Seat:
        """Return who deals first."""
        return Seat(draw(players, words(deal_key(self, 0, 0)).__next__))

    def seat_after_dealer(self, players: int) -> Seat:
        """Return a seat drawn after the dealer: the one that is played where everybody plays the
        same deal."""
        word = words(deal_key(self, 0, 0)).__next__
        draw(players, word)
        return Seat(draw(players, word))


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of the secret in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def deal_key(fairness: Fairness, number: int, cards: int) -> bytes:
    """Return the key of the stream that shuffles this many cards for the deal of this number."""
    parts = (fairness.match, str(number), str(cards), *fairness.seeds)
    message = SCHEME.encode() + b"\0" + b"".join(map(_with_length, parts))
    return hmac.digest(fairness.secret, message, "sha256")


def words(key: bytes) -> Iterator[int]:
    """Yield the endless stream of 32-bit words that a key gives."""
    counter = 0
    while True:
        yield from _EIGHT_WORDS.unpack(hmac.digest(key, counter.to_bytes(8, "big"), "sha256"))
        counter += 1


def draw(n: int, word: Callable[[], int]) -> int:
    """Return a number from 0 to n - 1, all equally likely; takes as many words as it needs."""
    limit = _WORD - _WORD % n
    value = word()
    while value >= limit:
        value = word()
    return value % n


def shuffled(n: int, stream: Iterator[int]) -> Sequence[int]:
    """Return the numbers 0 to n - 1 in an order drawn from the stream."""
    deck = list(range(n))
    for i in range(n - 1, 0, -1):
        j = draw(i + 1, stream.__next__)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def _with_length(text: str) -> bytes:
    data = text.encode()
    return len(data).to_bytes(4, "big") + data
