"""The alt text of pictures, for people who cannot see them."""

from itertools import groupby

from bot.games.actions import playable
from bot.games.cards import Card, CardSet, Suit, as_set
from bot.games.events import DealScored
from bot.games.trick import Trick
from bot.games.view import SeatView
from bot.texts import Texts, isolated
from bot.words.lists import parted
from bot.words.numbers import number, signed
from bot.words.progress import news_of, progress_of
from bot.words.ranks import hand_order
from bot.words.seats import Nameplate
from bot.words.standing import WORDS, standing
from bot.words.summary import laid_away
from bot.words.sums import sums_of
from bot.words.wording import Wording


def table_title(view: SeatView, texts: Texts) -> str:
    """Return the game, the number of the deal and that of the trick."""
    progress = progress_of(view)
    title = score_title(view, texts)
    if not progress.began:
        return title
    trick = texts.say("picture-trick", number=progress.number, count=progress.count)
    return f"{title} · {trick}"


def score_title(view: SeatView, texts: Texts) -> str:
    """Return the game and the number of the deal."""
    deal = texts.say("picture-deal", number=view.number)
    return f"{texts.say(f'game-{view.game.key}')} · {deal}"


def result_title(view: SeatView, texts: Texts) -> str:
    """Return the game, and that this is the final result."""
    return f"{texts.say(f'game-{view.game.key}')} · {texts.say('picture-result')}"


def table_in_words(view: SeatView, sitters: tuple[Nameplate, ...], wording: Wording) -> str:
    """Return the table in sentences: the trick, whose turn it is, everybody's score."""
    told = [table_title(view, wording.texts), *_progress(view, sitters, wording)]
    if view.to_act is not None:
        told.append(_whose_turn(view, sitters, wording))
    told += [_seat(view, seat, sitters[seat], wording.texts) for seat in range(len(sitters))]
    return ". ".join(told) + "."


def trick_in_words(view: SeatView, sitters: tuple[Nameplate, ...], wording: Wording) -> str:
    """Return the trick in sentences: who played what, who is winning it, and if it is one's
    own turn."""
    told = _progress(view, sitters, wording)
    if view.my_turn:
        told.append(_whose_turn(view, sitters, wording))
    return "".join(f"{each}. " for each in told).rstrip()


def news_in_words(
    view: SeatView, sitters: tuple[Nameplate, ...], wording: Wording, *, above: bool
) -> str:
    """Return the last trick and how things stand, in sentences.

    *above* says whether the trick on the table is told before them.
    """
    told = []
    last = news_of(view, above=above)
    if last is not None and last.winner is not None:
        number, cards = view.tricks.index(last) + 1, _cards(last, sitters, wording)
        name = sitters[last.winner].name
        told.append(wording.say("picture-words-last", number=number, name=name, cards=cards))
    names = [sitter.name for sitter in sitters]
    told += standing(view, names, wording.texts, WORDS)
    return "".join(f"{each}. " for each in told).rstrip()


def hand_in_words(view: SeatView, chosen: CardSet, wording: Wording) -> str:
    """Return the hand in sentences: its cards by suit, which may be played, which are chosen."""
    cards, may = hand_order(view), playable(view.ask)
    if not cards:
        return f"{wording.say('picture-hand-empty')}."
    told = [wording.say("picture-words-hand", count=len(cards), cards=_by_suit(cards, wording))]
    if may & as_set(cards) not in (0, as_set(cards)):
        told.append(wording.say("picture-words-playable", cards=_those(cards, may, wording)))
    if chosen:
        told.append(wording.say("picture-words-chosen", cards=_those(cards, chosen, wording)))
    return " ".join(told)


def _progress(view: SeatView, sitters: tuple[Nameplate, ...], wording: Wording) -> list[str]:
    progress, told = progress_of(view), []
    if progress.trick.cards:
        told.append(_trick(progress.trick, sitters, wording))
    if progress.best is not None:
        key = "picture-words-winning" if progress.trick.winner is None else "picture-words-took"
        told.append(wording.say(key, name=sitters[progress.best].name))
    return told


def _whose_turn(view: SeatView, sitters: tuple[Nameplate, ...], wording: Wording) -> str:
    assert view.to_act is not None
    name, task = sitters[view.to_act].name, progress_of(view).task(wording.texts)
    return wording.say("picture-words-turn", name=name, task=task)


def _trick(trick: Trick, sitters: tuple[Nameplate, ...], wording: Wording) -> str:
    return wording.say("picture-words-trick", cards=_cards(trick, sitters, wording))


def _cards(trick: Trick, sitters: tuple[Nameplate, ...], wording: Wording) -> str:
    return ", ".join(
        f"{isolated(sitters[seat].name)} {wording.name(card)}"
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    )


def _seat(view: SeatView, seat: int, sitter: Nameplate, texts: Texts) -> str:
    level = sitter.computer
    computer = f" ({texts.say(f'picture-computer-{level}')})" if level else ""
    return texts.say(
        "picture-words-seat",
        name=isolated(sitter.name) + computer,
        cards=texts.say("picture-cards-left", count=view.cards_left[seat]),
        tricks=texts.say("picture-tricks-taken", count=view.tricks_taken[seat]),
        total=signed(view.totals[seat]),
    )


def _those(cards: tuple[Card, ...], some: CardSet, wording: Wording) -> str:
    return _by_suit(tuple(card for card in cards if card.bit & some), wording)


def _by_suit(cards: tuple[Card, ...], wording: Wording) -> str:
    groups = groupby(cards, key=lambda card: card.suit)
    suits = (_suit(suit, list(group), wording) for suit, group in groups)
    return parted(suits, wording.texts)


def _suit(suit: Suit, cards: list[Card], wording: Wording) -> str:
    if len(cards) == 1:
        return wording.name(cards[0])
    return f"{wording.suit(suit)} {', '.join(map(wording.name_in_suit, cards))}"


def score_in_words(
    view: SeatView, score: DealScored, sitters: tuple[Nameplate, ...], wording: Wording
) -> str:
    """Return what each player got from the deal, in sentences, and the discard."""
    texts, names = wording.texts, [sitter.name for sitter in sitters]
    told = [score_title(view, texts)]
    for seat, sitter in enumerate(sitters):
        lines = parted(sums_of(view, seat, names, texts), texts) or number(0)
        told.append(
            texts.say(
                "picture-words-score",
                name=sitter.name,
                lines=lines,
                deal=signed(score.scores[seat]),
                total=signed(view.totals[seat]),
            )
        )
    return " ".join([". ".join(told) + ".", *laid_away(view, names, wording)])


def result_in_words(
    view: SeatView,
    places: tuple[int, ...],
    payoffs: tuple[int, ...],
    sitters: tuple[Nameplate, ...],
    texts: Texts,
) -> str:
    """Return how the match ended, in sentences, first place first."""
    told = [result_title(view, texts)]
    for seat in sorted(range(len(sitters)), key=lambda seat: places[seat]):
        told.append(
            texts.say(
                "picture-words-result",
                place=places[seat],
                name=sitters[seat].name,
                total=signed(view.totals[seat]),
                gain=signed(payoffs[seat]),
            )
        )
    return ". ".join(told) + "."
