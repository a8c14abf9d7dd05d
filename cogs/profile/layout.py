"""What is on a person's profile: figures, the curve of a rating, and what it is made of."""

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass

import discord
from discord import ui

from bot.ratings.parts import Role
from bot.ratings.units import KINDS
from bot.tables.lessons.lessons import LessonProgress
from bot.texts import Texts
from bot.words.labels import bid_name
from bot.words.numbers import number, signed, signed_tenths
from bot.words.seats import face_number, person_name
from cogs.layouts.components import ActionRow, Item
from cogs.layouts.parts import button, labels_of, layout_of, row, select
from cogs.layouts.periods import season_name
from cogs.layouts.ratings import (
    START,
    UNCERTAIN,
    kind_name,
    rating_shown,
    spread_shown,
    value_in_words,
)
from cogs.profile import ids
from data.finished import boards, player_stats
from data.finished.period_totals import ALL_KINDS
from data.finished.player_stats import CareerDeal, DealsSum, Matches, Partner, RatingOf, Streak
from data.finished.podiums import Medal
from data.finished.rankings import By
from data.results import PastMatch
from rendering.pictures.pages.profile import Chart, Entry, Profile, Section, Tile

ROLES = {
    Role.TAKER: "taker",
    Role.PARTNER: "partner",
    Role.DEFENDER: "defender",
    Role.DEALING: "dealing",
    Role.OPPOSED: "opposed",
}
"""What the roles are called that are told of."""

MOST_MEDALS = 4
"""The number of each sort that are shown, the newest."""

FEWEST = 20
"""How reliable somebody is, is said after so many deals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Career:
    """What is known of a person in one kind of game on a server, or in all of them.

    The curve is made of `deals`, which are of the kind `charted`; `points` are those of all deals
    of one kind. `ratings` are those of all kinds. Of the newest deals they have not left `stayed`.
    `lessons` are told of to the person themselves alone.
    """

    user_id: int
    name: str
    kind: int
    charted: int
    rating: boards.Line | None
    played: boards.Line | None
    points: DealsSum
    deals: Sequence[CareerDeal]
    people: Sequence[Partner]
    ratings: Sequence[RatingOf]
    stayed: tuple[int, int]
    streak: Streak
    latest: Sequence[PastMatch]
    medals: Sequence[Medal] = ()
    lessons: Sequence[LessonProgress] = ()
    other: "Other | None" = None

    @property
    def is_empty(self) -> bool:
        """Whether the person has done nothing of the kind."""
        return self.played is None and not self.deals and not self.ratings and not self.lessons


@dataclass(frozen=True, slots=True)
class Other:
    """Somebody with whom the person is compared, and the matches of both."""

    user_id: int
    name: str
    matches: Matches


def profile_of(career: Career, texts: Texts) -> Profile:
    """Return the page that shows it."""
    sections = [
        *_ratings(career, texts),
        *_medals(career, texts),
        *_roles(career, texts),
        *_contracts(career, texts),
        *_people(career, texts),
        *_with(career, texts),
        *_steadiness(career, texts),
        *_lessons(career, texts),
        *_latest(career, texts),
    ]
    return Profile(
        name=person_name(career.name, texts),
        line=_line(career, texts),
        tiles=tuple(_tiles(career, texts)),
        chart=_chart(career, texts),
        sections=tuple(sections),
        face=face_number(career.user_id),
    )


def _line(career: Career, texts: Texts) -> str:
    game, rating = kind_name(career.kind, texts), career.rating
    if rating is None:
        return game
    if rating.place is None:
        return texts.say("profile-unranked", game=game)
    place = texts.say("picture-place", place=rating.place)
    return texts.say("profile-place", place=place, game=game)


def _tiles(career: Career, texts: Texts) -> Iterator[Tile]:
    played = career.played.played if career.played else 0
    won = career.played.won if career.played else 0
    rating, points = career.rating, career.points
    if rating is not None:
        off = spread_shown(rating.spread or 0)
        yield Tile(f"{rating.value} ± {off}", texts.say("profile-rating"))
        yield Tile(str(rating.played), texts.say("profile-deals", deals=rating.played))
        if points.deals:
            tenths = _mean(points)
            yield Tile(signed_tenths(tenths, texts), texts.say("board-by-points"))
        figure = texts.say("profile-won-of", won=str(won), matches=str(played))
        yield Tile(figure, texts.say("profile-matches-won"))
        return
    yield Tile(str(played), texts.say("profile-matches", matches=played))
    yield Tile(str(won), texts.say("profile-wins", won=won))
    if played:
        yield Tile(_percent(won, played, texts), texts.say("profile-share"))
    if career.kind == ALL_KINDS:
        deals = sum(each.deals for each in career.ratings)
        yield Tile(str(deals), texts.say("profile-deals", deals=deals))


def _chart(career: Career, texts: Texts) -> Chart | None:
    if not career.deals:
        return None
    values = [rating_shown(deal.mean) for deal in career.deals]
    offs = [spread_shown(deal.spread) for deal in career.deals]
    if len(values) < player_stats.NEWEST:
        values, offs = [START, *values], [UNCERTAIN, *offs]
    game = kind_name(career.charted, texts)
    title = texts.say("profile-curve", game=game, deals=len(career.deals))
    return Chart(title, tuple(values), tuple(offs))


def _ratings(career: Career, texts: Texts) -> Iterator[Section]:
    if career.kind != ALL_KINDS or not career.ratings:
        return
    rows = [
        Entry(
            kind_name(each.kind, texts),
            texts.say("profile-of-deals", deals=each.deals),
            f"{rating_shown(each.mean)} ± {spread_shown(each.spread)}",
        )
        for each in career.ratings
    ]
    yield Section(texts.say("profile-ratings"), tuple(rows), wide=True)


def _medals(career: Career, texts: Texts) -> Iterator[Section]:
    for by in By:
        found = [each for each in career.medals if each.ranked_by is by]
        if found:
            title = texts.say("profile-medals", by=texts.say(f"board-by-{by}"), count=len(found))
            rows = [_medal(each, career.kind, texts) for each in found[:MOST_MEDALS]]
            yield Section(title, tuple(rows), wide=career.kind == ALL_KINDS)


def _medal(medal: Medal, kind: int, texts: Texts) -> Entry:
    season = season_name(medal.period, texts)
    value = value_in_words(medal.ranked_by, medal.value, texts)
    if kind != ALL_KINDS:
        return Entry(season, "", value, medal=medal.place)
    return Entry(kind_name(medal.kind, texts), season, value, medal=medal.place)


def _roles(career: Career, texts: Texts) -> Iterator[Section]:
    found = player_stats.by_role(career.deals) if career.kind != ALL_KINDS else {}
    rows = [_role(role, each, texts) for role, each in found.items() if role in ROLES]
    if rows:
        yield Section(texts.say("profile-roles"), tuple(rows))


def _role(role: Role, found: DealsSum, texts: Texts) -> Entry:
    label, tenths = texts.say(f"profile-role-{ROLES[role]}"), _mean(found)
    if role in (Role.DEALING, Role.OPPOSED):
        detail = texts.say("profile-of-deals", deals=found.deals)
    else:
        detail = texts.say("profile-won", won=found.won, deals=found.deals)
    return Entry(label, detail, signed_tenths(tenths, texts))


def _contracts(career: Career, texts: Texts) -> Iterator[Section]:
    found = player_stats.by_bid(career.deals) if career.kind != ALL_KINDS else {}
    rows = [
        Entry(
            bid_name(bid, texts),
            texts.say("profile-made", made=each.won, deals=each.deals),
            _percent(each.won, each.deals, texts),
        )
        for bid, each in found.items()
    ]
    if rows:
        yield Section(texts.say("profile-contracts"), tuple(rows))


def _people(career: Career, texts: Texts) -> Iterator[Section]:
    found = {
        "profile-partner": player_stats.best_partner(career.people),
        "profile-opponent": player_stats.hardest_opponent(career.people),
    }
    rows = [
        Entry(
            texts.say(key),
            person_name(each.name, texts),
            signed_tenths(each.tenths, texts),
            named=True,
        )
        for key, each in found.items()
        if each is not None
    ]
    if rows:
        yield Section(texts.say("profile-people"), tuple(rows))


def _with(career: Career, texts: Texts) -> Iterator[Section]:
    other = career.other
    if other is None:
        return
    rows = [
        Entry(
            texts.say("profile-together" if each.together else "profile-against"),
            texts.say("profile-of-deals", deals=each.deals),
            signed_tenths(round(10 * each.points / each.deals), texts),
        )
        for each in career.people
        if each.user_id == other.user_id
    ]
    title = texts.say(
        "profile-compared" if rows else "profile-with", name=person_name(other.name, texts)
    )
    count = texts.say("profile-of-matches", matches=other.matches.count)
    if other.matches.count:
        rows.append(Entry(texts.say("profile-ahead"), count, str(other.matches.ahead)))
        rows.append(Entry(texts.say("profile-behind"), count, str(other.matches.behind)))
    yield Section(title, tuple(rows) or (Entry(texts.say("profile-never"), "", ""),))


def _steadiness(career: Career, texts: Texts) -> Iterator[Section]:
    rows = []
    if career.streak.longest:
        rows.append(Entry(texts.say("profile-streak"), "", str(career.streak.now)))
        rows.append(Entry(texts.say("profile-longest"), "", str(career.streak.longest)))
    stayed, deals = career.stayed
    if deals >= FEWEST:
        detail = texts.say("profile-of-deals", deals=deals)
        rows.append(Entry(texts.say("profile-stayed"), detail, _percent(stayed, deals, texts)))
    if rows:
        yield Section(texts.say("profile-steady"), tuple(rows))


def _lessons(career: Career, texts: Texts) -> Iterator[Section]:
    rows = [
        Entry(
            texts.say(f"game-{each.game}"),
            "",
            texts.say("profile-lessons-done", done=str(each.done), lessons=str(each.lessons)),
        )
        for each in career.lessons
    ]
    if rows:
        yield Section(texts.say("profile-lessons"), tuple(rows))


def _latest(career: Career, texts: Texts) -> Iterator[Section]:
    rows = [
        row for match in career.latest for row in [_match(career, match, texts)] if row is not None
    ]
    if rows:
        wide = career.kind == ALL_KINDS
        yield Section(texts.say("profile-latest"), tuple(rows), wide=wide)


def _match(career: Career, match: PastMatch, texts: Texts) -> Entry | None:
    own = next((seat for seat in match.seats if seat.user_id == career.user_id), None)
    if own is None or match.voided:
        return None
    others = labels_of((seat for seat in match.seats if seat is not own), texts)
    label = others
    if career.kind == ALL_KINDS:
        label = texts.say("words-of", what=texts.say(f"game-{match.game}"), told=others)
    place = texts.say("picture-place", place=own.place)
    told = texts.say("profile-unfinished") if match.unfinished else place
    return Entry(label, told, signed(own.total))


def _mean(found: DealsSum) -> int:
    return round(10 * found.points / found.deals)


def _percent(part: int, whole: int, texts: Texts) -> str:
    return texts.say("profile-percent", percent=number((200 * part + whole) // (2 * whole)))


def private_profile(
    request: ids.ProfileId, shown: Sequence[Item], texts: Texts, *, is_empty: bool
) -> ui.LayoutView:
    """Return a profile with a select for the game; one that is *empty* is not to be shown to
    everybody."""
    everyone = ids.ShowProfile(*astuple(request))
    ways = row([button(everyone, texts.say("button-show-all"), disabled=is_empty)])
    return layout_of(*shown, _games(request, texts), ways)


def public_profile(shown: Sequence[Item]) -> ui.LayoutView:
    """Return a profile for everybody."""
    return layout_of(*shown)


def _games(request: ids.ProfileId, texts: Texts) -> ActionRow:
    options = [
        discord.SelectOption(
            label=kind_name(kind, texts), value=str(kind), default=kind == request.kind
        )
        for kind in range(ALL_KINDS, len(KINDS) + 1)
    ]
    return row([select(ids.ChooseProfile(*astuple(request)), options)])
