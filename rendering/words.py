"""The words that stand for a picture, for those who do not see it."""

from itertools import groupby

from bot.games.cards import Card, CardSet, Suit, as_set
from bot.games.drawings import PACKS, drawn_as
from bot.games.events import DealScored
from bot.games.names import LANGUAGES, SUITS, name, name_in_suit
from bot.games.trick import Trick
from bot.games.views import SeatView
from bot.texts import Texts
from rendering.phrases import phrase
from rendering.sitter import Sitter
from rendering.standing import standing


def suit_name(suit: Suit, texts: Texts) -> str:
    """What the suit is called."""
    return SUITS[_language(texts)][suit]


def table_title(view: SeatView, texts: Texts) -> str:
    """The game, the number of the deal and that of the trick."""
    stands = standing(view)
    title = score_title(view, texts)
    if not stands.began:
        return title
    trick = phrase(texts, "picture-trick", number=stands.number, count=stands.count)
    return f"{title} · {trick}"


def score_title(view: SeatView, texts: Texts) -> str:
    """The game and the number of the deal."""
    deal = phrase(texts, "picture-deal", number=view.number)
    return f"{phrase(texts, f'game-{view.game.key}')} · {deal}"


def result_title(view: SeatView, texts: Texts) -> str:
    """The game, and that this is its end."""
    return f"{phrase(texts, f'game-{view.game.key}')} · {phrase(texts, 'picture-result')}"


def table_in_words(view: SeatView, sitters: tuple[Sitter, ...], texts: Texts, art: str) -> str:
    """The table as sentences: the trick, whose turn it is, how everybody stands.

    The cards are called as in the drawing *art*.
    """
    told = [table_title(view, texts), *_progress(view, sitters, texts, art)]
    told += [_seat(view, seat, sitters[seat], texts) for seat in range(len(sitters))]
    return ". ".join(told) + "."


def trick_in_words(view: SeatView, sitters: tuple[Sitter, ...], texts: Texts, art: str) -> str:
    """The trick as sentences: who played what, who wins it, whose turn it is.

    The cards are called as in the drawing *art*.
    """
    return "".join(f"{told}. " for told in _progress(view, sitters, texts, art)).rstrip()


def hand_in_words(
    cards: tuple[Card, ...], chosen: CardSet, texts: Texts, playable: CardSet, art: str
) -> str:
    """The hand as sentences: its cards by suit, which may be played, which are chosen.

    The cards are called as in the drawing *art*.
    """
    told = [
        phrase(texts, "picture-words-hand", count=len(cards), cards=_by_suit(art, cards, texts))
    ]
    if playable & as_set(cards) not in (0, as_set(cards)):
        may = tuple(card for card in cards if card.bit & playable)
        told.append(phrase(texts, "picture-words-playable", cards=_by_suit(art, may, texts)))
    if chosen:
        picked = tuple(card for card in cards if card.bit & chosen)
        told.append(phrase(texts, "picture-words-chosen", cards=_by_suit(art, picked, texts)))
    return " ".join(told)


def _progress(view: SeatView, sitters: tuple[Sitter, ...], texts: Texts, art: str) -> list[str]:
    stands, told = standing(view), []
    if stands.trick.cards:
        told.append(_trick(art, stands.trick, sitters, texts))
    if stands.best is not None:
        key = "picture-words-winning" if stands.trick.winner is None else "picture-words-took"
        told.append(phrase(texts, key, name=sitters[stands.best].name))
    if view.to_act is not None:
        name, task = sitters[view.to_act].name, stands.task(texts)
        told.append(phrase(texts, "picture-words-turn", name=name, task=task))
    return told


def _trick(art: str, trick: Trick, sitters: tuple[Sitter, ...], texts: Texts) -> str:
    cards = (
        f"{sitters[seat].name} {name(PACKS[art], drawn_as(card, art), texts.language)}"
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    )
    return phrase(texts, "picture-words-trick", cards=", ".join(cards))


def _seat(view: SeatView, seat: int, sitter: Sitter, texts: Texts) -> str:
    return phrase(
        texts,
        "picture-words-seat",
        name=sitter.name,
        cards=phrase(texts, "picture-cards-left", count=view.cards_left[seat]),
        tricks=phrase(texts, "picture-tricks-taken", count=view.tricks_taken[seat]),
        total=signed(view.totals[seat]),
    )


def _by_suit(art: str, cards: tuple[Card, ...], texts: Texts) -> str:
    drawn = (drawn_as(card, art) for card in cards)
    groups = groupby(drawn, key=lambda card: card.suit)
    return "; ".join(_suit(art, suit, list(group), texts) for suit, group in groups)


def _suit(art: str, suit: Suit, cards: list[Card], texts: Texts) -> str:
    if suit is Suit.FOOL:
        return name(PACKS[art], cards[0], texts.language)
    ranks = ", ".join(name_in_suit(PACKS[art], card, texts.language) for card in cards)
    return f"{suit_name(suit, texts)} {ranks}"


def _language(texts: Texts) -> str:
    return texts.language if texts.language in LANGUAGES else "en"


def score_lines(score: DealScored, seat: int, texts: Texts) -> list[str]:
    """The reasons for a seat's points, those that gave it nothing left out."""
    return [
        f"{phrase(texts, f'line-{line.code}')} {number(line.points[seat])}"
        for line in (*score.reckoning, *score.lines)
        if line.points[seat]
    ]


def score_in_words(
    view: SeatView, score: DealScored, sitters: tuple[Sitter, ...], texts: Texts
) -> str:
    """What the deal gave to each player, as sentences."""
    told = [score_title(view, texts)]
    for seat, sitter in enumerate(sitters):
        lines = ", ".join(score_lines(score, seat, texts))
        told.append(
            phrase(
                texts,
                "picture-words-score",
                name=sitter.name,
                lines=lines,
                deal=signed(score.scores[seat]),
                total=signed(view.totals[seat]),
            )
        )
    return ". ".join(told) + "."


def result_in_words(
    view: SeatView,
    places: tuple[int, ...],
    payoffs: tuple[int, ...],
    sitters: tuple[Sitter, ...],
    texts: Texts,
) -> str:
    """How the match ended, as sentences, the first place first."""
    told = [result_title(view, texts)]
    for seat in sorted(range(len(sitters)), key=lambda seat: places[seat]):
        told.append(
            phrase(
                texts,
                "picture-words-result",
                place=places[seat],
                name=sitters[seat].name,
                total=signed(view.totals[seat]),
                gain=signed(payoffs[seat]),
            )
        )
    return ". ".join(told) + "."


def number(value: int) -> str:
    """A number with a true minus if it is negative."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """A number with its sign."""
    return f"+{value}" if value > 0 else number(value)
