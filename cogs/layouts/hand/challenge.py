"""A challenge: its post, what one person sees of it, and what a deal of it has come to."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.tables.challenges.challenges import ChallengeTold, OwnChallenge, OwnPlay
from bot.tables.challenges.standings import ChallengeStanding
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.numbers import signed
from bot.words.wording import Wording
from cogs.layouts.components import ActionRow, Button, Text
from cogs.layouts.ids import (
    AskToClose,
    ChallengeId,
    CloseChallenge,
    PlayChallenge,
    ShowChallenge,
    ShowDeal,
)
from cogs.layouts.match.more import review_button
from cogs.layouts.parts import ACCENT, FELT, PRIMARY, SECONDARY, boxed, button, plain_name, row

MOST_LINES = 20
"""The most people that are shown at once."""
MOST_CALLED = 50
"""The most people that are called: more would not fit into a message."""
IN_ROW = 4
"""The most buttons for deals in a row."""


def challenge_post(told: ChallengeTold, texts: Texts) -> ui.LayoutView:
    """Return what everybody is shown of a challenge: how to take part, or how they stand."""
    own = button(ShowChallenge(told.challenge.id), texts.say("button-challenge-own"))
    if told.is_over:
        lines = [_title(told, texts), *_standings(told, texts), _secret(told, texts)]
        return boxed(ACCENT, Text("\n".join(lines)), row([own]))
    play = _way(PlayChallenge(told.challenge.id), "button-daily-play", texts, PRIMARY)
    ways = [play, own] if told.is_open else [own]
    lines = [
        _title(told, texts),
        texts.say("challenge-invites", name=plain_name(told.challenge.name, texts)),
        *_bidding(told, texts),
        _times(told, texts),
        texts.say("challenge-begun", begun=told.begun),
        *([texts.say("challenge-finished", count=told.finished)] if told.finished else []),
        texts.say(
            "daily-post-fixed", match=f"challenge-{told.challenge.id}", commitment=told.commitment
        ),
    ]
    return boxed(ACCENT, Text("\n".join(lines)), row(ways))


def challenge_page(
    own: OwnChallenge, reader: int, texts: Texts, *, may_close: bool, note: str = ""
) -> ui.LayoutView:
    """Return what one person sees of a challenge, with a note above if there is one."""
    told = own.told
    lines = [note] if note else []
    lines += [_title(told, texts), *([] if told.is_over else [_times(told, texts)])]
    lines += [_deal_line(play, told, texts) for play in own.plays]
    if own.voided:
        lines.append(texts.say("challenge-voided"))
    if told.is_over:
        lines += _standings(told, texts, reader)
    ways = list[Button]()
    if own.can_play:
        ways.append(_way(PlayChallenge(told.challenge.id), "button-challenge-go", texts, PRIMARY))
    if may_close and told.is_open:
        ways.append(_way(AskToClose(told.challenge.id), "button-challenge-close", texts))
    rows = [row(ways)] if ways else []
    return boxed(FELT, Text("\n".join(lines)), *rows, *(_replays(own, texts)))


def close_question(told: ChallengeTold, texts: Texts) -> ui.LayoutView:
    """Ask whether a challenge is really to close before its time."""
    ways = (
        _way(CloseChallenge(told.challenge.id), "button-challenge-close", texts, PRIMARY),
        _way(ShowChallenge(told.challenge.id), "button-challenge-own", texts),
    )
    lines = _title(told, texts), texts.say("challenge-close-question")
    return boxed(ACCENT, Text("\n".join(lines)), row(ways))


def challenge_result(
    table: Table, own: OwnChallenge, play: OwnPlay, wording: Wording, *, reviewed: bool
) -> ui.LayoutView:
    """Return what a deal of a challenge has come to, and the ways on.

    *reviewed* says whether they can ask how they have played.
    """
    told, texts = own.told, wording.texts
    number = texts.say("challenge-deal", number=play.number, count=told.deals)
    lines = [_title(told, texts), number, _brought(play, texts)]
    if own.voided:
        lines.append(texts.say("challenge-voided"))
    ways = [_way(ShowChallenge(told.challenge.id), "button-challenge-own", texts)]
    if own.can_play:
        next_one = _way(PlayChallenge(told.challenge.id), "button-challenge-go", texts, PRIMARY)
        ways.insert(0, next_one)
    if reviewed:
        ways.append(review_button(table, table.public.number, texts))
    return boxed(FELT, Text("\n".join(lines)), row(ways))


def challenge_intro(table: Table, wording: Wording) -> str:
    """Return what is said before the first card."""
    return wording.say("challenge-intro", game=wording.say(f"game-{table.game.key}"))


def announcement(told: ChallengeTold, users: Sequence[int], texts: Texts) -> str:
    """Return what is said to everybody who took part once a challenge is over."""
    people = " ".join(f"<@{user}>" for user in users[:MOST_CALLED])
    return texts.say("challenge-announced", id=str(told.challenge.id), people=people)


def _way(
    request: ChallengeId, key: str, texts: Texts, style: discord.ButtonStyle = SECONDARY
) -> Button:
    return button(request, texts.say(key), style)


def _title(told: ChallengeTold, texts: Texts) -> str:
    return texts.say(
        "challenge-title",
        id=str(told.challenge.id),
        game=texts.say(f"game-{told.game}"),
        count=told.deals,
    )


def _bidding(told: ChallengeTold, texts: Texts) -> list[str]:
    if not told.bidding:
        return []
    return [texts.say("challenge-held" if told.challenge.held else "challenge-free")]


def _times(told: ChallengeTold, texts: Texts) -> str:
    closes, ends = told.challenge.closes_at, told.ends_at
    if not told.is_open:
        return texts.say("challenge-closed", ends=str(ends))
    return texts.say("challenge-times", closes=str(closes), ends=str(ends))


def _secret(told: ChallengeTold, texts: Texts) -> str:
    match = f"challenge-{told.challenge.id}"
    return texts.say("daily-post-secret", match=match, secret=told.secret or "")


def _standings(told: ChallengeTold, texts: Texts, reader: int = 0) -> list[str]:
    if not told.standings:
        return [texts.say("challenge-nobody")]
    own = [each for each in told.standings[MOST_LINES:] if each.user_id == reader]
    shown = (*told.standings[:MOST_LINES], *own)
    how = "challenge-by-steps" if told.by_steps else "challenge-by-percent"
    lines = [texts.say(how), *(_line(each, told, texts) for each in shown)]
    if (more := len(told.standings) - len(shown)) > 0:
        lines.append(texts.say("evening-more", count=more))
    return lines


def _line(each: ChallengeStanding, told: ChallengeTold, texts: Texts) -> str:
    place = "–" if each.place is None else f"{each.place}."
    worth = [signed(each.steps)] if told.by_steps else []
    if each.percent is not None:
        worth.append(texts.say("challenge-percent", percent=each.percent))
    points = " ".join("·" if one is None else signed(one) for one in each.points)
    return f"{place} **{plain_name(each.name, texts)}** {', '.join(worth)} ({points})"


def _deal_line(play: OwnPlay, told: ChallengeTold, texts: Texts) -> str:
    if play.points is not None:
        return f"{play.number}. {_brought(play, texts)}"
    key = "challenge-not-begun"
    if play.begun:
        key = "challenge-not-finished" if told.is_over else "challenge-under-way"
    return f"{play.number}. {texts.say(key)}"


def _brought(play: OwnPlay, texts: Texts) -> str:
    if play.points is None:
        return texts.say("challenge-late")
    if play.percent is None:
        return texts.say("challenge-points", points=signed(play.points))
    return texts.say("challenge-result", points=signed(play.points), percent=play.percent)


def _replays(own: OwnChallenge, texts: Texts) -> list[ActionRow]:
    # What one has played oneself can be looked at once nobody plays it any more.
    ways = [
        button(ShowDeal(play.table_id, 1), texts.say("button-challenge-deal", number=play.number))
        for play in own.plays
        if own.told.is_over and play.table_id is not None
    ]
    return [row(ways[first : first + IN_ROW]) for first in range(0, len(ways), IN_ROW)]
