"""The line above a hand: how far the deal is, and what is asked of its owner."""

from bot.games.actions import Action, Bid, Call, Slam
from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.match import Match
from cogs.layouts.hand.draft import NOTHING
from cogs.layouts.hand.hand import hand_line
from tests.cogs.support.arranged import deck
from tests.words.support.deals import deal, game_of, wording_of

BOLD = "T20 T19 BEG MAT SK SQ S7 S6 BQ B7 B6 C10 C9 D10 D9 T12 T6 T5"
"""Good enough to play with the stock, and not without it."""


def line(match: Match, seat: int = 0) -> list[str]:
    """The lines above a hand."""
    words = wording_of(match.game)
    return hand_line(match.view(Seat(seat)), words, NOTHING).splitlines()


def acting(match: Match) -> int:
    """The seat that has to act, or any."""
    assert match.deal is not None
    return match.deal.to_act or 0


def test_each_form_has_its_title_and_cards_to_play_have_only_the_question() -> None:
    game = game_of("terziglio", comp_card="owner")
    above = [line(match, acting(match)) for match in deal(game, BOLD)]
    forms = [lines[0] for lines in above if lines[0].startswith("**Your hand**")]
    parts = dict.fromkeys(each.removeprefix("**Your hand** · deal 1") for each in forms)
    assert [*parts] == [", bids", ", discard", ", declarations", ", card for the Fool", ""]
    given = next(lines for lines in above if lines[0].endswith(", card for the Fool"))
    assert given[1] == "**It’s your turn.** Choose the card to give for the Fool."
    questions = [lines for lines in above if lines[0] not in forms]
    assert {len(lines) for lines in questions} == {1}
    assert len(questions) == game.players * 18


def test_who_may_not_lead_a_called_suit_is_told_so() -> None:
    game = GAMES["tarocco-francese"](players=5)
    own = "SK S2 S3 H2 H3 D2 D3 C2 C3 T2 T3 T4 T5 T6 T7"
    match = Match(game, Seat(4))
    match = match.after(match.next_deal(deck(game, match.first_dealer, {0: own})))
    pack = game.pack
    bids: list[Action] = [Bid("garde_sans"), *(Bid("pass") for _ in range(4))]
    for action in (*bids, Call((pack.parse("DK"),)), Slam(False)):
        assert match.deal is not None
        assert match.deal.to_act is not None
        match = match.after(match.decide(match.deal.to_act, action))
    ban = "You may not lead a called suit, except the called card itself."
    assert line(match) == [f"**It’s your turn** to lead. {ban}"]


def test_who_waits_is_told_nothing_that_could_change_before_their_turn() -> None:
    game = game_of("terziglio", comp_card="owner")
    for match in deal(game, BOLD):
        assert match.deal is not None
        waiting = [seat for seat in range(game.players) if seat != match.deal.to_act]
        texts = {tuple(line(match, seat)) for seat in waiting if match.deal.to_act is not None}
        assert texts <= {WAITING, FORESEEN, PLAYED}


WAITING = ("**Your hand** · deal 1", "Wait for your turn; the table shows when it comes.")
# True from before the discard until the own turn to declare: nobody else can change what a hand off
# turn may declare, and a hand is brought up to date where a computer has declared for its owner.
FORESEEN = (
    WAITING[0],
    "You can already choose what you will declare. It is told when your turn comes.",
)
PLAYED = (WAITING[0], "You have played all your cards; the table shows how the deal ends.")
