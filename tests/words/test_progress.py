"""Who is winning the trick on the table while it is being played."""

from collections.abc import Iterator, Mapping

from bot.games.actions import Action, Bid, Call, OneOf, Play, Slam
from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.match import Match
from bot.words.progress import progress_of
from tests.cogs.support.arranged import deck

ALONE = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 SK SQ HK DK CK EXC"
"""A hand that wins every trick in this order, leading the Excuse to the last one."""
TAKER = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 SK S2 HK DK EXC"
PARTNER = "T11 T10 T9 T8 T7 T6 T5 T4 C2 C3 S10 SQ H10 D10 CK"
"""Hands that win every trick together; the partner keeps the called king to the last."""


def trick(hands: Mapping[int, str], players: int, number: int) -> Iterator[Match]:
    """A trick of a deal after each of its cards but the last; hands are played in order."""
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
    """The taker's garde sans and king of clubs, a slam, or the first card of the order."""
    king = GAMES["tarocco-francese"].pack.parse("CK")
    for action in (Bid("garde_sans" if takes else "pass"), Call((king,)), Slam(True)):
        if action in actions:
            return action
    plays = [action for action in actions if isinstance(action, Play)]
    return min(plays, key=lambda play: order.index(play.card.code) if order else 0)


def test_the_excuse_led_to_the_last_trick_of_a_slam_is_winning() -> None:
    # Sheet 10, slam exception, and row B13.
    begun = list(trick({0: ALONE}, 4, 18))
    public = [match.view(None) for match in begun]
    assert public[0].trick.cards[0].code == "EXC"
    assert [progress_of(seen).best for seen in public] == [0, 0, 0]


def test_a_hidden_partner_is_not_given_away_by_the_excuse() -> None:
    # The partner has won a trick: only those who know them know that the attack has won all.
    begun = list(trick({0: TAKER, 2: PARTNER}, 5, 15))
    everybody = [progress_of(match.view(None)).best for match in begun]
    partner = [progress_of(match.view(Seat(2))).best for match in begun]
    assert everybody == [None, 1, 0, 0]
    assert partner == [0, 0, 0, 0]


def test_a_fool_that_was_led_is_not_winning() -> None:
    led, second, _ = trick({0: f"EXC {ALONE.removesuffix(' EXC')}"}, 4, 1)
    assert led.view(None).trick.cards[0].code == "EXC"
    assert progress_of(led.view(None)).best is None
    assert progress_of(second.view(None)).best == 1
