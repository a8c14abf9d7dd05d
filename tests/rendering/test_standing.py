"""Who wins the trick on the table, as pictures tell it while it is being played."""

from collections.abc import Iterator, Mapping

from bot.games.actions import Action, Bid, Call, OneOf, Play, Slam
from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.match import Match
from bot.games.views import view
from rendering.standing import standing
from tests.cogs.arranged import deck

ALONE = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 SK SQ HK DK CK EXC"
"""A hand that wins every trick in this order, the last one with the Excuse led to it."""
TAKER = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 SK S2 HK DK EXC"
PARTNER = "T11 T10 T9 T8 T7 T6 T5 T4 C2 C3 S10 SQ H10 D10 CK"
"""Hands that win every trick together; the partner has the called king to the last."""


def trick(hands: Mapping[int, str], players: int, number: int) -> Iterator[Match]:
    """A trick of a deal, after each of its cards but the last; hands are played in their order."""
    game = GAMES["tarocco-francese"](players=players)
    match = Match(game, Seat(players - 1))
    match = match.after(match.next_deal(deck(game, match.first_dealer, hands)))
    while match.deal is not None and match.deal.score is None:
        if len(match.deal.tricks) == number - 1 and match.deal.trick.cards:
            yield match
        seat = match.deal.to_act
        assert seat is not None
        ask = game.ask(match.deal, seat)
        assert isinstance(ask, OneOf)
        action = chosen(ask.actions, hands.get(seat, "").split(), takes=seat == 0)
        match = match.after(match.decide(seat, action))


def chosen(actions: tuple[Action, ...], order: list[str], takes: bool) -> Action:
    """A garde sans and the king of clubs of who takes; a slam; the first card of the order."""
    king = GAMES["tarocco-francese"].pack.parse("CK")
    for action in (Bid("garde_sans" if takes else "pass"), Call((king,)), Slam(True)):
        if action in actions:
            return action
    plays = [action for action in actions if isinstance(action, Play)]
    return min(plays, key=lambda play: order.index(play.card.code) if order else 0)


def test_the_excuse_led_to_the_last_trick_of_a_slam_is_winning() -> None:
    # Sheet 10, slam exception, and row B13.
    begun = list(trick({0: ALONE}, 4, 18))
    public = [view(match, None) for match in begun]
    assert public[0].trick.cards[0].code == "EXC"
    assert [standing(seen).best for seen in public] == [0, 0, 0]


def test_a_hidden_partner_is_not_given_away_by_the_excuse() -> None:
    # The partner has won a trick: only who knows him knows that the attack has won them all.
    begun = list(trick({0: TAKER, 2: PARTNER}, 5, 15))
    everybody = [standing(view(match, None)).best for match in begun]
    partner = [standing(view(match, Seat(2))).best for match in begun]
    assert everybody == [None, 1, 0, 0]
    assert partner == [0, 0, 0, 0]


def test_a_fool_that_was_led_is_not_winning() -> None:
    led, second, _ = trick({0: f"EXC {ALONE.removesuffix(' EXC')}"}, 4, 1)
    assert view(led, None).trick.cards[0].code == "EXC"
    assert standing(view(led, None)).best is None
    assert standing(view(second, None)).best == 1
