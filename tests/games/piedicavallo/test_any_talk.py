"""Piedicavallo's talk in matches at random: all that is offered is open and true, nothing else is.

What is true is worked out here once more, code by code, from the words of RULES.md and with sets
of card codes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.actions import Play
from bot.games.cards import Card, Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.piedicavallo.cards import PACK
from bot.games.piedicavallo.options import PiedicavalloOptions
from bot.games.piedicavallo.rules import Piedicavallo
from bot.texts import Texts
from bot.words.sayings import phrase
from bot.words.wording import Wording
from tests.games.support.playing import moves, with_some_options

seeds = st.integers(0, 2**32 - 1)
few = settings(max_examples=8, deadline=None, derandomize=True, database=None)

ALL = {card.code for card in PACK.cards}
TRUMPS = {f"T{number}" for number in range(1, 22)}
COLOUR = {"black": "SB", "red": "CD"}
RANKS = {
    **dict.fromkeys("SB", (*"KQCJ", *map(str, range(10, 4, -1)))),
    **dict.fromkeys("CD", (*"KQCJ", *"123456")),
}
COURTS = "KQCJ"


def suit(letter: str) -> list[str]:
    """The codes of a suit, strongest first."""
    return [letter + rank for rank in RANKS[letter]]


def numerals(letters: str) -> set[str]:
    """The numerals of these suits."""
    return {code for letter in letters for code in suit(letter)[4:]}


@dataclass(frozen=True)
class Moment:
    """A card about to be played: what stays in hand, what is gone, and one's own discard."""

    card: str
    held: set[str]
    gone: set[str]
    buried: set[str] | None
    options: PiedicavalloOptions

    @property
    def live(self) -> set[str]:
        return ALL - self.gone

    @property
    def with_trump(self) -> bool:
        return self.card in TRUMPS or self.card == "MAT"

    @property
    def opposite(self) -> str:
        return "red" if self.card[0] in "SB" else "black"


def moment(game: Piedicavallo, deal: Deal, seat: Seat, card: Card) -> Moment:
    hand = {c.code for c in PACK.members(deal.hands[seat])}
    played = {c.code for trick in (*deal.tricks, deal.trick) for c in trick.cards}
    own = {c.code for c in PACK.members(deal.discards[seat])}
    buried = own if seat == deal.dealer else None
    gone = played | {card.code} | own
    return Moment(card.code, hand - {card.code}, gone, buried, game.options)


def is_true(at: Moment, code: str) -> bool:
    """Whether a statement is open and true at this moment, by section 9."""
    name, _, rest = code.removesuffix(")").partition("(")
    words = rest.split(",") if rest else []
    if name.startswith("D.") and at.buried is None:
        return False
    trumps_only = name[0] == "T" or name in ("D.THAVE", "D.TSMALL", "D.TNONE")
    if trumps_only != at.with_trump:
        return False
    if trumps_only:
        return of_trumps(at, name, words)
    if name[0] == "S" or name in ("D.SHAVE", "D.SNUM", "D.SCOUNT", "D.SNONE"):
        return words[0] == at.card[0] and of_suit(at, name, words)
    return words[0] == at.opposite and of_colour(at, name, words)


def of_trumps(at: Moment, name: str, words: list[str]) -> bool:
    number = int(words[0]) if words else 0
    own = at.held & TRUMPS
    order = sorted(TRUMPS & at.live, key=lambda code: rank_of_trump(at, code), reverse=True)
    match name:
        case "T.HAVE":
            return 15 <= number <= 21 and f"T{number}" in own
        case "T.SMALL":
            low = {code for code in own if int(code[1:]) <= 14}
            scope = at.options.small_scope
            if scope == "unnamed":
                return len(low) <= number <= len(own)
            return number == len(low if scope == "t1_t14" else own)
        case "T.BATTO":
            return order[:1] != [] and order[0] in own
        case "T.BATTO2":
            pair = order[:2] if at.options.batto2 == "top_two" else order[1:3]
            return len(pair) == 2 and set(pair) <= own
        case "T.BAGATTO":
            others = {
                "capturable": bool(TRUMPS & at.live - at.held - {"T1"}),
                "last_trump": own == {"T1"},
                "always": True,
            }
            return "T1" in own and others[at.options.bagatto_jeopardy]
        case "T.FOOL":
            return "MAT" in at.held
        case "T.NONE":
            return not own
    assert at.buried is not None
    aside = at.buried & TRUMPS
    match name:
        case "D.THAVE":
            return f"T{number}" in aside and 15 <= number <= 20
        case "D.TSMALL":
            return number == sum(2 <= int(code[1:]) <= 14 for code in aside)
    return not aside


def rank_of_trump(at: Moment, code: str) -> int:
    if code == "T20" and at.options.trump_order == "angel_high":
        return 22
    return int(code[1:])


def of_suit(at: Moment, name: str, words: list[str]) -> bool:
    letter = words[0]
    about = at.buried if name.startswith("D.") else at.held
    assert about is not None
    cards = [code for code in suit(letter) if code in about]
    match name.removeprefix("D.").removeprefix("S").removeprefix("."):
        case "HAVE":
            return words[1] in COURTS and letter + words[1] in cards
        case "NUM":
            return int(words[1]) == len(numerals(letter) & set(cards))
        case "COUNT":
            return int(words[1]) == len(cards)
        case "NONE":
            return not cards
    live = [code for code in suit(letter) if code in at.live]
    return live != [] and live[0] in at.held


def of_colour(at: Moment, name: str, words: list[str]) -> bool:
    first, second = tuple(COLOUR[words[0]])
    about = at.buried if name.startswith("D.") else at.held
    assert about is not None
    kings = len({first + "K", second + "K"} & about)
    counts = [len(numerals(letter) & about) for letter in (first, second)]
    match name:
        case "O.ALTOBATTO":
            return kings == 1 or (kings == 2 and at.options.altobatto == "at_least")
        case "O.ALTOBATTO2":
            return kings == 2
        case "O.ALTO":
            return any(not about & set(suit(letter)) for letter in (first, second))
        case "O.HAVE" | "D.OHAVE":
            held = len({first + words[1], second + words[1]} & about)
            return held >= int(words[2])
        case "O.NUM" if at.options.colour_numerals == "one_suit":
            return int(words[1]) in counts
    return int(words[1]) == sum(counts)


def vocabulary() -> Iterator[str]:
    """Every statement that can be thought of, and more."""
    yield from ("T.BATTO", "T.BATTO2", "T.BAGATTO", "T.FOOL", "T.NONE", "D.TNONE")
    for number in range(22):
        yield from (f"T.HAVE({number})", f"T.SMALL({number})")
        yield from (f"D.THAVE({number})", f"D.TSMALL({number})")
    for letter in "SBCD":
        yield from (f"S.BATTO({letter})", f"S.NONE({letter})", f"D.SNONE({letter})")
        yield from (f"{kind}HAVE({letter},{rank})" for kind in ("S.", "D.S") for rank in COURTS)
        for kind in ("S.", "D.S"):
            yield from (f"{kind}NUM({letter},{count})" for count in range(11))
            yield from (f"{kind}COUNT({letter},{count})" for count in range(11))
    for colour in COLOUR:
        yield from (f"O.ALTOBATTO({colour})", f"O.ALTOBATTO2({colour})", f"O.ALTO({colour})")
        for kind in ("O.", "D.O"):
            yield from (f"{kind}NUM({colour},{count})" for count in range(13))
            yield from (f"{kind}HAVE({colour},{r},{m})" for r in COURTS for m in (1, 2))


VOCABULARY = tuple(vocabulary())


def positions(seed: int) -> Iterator[tuple[Piedicavallo, Deal, Seat]]:
    """Some moments of a match at random at which a seat has a card to play."""
    rng = Random(seed)
    game = with_some_options(Piedicavallo, rng)
    assert isinstance(game, Piedicavallo)
    for match, _ in islice(moves(game, rng), rng.randrange(7), 250, 7):
        deal = match.deal
        assert deal is not None
        if deal.to_act is not None and deal.phase == "play":
            yield game, deal, deal.to_act


@few
@given(seeds)
def test_what_is_offered_is_all_that_is_true(seed: int) -> None:
    for game, deal, seat in positions(seed):
        for card, codes in game.open_sayings(deal, seat):
            said = {code for code in codes if not code.startswith("G.")}
            at = moment(game, deal, seat, card)
            true = {code for code in VOCABULARY if is_true(at, code)}
            assert said == (true if game.options.talk == "full" else set())
            assert len(set(codes)) == len(codes)


@few
@given(seeds)
def test_what_is_offered_is_accepted_and_all_else_refused(seed: int) -> None:
    rng = Random(seed)
    for game, deal, seat in positions(seed):
        for card, codes in game.open_sayings(deal, seat):
            assert codes == game.sayings(deal, seat, card)
            for code in codes:
                if not code.startswith("T.SMALL"):
                    assert refusal(game, deal, Play(card, (code,))) is None
            for code in rng.sample(VOCABULARY, 30):
                if code not in codes:
                    why = refusal(game, deal, Play(card, (code,)))
                    assert why is Why.NOT_TO_BE_SAID


def refusal(game: Piedicavallo, deal: Deal, action: Play) -> Why | None:
    """Why the seat to act may not do this, or None if it may."""
    assert deal.to_act is not None
    try:
        game.decide(deal, deal.to_act, action)
    except IllegalAction as fault:
        return fault.why
    return None


@few
@given(seeds)
def test_one_number_is_true_with_each_choice_of_words(seed: int) -> None:
    for game, deal, seat in positions(seed):
        for card, codes in game.open_sayings(deal, seat):
            named = tuple(code for code in codes if code.startswith("T.HAVE("))[:1]
            numbers = [code for code in codes if code.startswith("T.SMALL(")]
            if not numbers or game.most_sayings == 1:
                continue
            right = [
                code for code in numbers if refusal(game, deal, Play(card, (*named, code))) is None
            ]
            assert len(right) == 1


def test_every_code_has_a_phrase() -> None:
    wording = Wording.usual(Texts("en"), "piemontese")
    spoken: dict[str, str] = {}
    for seed in range(12):
        for game, deal, seat in positions(seed):
            for _, codes in game.open_sayings(deal, seat):
                for code in codes:
                    spoken[code] = phrase(code, game, wording)
    for code in VOCABULARY:
        assert phrase(code, game, wording).isprintable()
    assert len(set(spoken.values())) == len(spoken), "two codes are said alike"
    assert max(map(len, spoken.values())) <= 100, "it fits a select"
