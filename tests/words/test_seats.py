"""What is told of a seat: its side, its bid, its role in the deal."""

from dataclasses import replace

from bot.games.cards import Seat
from bot.games.events import CardsCalled, Spoke
from bot.games.packs import NOUVEAU
from bot.games.view import SeatView
from bot.texts import Texts, texts_for
from bot.words.seats import Nameplate, last_bid, seat_lines
from bot.words.wording import Wording
from tests import moments
from tests.words.support.plain import SidesGame, played

GAME = SidesGame(NOUVEAU, 4)
TEXTS = texts_for("en")
UGO = Nameplate("Ugo")


def _seen(steps: int) -> SeatView:
    return played(GAME, 0, steps).view(None)


def test_the_last_word_of_a_seat_counts() -> None:
    facts = (Spoke(Seat(1), "petite"), Spoke(Seat(2), "pass"), Spoke(Seat(1), "garde_sans"))
    seen = replace(_seen(0), facts=facts)

    assert [last_bid(seen, Seat(seat), TEXTS) for seat in range(4)] == [
        "",
        "garde sans",
        "passes",
        "",
    ]


def test_a_word_without_a_text_is_shown_as_it_is() -> None:
    seen = replace(_seen(0), facts=(Spoke(Seat(0), "grand_slam"),))

    assert last_bid(seen, Seat(0), TEXTS) == "grand slam"


def test_side_part_and_call_come_before_the_rest() -> None:
    facts = (Spoke(Seat(1), "garde"), CardsCalled(Seat(1), NOUVEAU.named("HK")))
    seen = replace(_seen(0), facts=facts, dealer=Seat(1))

    assert seat_lines(
        seen,
        Seat(1),
        Nameplate("Ugo", computer="normal", away=True),
        Wording.usual(TEXTS, "nouveau"),
    ) == [
        "team B",
        "taker: garde",
        "calls king of hearts",
        "dealer",
        "away",
    ]
    assert seat_lines(seen, Seat(3), UGO, Wording.usual(TEXTS, "nouveau")) == ["team B"]


def test_a_bid_is_told_with_the_role_that_it_gave() -> None:
    seen = moments.public(moments.playing("tarocco-francese", 6))
    told = [
        seat_lines(seen, Seat(seat), UGO, Wording.usual(TEXTS, "nouveau"))[:1] for seat in range(6)
    ]

    roles = [role for role in told if role and role[0].startswith(("taker", "partner"))]
    assert roles == [["partner"], ["taker: garde contre"]]


def test_a_role_and_its_bid_are_joined_as_the_language_does() -> None:
    seen = replace(_seen(0), facts=(Spoke(Seat(1), "garde"),))
    french = Wording.usual(Texts("fr"), "nouveau")

    assert seat_lines(seen, Seat(1), UGO, french)[1] == "attaque\u00a0: garde"
