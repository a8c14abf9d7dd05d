"""What a profile says of a career: tiles, curve, roles, contracts, people, streaks, matches."""

from dataclasses import replace

from bot.games.cards import Seat
from bot.ratings.parts import Role
from bot.texts import texts_for
from cogs.profile.layout import Career, Other, profile_of
from data.finished import boards, player_stats
from data.finished.period_totals import ALL_KINDS
from data.finished.player_stats import CareerDeal, DealsSum, Matches, Partner, RatingOf, Streak
from data.results import PastMatch, Result
from rendering.pictures.pages.profile import Entry, Profile, Section, Tile

FRENCH = 6
ADA, BEPPE = 101, 102
TEXTS = texts_for("en")


def deal(role: Role, margin: int, points: int, bid: str = "garde", mean: int = 0) -> CareerDeal:
    return CareerDeal(1, Seat(0), bid, None, role, margin, points, mean, 300_000)


def line(value: int, played: int, won: int = 0, place: int | None = None) -> boards.Line:
    return boards.Line(
        user_id=ADA, name="Ada", ranked=place is not None, value=value, played=played, won=won,
        spread=350_000, met=3, form=b"", last_at=0, place=place, was=None,
    )  # fmt: skip


DEALS = (
    deal(Role.TAKER, 5, 60),
    deal(Role.TAKER, -5, -30, "petite", 500_000),
    deal(Role.DEFENDER, -5, 10, mean=600_000),
)
CAREER = Career(
    user_id=ADA,
    name="Ada",
    kind=FRENCH,
    charted=FRENCH,
    rating=line(1620, 3, place=2),
    played=line(5, 5, won=2),
    points=DealsSum(3, 0, 40),
    deals=DEALS,
    people=(),
    ratings=(),
    stayed=(19, 19),
    streak=Streak(0, 0),
    latest=(),
)


def sections(career: Career) -> dict[str, tuple[Entry, ...]]:
    """The sections of the page by their titles."""
    return {each.title: each.rows for each in profile_of(career, TEXTS).sections}


def section(career: Career, key: str, **details: str) -> tuple[Entry, ...]:
    return sections(career)[TEXTS.say(f"profile-{key}", **details)]


def test_the_figures_of_one_game() -> None:
    page = profile_of(CAREER, TEXTS)
    assert page.line == "2nd place on this server · French Tarot, 4 players"
    assert page.tiles == (
        Tile("1620 ± 70", "rating"),
        Tile("3", "rated deals"),
        Tile("+13.3", "points a deal"),
        Tile("2 of 5", "matches won"),
    )


def test_one_of_a_kind_is_told_in_the_singular() -> None:
    page = profile_of(replace(CAREER, rating=line(1520, 1)), TEXTS)
    assert page.tiles[1] == Tile("1", "rated deal")
    page = profile_of(replace(CAREER, rating=None, played=line(1, 1, won=1)), TEXTS)
    assert page.tiles[:2] == (Tile("1", "match"), Tile("1", "won"))


def test_the_curve_begins_where_everybody_does() -> None:
    chart = profile_of(CAREER, TEXTS).chart
    assert chart is not None
    assert (chart.values, chart.offs) == ((1500, 1500, 1600, 1620), (200, 60, 60, 60))
    # Of a long career only the end is shown.
    long = replace(CAREER, deals=DEALS[1:2] * player_stats.NEWEST)
    chart = profile_of(long, TEXTS).chart
    assert chart is not None
    assert chart.values == (1600,) * player_stats.NEWEST


def test_roles_and_contracts() -> None:
    assert section(CAREER, "roles") == (
        Entry("taker", "1 of 2 won", "+15.0"),
        Entry("defender", "1 of 1 won", "+10.0"),
    )
    assert section(CAREER, "contracts") == (
        Entry("garde", "1 of 1", "100%"),
        Entry("petite", "0 of 1", "0%"),
    )


def test_fixed_sides_and_each_for_themselves() -> None:
    fixed = replace(CAREER, deals=(deal(Role.OPPOSED, 5, 8, ""), deal(Role.DEALING, 5, 9, "")))
    assert section(fixed, "roles") == (
        Entry("dealer’s side", "1 deal", "+9.0"),
        Entry("other side", "1 deal", "+8.0"),
    )
    assert sections(replace(CAREER, deals=(deal(Role.ALONE, 5, 8, ""),))) == {}


def test_best_partner_hardest_opponent_and_another_person() -> None:
    people = (
        Partner(BEPPE, "Beppe", True, 20, 80),
        Partner(BEPPE, "Beppe", False, 10, -5),
        Partner(103, "", False, 30, -100),
    )
    career = replace(CAREER, people=people, other=Other(BEPPE, "Beppe", Matches(4, 2, 1)))
    assert section(career, "people") == (
        Entry("best partner", "Beppe", "+2.0", named=True),
        Entry("hardest opponent", "Player", "−2.0", named=True),
    )
    assert section(career, "compared", name="Beppe") == (
        Entry("on the same side", "20 deals", "+4.0"),
        Entry("against each other", "10 deals", "−0.5"),
        Entry("finished ahead", "of 4 matches", "2"),
        Entry("finished behind", "of 4 matches", "1"),
    )


def test_reliability_is_said_from_twenty_deals_on() -> None:
    assert TEXTS.say("profile-steady") not in sections(CAREER)
    career = replace(CAREER, stayed=(19, 20), streak=Streak(0, 3))
    assert section(career, "steady") == (
        Entry("matches won in a row", "", "0"),
        Entry("most in a row", "", "3"),
        Entry("played to the end", "20 deals", "95%"),
    )


def match(*totals: int, left: bool = False) -> PastMatch:
    """A match of Ada, Beppe and a computer."""
    people = (None if left else ADA, BEPPE, None)
    seats = tuple(
        Result(
            table_id=1, seat=Seat(seat), user_id=user, name=name, game="scarto", guild_id=1,
            players=3, total=total, payoff=0, place=1 + sum(each > total for each in totals),
            won=total == max(totals), ended_at=1, left_by=ADA if left and not seat else None,
        )
        for seat, (user, name, total) in enumerate(
            zip(people, ("Ada", "Beppe", "Celeste"), totals, strict=True)
        )
    )  # fmt: skip
    return PastMatch(1, "scarto", 1, seats)


def test_the_latest_matches_are_those_played_to_the_end() -> None:
    lost = match(-5, 5, 0)
    voided = replace(lost, seats=tuple(replace(seat, voided=True) for seat in lost.seats))
    career = replace(CAREER, latest=(match(5, -5, 0), voided, match(9, 0, 0, left=True)))
    assert section(career, "latest") == (Entry("Beppe, Celeste", "1st place", "+5"),)


def overview() -> Profile:
    ratings = (RatingOf(FRENCH, 600_000, 300_000, 3, 0), RatingOf(1, -100_000, 900_000, 1, 0))
    return profile_of(replace(CAREER, kind=ALL_KINDS, rating=None, ratings=ratings), TEXTS)


def test_all_games_together() -> None:
    page = overview()
    assert page.line == "All games"
    assert [tile.figure for tile in page.tiles] == ["5", "2", "40%", "4"]
    assert page.sections == (
        Section(
            "Ratings",
            (
                Entry("French Tarot, 4 players", "3 deals", "1620 ± 60"),
                Entry("Scarto", "1 deal", "1480 ± 180"),
            ),
            wide=True,
        ),
    )


def test_a_match_that_was_closed_before_its_end_has_no_place() -> None:
    closed = match(5, -5, 0)
    seats = tuple(replace(seat, unfinished=True, won=False) for seat in closed.seats)
    career = replace(CAREER, latest=(replace(closed, seats=seats),))
    assert section(career, "latest") == (Entry("Beppe, Celeste", "not finished", "+5"),)


def test_who_has_only_left_matches_has_no_profile() -> None:
    assert replace(CAREER, played=None, deals=()).is_empty
    assert not replace(CAREER, played=None).is_empty
