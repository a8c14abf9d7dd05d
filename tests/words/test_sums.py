"""The sums behind a score: worked examples, and that whatever is written adds up to the score."""

import re
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from bot.games.actions import OneOf
from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.chambery.events import PartnerCalled
from bot.games.chambery.rules import Chambery
from bot.games.events import DealScored, Event, ScoreLine, Spoke
from bot.games.game import Game
from bot.games.match import Match
from bot.games.options import OptionValue
from bot.games.sides import Sum
from bot.games.trick import Trick
from bot.texts import languages, texts_for
from bot.words.sums import contract_lines, sum_in_words, sum_lines
from tests.games.support.chambery import begun
from tests.games.support.francese import cards, contract
from tests.games.support.playing import moves, with_some_options
from tests.words.support.deals import wording_of

ENGLISH = texts_for("en")
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elena", "Fabio")

Row = tuple[str, *tuple[int, ...]]


def scored(points: tuple[int, ...], *rows: Row, reckoning: tuple[Row, ...] = ()) -> DealScored:
    """A score that comes from these lines: a code and what each seat gains by it."""
    lines, behind = (
        tuple(ScoreLine(code, tuple(row)) for code, *row in some) for some in (rows, reckoning)
    )
    return DealScored(
        points,
        tuple(map(sum, zip(*(line.points for line in lines), strict=True))),
        lines,
        reckoning=behind,
    )


def written(
    key: str,
    score: DealScored,
    facts: tuple[Event, ...] = (),
    tricks: tuple[Trick, ...] = (),
    **options: OptionValue,
) -> list[str]:
    """The sums of each seat in English."""
    kind = GAMES[key]
    game = kind(kind.options_type.of(options), len(score.scores))
    return [
        " · ".join(sum_in_words(each, NAMES, ENGLISH) for each in seat)
        for seat in game.sums(score, facts, tricks)
    ]


def test_scarto_counts_from_the_average() -> None:
    score = scored((29, 20, 29), ("cards", 25, 20, 29), ("fool", 4, 0, 0), ("average", *[-26] * 3))
    assert written("scarto", score) == [
        "cards 25 + Fool 4 − average 26 = 3",
        "cards 20 − average 26 = −6",
        "cards 29 − average 26 = 3",
    ]


def test_piedicavallo_adds_fool_and_discard_to_the_cards() -> None:
    score = scored(
        (61, 53), ("cards", 51, 53, 51, 53), ("fool", 5, 0, 5, 0), ("discard", 5, 0, 5, 0)
    )
    assert written("piedicavallo", score)[:2] == ["cards 51 + Fool 5 + discard 5 = 61", "cards 53"]


def test_ottocento_doubles_three_of_a_sort() -> None:
    rows: list[Row] = [
        ("kings", 34, 0, 34, 0),
        ("queens", 14, 0, 14, 0),
        ("jacks", 12, 0, 12, 0),
        ("cricche-doubled", 60, 0, 60, 0),
        ("cups", 15, 10, 15, 10),
        ("moors", 0, 15, 0, 15),
        ("cards", 50, 37, 50, 37),
        ("last-trick", 0, 6, 0, 6),
        ("declared", 34, 0, 34, 0),
    ]
    assert written("ottocento", scored((185, 68), *rows))[:2] == [
        "(Kings 34 + Queens 14 + Jacks 12) × 2 + Cups 15 + cards 50 + declared 34 = 219",
        "Cups 10 + Moors 15 + cards 37 + last trick 6 = 68",
    ]


def test_terziglio_settles_in_game_points() -> None:
    # 146 points are three game points, as four are overlooked; a solo doubles them.
    score = scored(
        (146, 98),
        ("game-points", 6, -3, -3),
        ("solo-doubled", 6, -3, -3),
        reckoning=(
            ("cards", 57, 30, 30),
            ("last-trick", 6, 0, 0),
            ("declared", 83, 68, 68),
            ("together", 146, 98, 98),
        ),
    )
    declarer, defender, _ = written("terziglio", score, contract(0, "solo"))
    assert declarer == (
        "cards 57 + last trick 6 + declared 83 = 146"
        " · every 50 of 146 → 150 points: game points 3 × 2 = 6, × 2 = 12"
    )
    assert defender == (
        "cards 30 + declared 68 = 98 · every 50 of 146 → 150 points: game points 3 × 2 = 6 to Ada"
    )


def test_terziglio_pays_for_all_tricks_alone() -> None:
    score = scored((), ("all-tricks", -80, 40, 40))
    assert written("terziglio", score, contract(0, "gioco"), all_tricks="flat40")[:2] == [
        "all tricks 40 × 2 = 80",
        "all tricks 40 from Ada",
    ]


def test_a_contract_of_four_is_said_as_at_every_french_table() -> None:
    # 3 points with 2 bouts, which need 41: 38 down.
    score = scored((6, 2), ("contract", -378, 126, 126, 126))
    assert written("tarocco-francese", score, contract()) == [
        "2 bouts, 3 points (41 needed), 38 down: (25 + 38) × 2 = 126, × 3 = 378",
        *["126 from Ada"] * 3,
    ]


def test_a_half_point_goes_to_the_winners_and_bonuses_are_added() -> None:
    # RULES.md 17.12, row 14 but for the half point: (25 + 52) × 6 + 60 + 40 + 400.
    rows: list[Row] = [
        ("contract", 924, -462, -462),
        ("petit", 120, -60, -60),
        ("handful", 80, -40, -40),
        ("slam", 800, -400, -400),
    ]
    taker, defender, _ = written(
        "tarocco-francese", scored((175, 3), *rows), contract(0, "garde_contre")
    )
    assert taker == (
        "3 bouts, 87½ → 88 points (36 needed), 52 up: "
        "(25 + 52) × 6 + Petit au bout 10 × 6 + handful 40 + slam 400 = 962, × 2 = 1924"
    )
    assert defender == "962 to Ada"


def test_the_other_side_brings_the_petit_home() -> None:
    # (25 + 5) − 10 for each defender.
    score = scored((92, 2), ("contract", 90, -30, -30, -30), ("petit", -30, 10, 10, 10))
    taker, *_ = written("tarocco-francese", score, contract(0, "petite"))
    assert (
        taker == "2 bouts, 46 points (41 needed), 5 up: (25 + 5) − Petit au bout 10 = 20, × 3 = 60"
    )


def test_five_share_with_the_partner() -> None:
    # (25 + 7) × 6 = 192 for each of three: the partner has a third of 576.
    score = scored((68, 2), ("contract", -384, -192, 192, 192, 192))
    called = Trick((Seat(1),), cards("HK"), Seat(1))
    taker, partner, defender, *_ = written(
        "tarocco-francese", score, contract(0, "garde_contre", "HK"), (called,)
    )
    assert taker == (
        "2 bouts, 34 points (41 needed), 7 down: (25 + 7) × 6 = 192, × 3 = 576, − Bruno 192 = 384"
    )
    assert partner == "576 × ⅓ = 192"
    assert defender == "192 from Ada and Bruno"


def test_players_settle_a_personal_petit_among_themselves() -> None:
    score = scored((82, 2), ("contract", 75, -25, -25, -25), ("petit", -10, 30, -10, -10))
    taker, player, *_ = written("tarocco-francese", score, contract(0, "petite"), petit="personal")
    assert taker.endswith("(25 + 0) = 25, × 3 = 75 · Petit au bout 10 to Bruno")
    assert player == "25 to Ada · Petit au bout 10 × 3 = 30"


def chambery(facts: tuple[Event, ...], points: tuple[int, ...], *scores: int) -> list[str]:
    """What each seat settles at Chambéry with these points of the sides."""
    score = scored(points, ("payment", *scores), reckoning=(("cards", *scores),))
    return [each.partition(" · ")[2] for each in written("chambery", score, facts)]


def test_chambery_says_what_is_missing_to_half() -> None:
    # RULES.md 13.4, rows 9 and 1.
    alone = (Spoke(Seat(0), "one_card"),)
    declarer, defender, *_ = chambery(alone, (52, 16), 288, -72, -72, -72, -72)
    assert declarer == (
        "52 points (half is 34, doubled below 17): "
        "18 × 4 = 72, × 4 = 288 from Bruno, Carla, Dino and Elena"
    )
    assert defender == "16 points (half is 34, doubled below 17): 18 × 4 = 72 to Ada"
    called = (PartnerCalled(Seat(0), Chambery.pack.parse("HK"), Seat(2)),)
    dealer, defender, partner, *_ = chambery(called, (33, 35), -2, 1, -1, 1, 1)
    assert dealer == ("33 points (half is 34): 1 + to divide evenly 1 = 2 to Bruno, Dino and Elena")
    assert partner == "33 points (half is 34): 1 to Bruno, Dino and Elena"
    assert defender == "35 points (half is 34): 2 + 1 = 3, × ⅓ = 1 from Ada and Carla"


def test_three_at_chambery_are_told_what_is_missing_to_a_third() -> None:
    # RULES.md 13.6.
    assert chambery((), (39, 29, 10), 26, 6, -32) == [
        "39 points (a third is 26, doubled below 13): 13 × 2 = 26 from Carla",
        "29 points (a third is 26, doubled below 13): 3 × 2 = 6 from Carla",
        "10 points (a third is 26, doubled below 13): 16 × 2 = 32 to Ada and Bruno",
    ]
    assert chambery((), (50, 16, 12), 38, -10, -28) == [
        "50 points (a third is 26, doubled below 13): 10 + 14 × 2 = 38 from Bruno and Carla",
        "16 points (a third is 26): 10 to Ada",
        "12 points (a third is 26, doubled below 13): 14 × 2 = 28 to Ada",
    ]


def test_a_deal_with_a_called_king_has_its_line() -> None:
    going = begun(stock="C2 C3", dealer=3, players=4).discard("C2 C3").say(*["pass"] * 4)
    asked = going.game.ask(going.deal, Seat(3))
    assert isinstance(asked, OneOf)
    view = Match(going.game, Seat(3)).after(going.act(asked.actions[0]).play_out().log).view(None)
    lines = contract_lines(view, NAMES, wording_of(going.game))
    called = NAMES[view.roles.index("called")]
    assert sorted(line.partition(" · ")[0] for line in lines) == sorted(["Dino", called])
    assert all(" points (half is 36" in line for line in lines)


# Whatever is written adds up.

STEP = re.compile(r"\d+|[½⅓⅙]|[()+−×]")
PYTHON = {"×": "*", "−": "-", "½": "Fraction(1, 2)", "⅓": "Fraction(1, 3)", "⅙": "Fraction(1, 6)"}


def reckoned(equation: str) -> int:
    """What an equation without title comes to, each step of which is checked."""
    total: int | None = None
    for step in equation.split(", "):
        left, _, right = step.partition(" = ")
        signs = "".join(PYTHON.get(sign, sign) for sign in STEP.findall(left))
        found = int(eval(f"{'' if total is None else total}{signs}", {"Fraction": Fraction}))
        assert not right or found == int(right.replace("−", "-")), equation
        total = found
    assert total is not None
    return total


def shown(each: Sum, language: str) -> int:
    """What a sum in words comes to for the seat."""
    texts = texts_for(language)
    whole = sum_in_words(each, NAMES, texts)
    equation = sum_in_words(replace(each, title="", told=(), whom=()), NAMES, texts)
    assert equation in whole
    assert all(NAMES[seat] in whole for seat in each.whom)
    assert reckoned(equation) == each.total
    return each.score


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_what_is_shown_adds_up_to_what_was_scored(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    for match, _ in moves(with_some_options(kind, rng), rng):
        deal = match.deal
        if deal is None or deal.score is None or not deal.score.counts:
            continue
        language = rng.choice(languages())
        sums = match.game.sums(deal.score, deal.facts, deal.tricks)
        totals = tuple(sum(shown(each, language) for each in seat) for seat in sums)
        assert totals == deal.score.scores
        view, wording = match.view(None), wording_of(match.game)
        assert len(sum_lines(view, NAMES, wording)) == len(match.game.sides)
        told = 1 + ("called" in view.roles) if any(view.roles) else 0
        assert len(contract_lines(view, NAMES, wording)) == told
