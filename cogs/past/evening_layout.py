"""The page of an evening: a picture of how people stand, its best deal, and the ratings."""

from collections.abc import Mapping, Sequence

from discord import ui

from bot.ratings.units import kind_numbered
from bot.tables.thinking.reviews import Review
from bot.texts import Texts
from bot.words.lists import listed
from bot.words.numbers import signed
from bot.words.seats import face_number, person_name
from bot.words.wording import Wording
from cogs.layouts.components import Button, Text
from cogs.layouts.evening import MOST
from cogs.layouts.ids import ShowDeal, TableAction, TableButton
from cogs.layouts.parts import button, first_of, gallery, layout_of, plain, row
from cogs.layouts.ratings import kind_name, rating_shown
from cogs.thinking.review_layout import moment_line
from data.evenings.best import BestDeal
from data.finished.changes import RatingChange
from data.results import PastMatch
from rendering.canvas.picture import Picture
from rendering.pictures.pages.evening import EveningGame, EveningRow

EVENING = "evening.png"

MOST_NAMES = 8
"""How many names a summary has."""

MOST_RATINGS = 10
"""Of how many people a line of ratings tells."""


def games_of(matches: Sequence[PastMatch], texts: Texts) -> tuple[EveningGame, ...]:
    """Return each game of an evening with the people who played it, the best first."""
    keys = dict.fromkeys((match.game, match.seats[0].players) for match in matches)
    played = ([m for m in matches if (m.game, m.seats[0].players) == key] for key in keys)
    return tuple(_game(each, texts) for each in played if people_in(each, texts))


def people_in(matches: Sequence[PastMatch], texts: Texts) -> dict[int, str]:
    """Return what the people are called to whom seats of these matches belong."""
    return {
        seat.user_id: person_name(seat.name, texts)
        for match in matches
        for seat in match.seats
        if seat.user_id and seat.user_id > 0
    }


def evening_page(
    table_id: int, picture: Picture, lines: Sequence[str], best: BestDeal | None, texts: Texts
) -> ui.LayoutView:
    """Return the evening of a match for one person, with a button that shows it to everybody."""
    share = button(TableButton(table_id, TableAction.SHARE_EVENING), texts.say("button-show-all"))
    return _page(picture, lines, [*_replay(best, texts), share])


def shared_evening(
    picture: Picture, lines: Sequence[str], best: BestDeal | None, texts: Texts
) -> ui.LayoutView:
    """Return the same for everybody."""
    return _page(picture, lines, _replay(best, texts))


def lines_of(
    matches: Sequence[PastMatch],
    best: BestDeal | None,
    changes: Mapping[int, Mapping[int, RatingChange]],
    texts: Texts,
) -> list[str]:
    """Return what everybody may read below the picture: the first line is its title.

    *changes* are those of the ratings by match, of people.
    """
    lines = [texts.say("evening-title", time=str(matches[0].ended_at))]
    names = people_in(matches, texts)
    if best is not None and best.user_id in names:
        match = next(each for each in matches if each.table_id == best.table_id)
        said = texts.say(
            "evening-best",
            name=plain(names[best.user_id]),
            points=signed(best.points),
            deal=best.number,
            game=_name(match, texts),
        )
        lines.append(said)
    return [*lines, *_ratings(changes, names, texts)]


def summary_of(matches: Sequence[PastMatch], deals: int, texts: Texts) -> list[str]:
    """Return an evening that is over in some lines: who played how much, and how they stand in each
    game."""
    names = [f"**{plain(name)}**" for name in people_in(matches, texts).values()]
    shown = listed(first_of(names, MOST_NAMES, texts), texts)
    lines = [texts.say("evening-played", names=shown, matches=len(matches), deals=deals)]
    return [*lines, *(_standings(game, texts) for game in games_of(matches, texts))]


def dearest_line(match: PastMatch, deal: int, review: Review, wording: Wording) -> str:
    """Return a person's costliest card of a deal, for them alone."""
    [moment] = review.dearest(1)
    game = wording.say(f"game-{match.game}")
    return wording.say("evening-dearest", deal=deal, game=game, line=moment_line(moment, wording))


def _standings(game: EveningGame, texts: Texts) -> str:
    told = [
        texts.say("evening-place", place=row.place, name=plain(row.name), gained=signed(row.total))
        for row in game.rows
    ]
    standings = " · ".join(first_of(told, MOST, texts))
    return texts.say("evening-standings", game=game.title, standings=standings)


def _page(picture: Picture, lines: Sequence[str], buttons: Sequence[Button]) -> ui.LayoutView:
    title, *rest = lines
    words = [Text("\n".join(rest))] if rest else []
    rows = [row(buttons)] if buttons else []
    return layout_of(Text(title), gallery(picture.alt, EVENING), *words, *rows)


def _replay(best: BestDeal | None, texts: Texts) -> list[Button]:
    if best is None:
        return []
    return [button(ShowDeal(best.table_id, best.number), texts.say("button-replay"))]


def _name(match: PastMatch, texts: Texts) -> str:
    kind = kind_numbered(match.game, match.seats[0].players)
    return texts.say(f"game-{match.game}") if kind is None else kind_name(kind, texts)


def _game(matches: Sequence[PastMatch], texts: Texts) -> EveningGame:
    names = people_in(matches, texts)
    gains = {user: tuple(_gain(match, user) for match in matches) for user in names}
    totals = {user: sum(filter(None, each)) for user, each in gains.items()}
    rows = tuple(
        # Equals share a place.
        EveningRow(
            1 + sum(other > totals[user] for other in totals.values()),
            names[user],
            face_number(user),
            gains[user],
            totals[user],
        )
        for user in sorted(totals, key=lambda user: (-totals[user], user))
    )
    title = texts.say("evening-game", game=_name(matches[0], texts), count=len(matches))
    return EveningGame(title, rows)


def _gain(match: PastMatch, user_id: int) -> int | None:
    return next((seat.payoff for seat in match.seats if seat.user_id == user_id), None)


def _ratings(
    changes: Mapping[int, Mapping[int, RatingChange]], names: Mapping[int, str], texts: Texts
) -> list[str]:
    # From before the first match of the evening to after the last one, for each kind.
    ends = dict[int, dict[int, tuple[int, int]]]()
    for match in changes.values():
        for user, each in match.items():
            of_kind = ends.setdefault(each.kind, {})
            before, _ = of_kind.get(user, (rating_shown(each.before or 0), 0))
            of_kind[user] = before, rating_shown(each.after)
    return [_ratings_of(kind, each, names, texts) for kind, each in ends.items()]


def _ratings_of(
    kind: int, ends: Mapping[int, tuple[int, int]], names: Mapping[int, str], texts: Texts
) -> str:
    best = sorted((user for user in ends if user in names), key=lambda user: -ends[user][1])
    told = [
        texts.say(
            "evening-rating",
            name=plain(names[user]),
            rating=ends[user][1],
            change=signed(ends[user][1] - ends[user][0]),
        )
        for user in best
    ]
    ratings = " · ".join(first_of(told, MOST_RATINGS, texts))
    return texts.say("evening-ratings", game=kind_name(kind, texts), ratings=ratings)
