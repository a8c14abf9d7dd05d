"""What a person who was away is told: which cards a computer has played for them."""

from dataclasses import replace

from bot.games.cards import Seat
from cogs.layouts.hand.missed import missed_line, unseen_line
from data.seats import Away, Sitter
from tests.words.support.deals import deal, game_of, wording_of

GAME = game_of("scarto")
ADA = Sitter(Seat(0), 1, "Ada", away=Away.IDLE, away_at=(1, 2))


def lines(sitter: Sitter) -> list[str]:
    """What the person would be told after each step of a deal, each line once."""
    told = (
        missed_line(match.view(Seat(0)), sitter, wording_of(GAME))
        for match in deal(GAME, "SK SQ SC S1 DK CK BK")
    )
    return list(dict.fromkeys(told))


def test_cards_are_named_and_many_of_them_abbreviated() -> None:
    told = lines(ADA)
    assert told[0] == ""
    assert told[1].startswith("You were away: the computer played the ")
    assert told[2].startswith("You were away: the computer played 2 cards (")
    assert told[4].startswith("You were away: the computer played 4 cards (")
    # All but the two that the person had played before.
    assert told[-1].startswith("You were away: the computer played 23 cards (")


def test_who_was_away_in_an_earlier_deal_is_told_of_this_one() -> None:
    assert lines(replace(ADA, away_at=(7, 9)))[-1].startswith(
        "You were away: the computer played 25 cards ("
    )


def test_who_was_there_is_told_nothing() -> None:
    assert lines(replace(ADA, away=None)) == [""]


def test_a_discard_is_told_without_its_cards() -> None:
    dealer = replace(ADA, seat=Seat(2), away_at=(1, 0))
    told = [
        missed_line(match.view(Seat(2)), dealer, wording_of(GAME))
        for match in deal(GAME, "SK SQ SC S1 DK CK BK")
    ]
    assert told[:2] == ["", "You were away: the computer acted for you."]


def test_nothing_is_counted_by_steps_once_a_card_was_taken_back() -> None:
    *_, match = deal(GAME, "SK SQ SC S1 DK CK BK")
    view = match.view(Seat(0))
    assert unseen_line(view, view.step - 1, wording_of(GAME)) != ""
    later = replace(view, taken_back=1, step=view.step + 2)
    assert unseen_line(later, view.step, wording_of(GAME)) == ""
