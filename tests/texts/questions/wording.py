"""Questions in the words of a language."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Self

from fluent.runtime import FluentBundle, FluentResource

from bot.games.cards import Card, Suit
from bot.games.game import Game
from bot.games.rules import Rules
from bot.games.trick import Trick
from bot.texts import texts_for
from bot.words.labels import face
from bot.words.numbers import in_figures, number, signed
from bot.words.ranks import ORDER, best_first
from bot.words.wording import RANKS, Wording
from tests.texts.questions.question import Cards, Each, Named, Part, Question, Signed, Who

FRAMES = Path(__file__).parent / "frames"
LANGUAGES = sorted(file.stem for file in FRAMES.glob("*.ftl"))
"""The languages in which questions can be asked."""

NAMES = ("Ada", "Bruno", "Carla", "Dino")
"""The players, in the order of their seats, which is that of play."""


@dataclass(frozen=True)
class Asking:
    """How a game is asked about in a language."""

    language: str
    game: Rules
    wording: Wording

    @classmethod
    def of(cls, language: str, kind: type[Game]) -> Self:
        """The same for the usual rules of a game."""
        return cls(language, kind(), Wording.usual(texts_for(language), kind.pack.art))

    def ask(self, question: Question) -> str:
        """The question as it is read."""
        parts = {name: self.part(part) for name, part in question.parts.items()}
        return self.say(question.frame, **parts)

    def answer(self, question: Question) -> str:
        """The right answer in a few letters."""
        return self.part(question.answer)

    def say(self, frame: str, **parts: str) -> str:
        """The frame filled in."""
        bundle = _bundle(self.language)
        pattern = bundle.get_message(frame).value
        assert pattern is not None, frame
        arts = {"art": self.wording.art, "game": self.game.key}
        text, errors = bundle.format_pattern(pattern, {**arts, **parts})
        assert not errors, (frame, errors)
        return str(text)

    def part(self, part: Part) -> str:
        """What is filled in for a part."""
        match part:
            case Cards(cards):
                return self._cards(cards)
            case Trick(seats, cards):
                laid = zip(seats, cards, strict=True)
                return ", ".join(f"{NAMES[seat]} {self._card(card)}" for seat, card in laid)
            case Who(seats):
                return self._names(seats)
            case Signed(points):
                return signed(points)
            case Each(numbers):
                each = zip(NAMES, numbers, strict=False)
                return ", ".join(f"{name} {signed(points)}" for name, points in each)
            case Named(key):
                return self.wording.say(key)
            case Fraction():
                return in_figures(part)
        return number(part)

    def _names(self, seats: tuple[int, ...]) -> str:
        names = [NAMES[seat] for seat in seats]
        if len(names) < 2:
            return names[0]
        return self.say("and", first=", ".join(names[:-1]), last=names[-1])

    def _card(self, card: Card) -> str:
        # In words, and as the page writes it where that is a letter.
        name, letter = self.wording.name(card), face(card, self.wording)
        has_letter = card.suit not in (Suit.TRUMPS, Suit.FOOL) and card.rank in RANKS
        return f"{name} ({letter})" if has_letter else name

    def _cards(self, cards: tuple[Card, ...]) -> str:
        groups = groupby(sorted(cards, key=self._place), key=lambda card: card.suit)
        return "; ".join(self._suit(suit, list(group)) for suit, group in groups)

    def _suit(self, suit: Suit, cards: list[Card]) -> str:
        if suit is Suit.FOOL:
            return self.wording.name(cards[0])
        named = self.wording.name_in_suit if suit is Suit.TRUMPS else self._face
        between = ", " if suit is Suit.TRUMPS else " "
        return f"{self.wording.suit(suit)} {between.join(map(named, cards))}"

    def _face(self, card: Card) -> str:
        return face(card, self.wording)

    def _place(self, card: Card) -> tuple[int, int]:
        if card.suit is Suit.FOOL:
            return len(ORDER), 0
        return ORDER.index(card.suit), best_first(self.game, card.suit).index(card)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (FRAMES / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
