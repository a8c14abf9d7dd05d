"""The public message of a table while a match is played: table, score, result."""

from collections.abc import Sequence

from discord import ui

from bot.games.cards import Card
from bot.games.events import TakenBack
from bot.games.trick import Trick
from bot.games.view import SeatView
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.labels import named
from bot.words.lists import listed
from bot.words.numbers import signed
from bot.words.seats import seat_name
from bot.words.summary import scoring_lines, summary_lines, thrown_in
from bot.words.sums import contract_lines
from bot.words.wording import Wording
from cogs.layouts.components import ActionRow, Button, Text
from cogs.layouts.evening import evening_lines
from cogs.layouts.ids import TableAction
from cogs.layouts.match.more import next_button, review_button
from cogs.layouts.news import news_lines
from cogs.layouts.parts import (
    ACCENT,
    FELT,
    PRIMARY,
    boxed,
    gallery,
    layout_of,
    name_of,
    names_of,
    plain,
    row,
    sign_of,
    table_button,
    table_wording,
)
from cogs.layouts.scores import WISHES, ending_line, gain_line, no_winner_line, wish_row
from data.evenings.matches import Evening
from data.evenings.news import News
from rendering.canvas.picture import Picture

TABLE = "table.png"
SCORE = "score.png"
RESULT = "result.png"

MOST_LETTERS = 26
"""How many letters the buttons of a board may have in all: more are two rows on a phone."""


def board_layout(
    table: Table, view: SeatView, picture: Picture | None, stand_in_at: float | None
) -> ui.LayoutView:
    """Return the table while a deal is played, and what happens, and when, if nobody plays.

    Without a picture it says that the cards are being drawn.
    """
    wording = table_wording(table)
    rows = [_board_row(table, wording)]
    wishes = [WISHES[ending.wish] for ending in table.endings if not ending.settled]
    if wishes:
        rows.append(wish_row(table.id, [*wishes, TableAction.PLAY_ON], wording.texts))
    text = Text("\n".join(_board_lines(table, view, wording, stand_in_at)))
    shown = Text(wording.say("cards-drawing")) if picture is None else gallery(picture.alt, TABLE)
    return boxed(FELT, text, shown, *rows)


def score_layout(
    table: Table,
    view: SeatView,
    trick: Picture,
    score: Picture,
    next_at: float | None,
    *,
    reviewed: bool,
) -> ui.LayoutView:
    """Return the table when a deal is over: its last trick, and where the scores come from.

    If another deal is to come, *next_at* says when, where people are waited for. *reviewed* says
    whether they can ask how they have played.
    """
    wording = table_wording(table)
    lines = [wording.say("table-deal-over", game=_game(table, wording), deal=view.number)]
    names = names_of(table, wording.texts, view.number)
    lines += [*scoring_lines(view, names, wording), *contract_lines(view, names, wording)]
    if is_followed(table, view.number):
        lines += [*_arrivals(table, wording), _next_deal(next_at, wording)]
    return boxed(
        ACCENT,
        Text("\n".join(lines)),
        gallery(trick.alt, TABLE),
        gallery(score.alt, SCORE),
        *_score_rows(table, view, wording, reviewed=reviewed),
    )


def is_followed(table: Table, deal: int) -> bool:
    """Return whether this deal is over and the next one is still to come."""
    is_newest = table.between_deals and table.public.number == deal
    return is_newest and table.paused_until is None


def _next_deal(at: float | None, wording: Wording) -> str:
    if at is None:
        return wording.say("table-next-deal")
    return wording.say("table-next-deal-waits", at=str(int(at)))


def _score_rows(
    table: Table, view: SeatView, wording: Wording, *, reviewed: bool
) -> list[ActionRow]:
    review = [review_button(table, view.number, wording.texts)] if reviewed else []
    if not is_followed(table, view.number):
        return [row(review)] if review else []
    return [row([next_button(table, wording.texts), *review, _more(table, wording)])]


def thrown_in_layout(table: Table, view: SeatView) -> ui.LayoutView:
    """Return the table when a deal has been thrown in: why, and who deals next if somebody will."""
    wording = table_wording(table)
    title = table_title(table, view, wording)
    why, next_dealer = thrown_in(view, names_of(table, wording.texts, view.number), wording)
    if not is_followed(table, view.number):
        return boxed(FELT, Text(f"{title}\n{why}"))
    lines = [title, why, next_dealer, *_arrivals(table, wording)]
    rows = _score_rows(table, view, wording, reviewed=False)
    return boxed(FELT, Text("\n".join(lines)), *rows)


def result_layout(
    table: Table,
    view: SeatView,
    result: Picture,
    evening: Evening | None = None,
    news: Sequence[News] = (),
    summary: Sequence[str] = (),
) -> ui.LayoutView:
    """Return the end of a match: who won, what a gain is, how people stand after the matches of the
    evening, what is new, and the ways to go on.

    A *summary* of the evening, once that is over, is one more line.
    """
    wording = table_wording(table)
    title = wording.say("table-match-over", game=_game(table, wording))
    lines = [title, winner_line(table, view, wording)]
    lines.append(gain_line(view, wording))
    if table.ended_early:
        lines.append(wording.say("ending-early", deal=view.number))
    if table.row.voided:
        lines.append(wording.say("history-voided"))
    lines += [*evening_lines(evening, wording.texts), *news_lines(table, news, wording.texts)]
    lines += [" ".join(summary)] if summary else []
    rematch = table_button(table.id, TableAction.REMATCH, wording, PRIMARY)
    own = table_button(table.id, TableAction.MY_RESULT, wording)
    rows = row([rematch, own, _more(table, wording)])
    return boxed(ACCENT, Text("\n".join(lines)), gallery(result.alt, RESULT), rows)


def abandoned_layout(table: Table) -> ui.LayoutView:
    """Return a match that was closed before its end: why, what remains of it, and the way to see
    it."""
    wording = table_wording(table)
    text = Text("\n".join(unfinished_lines(table, wording)))
    return boxed(FELT, text, row([_more(table, wording)]))


def unfinished_lines(table: Table, wording: Wording) -> list[str]:
    """Return why a match was closed before its end, and what remains of it."""
    return [wording.say(_why_closed(table)), no_winner_line(table.public, wording.texts)]


def _why_closed(table: Table) -> str:
    if table.ended_abandoned:
        return "ending-settled-abandon"
    if table.ended_unplayed:
        return "ending-unplayed"
    if table.row.paused_at is not None:
        return "pause-closed"
    return "lobby-closed-empty" if table.seating.deserted else "ending-closed"


def pause_layout(table: Table, until: int) -> ui.LayoutView:
    """Return a message that says that the match is paused, with the button that resumes it."""
    wording = table_wording(table)
    resume = table_button(table.id, TableAction.RESUME, wording, PRIMARY)
    return layout_of(Text(wording.say("pause", time=str(until))), row([resume]))


def nudge_layout(table: Table, users: Sequence[int], key: str = "table-ping") -> ui.LayoutView:
    """Return a message that mentions people and offers them their hands."""
    wording = table_wording(table)
    mention = " ".join(f"<@{user}>" for user in users)
    hand = table_button(table.id, TableAction.SHOW_HAND, wording, PRIMARY)
    return layout_of(Text(wording.say(key, mention=mention)), row([hand]))


def direct_reminder_layout(table: Table, texts: Texts) -> ui.LayoutView:
    """Return a direct message to the person whose turn it is, with the way to the table."""
    game = texts.say(f"game-{table.game.key}")
    told = texts.say("reminder-direct", game=game, link=table.row.link)
    return layout_of(Text(told))


def table_title(table: Table, view: SeatView, wording: Wording) -> str:
    """Return the game, and which deal of the match it is."""
    return wording.say("table-title", game=_game(table, wording), deal=view.number)


def panel_title(table: Table, view: SeatView, wording: Wording) -> str:
    """Return the game, and which deal of the match it is, or that it is over."""
    if table.over:
        return wording.say("table-match-over", game=_game(table, wording))
    return table_title(table, view, wording)


def winner_line(table: Table, view: SeatView, wording: Wording) -> str:
    """Return who has the highest total."""
    best = max(view.totals)
    seats = tuple(seat for seat, total in enumerate(view.totals) if total == best)
    names = listed((names_of(table, wording.texts)[seat] for seat in seats), wording.texts)
    key = "table-winning-team" if seats in table.game.teams else "table-winner"
    return wording.say(key, count=len(seats), names=names, total=signed(best))


def _board_row(table: Table, wording: Wording) -> ActionRow:
    hand = table_button(table.id, TableAction.SHOW_HAND, wording, PRIMARY)
    return row([hand, _more(table, wording), *_for_arrivals(table, wording)])


def _more(table: Table, wording: Wording) -> Button:
    return table_button(table.id, TableAction.SHOW_MORE, wording)


def _for_arrivals(table: Table, wording: Wording) -> list[Button]:
    if not table.has_place:
        return []
    return [table_button(table.id, TableAction.TAKE_SEAT, wording)]


def _arrivals(table: Table, wording: Wording) -> list[str]:
    return [
        "-# "
        + wording.say(
            "table-arrives",
            name=plain(seat_name(arrival.name, arrival.seat, wording.texts)),
            computer=name_of(table.seating.sitter(arrival.seat), wording.texts),
        )
        for arrival in table.seating.arrivals
    ]


def _board_lines(
    table: Table, view: SeatView, wording: Wording, stand_in_at: float | None
) -> list[str]:
    lines = [table_title(table, view, wording)]
    lines += summary_lines(view, names_of(table, wording.texts), wording)
    lines += _story(table, view, wording)
    if stand_in_at is not None:
        key = "table-pauses" if table.pauses_next else "table-stand-in"
        lines.append("-# " + wording.say(key, at=str(int(stand_in_at))))
    for sitter in table.seating.sitters:
        if sitter.was_away:
            key = "table-turn-away" if sitter.away else "table-turn-missed"
            lines.append("-# " + wording.say(key, name=name_of(sitter, wording.texts)))
    lines += _arrivals(table, wording)
    return lines + [ending_line(ending, view, wording.texts) for ending in table.endings]


def _story(table: Table, view: SeatView, wording: Wording) -> list[str]:
    names = names_of(table, wording.texts)
    story = []
    if isinstance(view.latest, TakenBack):
        story.append(wording.say("table-took-back", name=names[view.latest.seat]))
    if view.trick.cards:
        story.append(
            wording.say("table-led", name=names[view.trick.seats[0]], card=_led(view, wording))
        )
    elif view.last_trick is not None and view.last_trick.winner is not None:
        trick = view.last_trick
        card = wording.name(_winning(trick))
        story.append(wording.say("table-took", name=names[view.last_trick.winner], card=card))
    if view.to_act is not None:
        story.append(_turn(table, view, wording))
    return story


def _turn(table: Table, view: SeatView, wording: Wording) -> str:
    assert view.to_act is not None
    sitter = table.seating.sitter(view.to_act)
    if view.phase not in ("discard", "play"):
        return _doing(view, f"**{name_of(sitter, wording.texts)}**", wording)
    key = "table-turn-discard" if view.phase == "discard" else "table-turn"
    if sitter.computer and view.phase != "discard":
        key = "table-turn-computer"
    return wording.say(key, name=name_of(sitter, wording.texts), sign=sign_of(sitter, wording))


def _doing(view: SeatView, name: str, wording: Wording) -> str:
    key = f"doing-{view.phase}"
    if wording.has(key):
        return wording.say(key, name=name)
    phase = named(wording, f"phase-{view.phase}", view.phase)
    return wording.say("doing-other", name=name, phase=phase)


def _led(view: SeatView, wording: Wording) -> str:
    return wording.name(view.trick.cards[0])


def _winning(trick: Trick) -> Card:
    assert trick.winner is not None
    return trick.cards[trick.seats.index(trick.winner)]


def _game(table: Table, wording: Wording) -> str:
    return wording.say(f"game-{table.game.key}")
