"""The board of days: equals share a place, and whoever has played too little has none."""

from bot.loopback.checks.components import walk
from bot.texts import texts_for
from cogs.layouts.hand.daily import MOST_LINES, daily_board
from cogs.layouts.ids import ShowDailyBoard
from data.solo.daily import DailyStanding


def told(*standings: DailyStanding, reader: int = 0, span: str = "week") -> list[str]:
    """The lines of a board below what it is about."""
    page = daily_board(standings, ShowDailyBoard(span), reader, texts_for("en"))
    [text] = [str(part["content"]) for part in walk(page.to_components()) if part["type"] == 10]
    return text.splitlines()[2:]


def test_equals_share_a_place() -> None:
    lines = told(
        DailyStanding(1, "Ada", 8050, 7),
        DailyStanding(2, "Bruno", 7000, 7),
        DailyStanding(3, "Carla", 7000, 5),
        DailyStanding(4, "Dino", 100, 4),
        DailyStanding(5, "Eva", 9000, 3),
    )
    assert lines == [
        "1. **Ada** 81% · 7 days",
        "2. **Bruno** 70% · 7 days",
        "2. **Carla** 70% · 5 days",
        "4. **Dino** 1% · 4 days",
        "– Eva 90% · one day to go",
    ]


def test_whoever_stands_further_down_sees_themselves() -> None:
    many = [DailyStanding(user, f"P{user}", 10_000 - user, 7) for user in range(1, 40)]
    lines = told(*many, reader=39)
    assert len(lines) == MOST_LINES + 1
    assert lines[-1].startswith("39. **P39**")
    assert len(told(*many, reader=3)) == MOST_LINES


def test_where_nobody_has_finished_it_says_so() -> None:
    assert told() == ["Nobody here has finished a day yet."]
