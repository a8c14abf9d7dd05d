"""Deals that are over: the buttons below a sheet, and a deal card by card."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

import discord
from discord import ui

from bot.games.actions import Discard, Play, TakeBack
from bot.games.cards import Card
from bot.games.events import Act, StockShown
from bot.games.view import SeatView
from bot.tables.ended.replay import ReplayStep
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.actions import action_label
from bot.words.lists import listed
from bot.words.scoreboard import scoreboard
from bot.words.summary import scoring_lines, summary_lines
from bot.words.wording import Wording
from cogs.layouts.board import TABLE
from cogs.layouts.components import ActionRow, Button, Text
from cogs.layouts.ids import TableAction, TableButton
from cogs.layouts.match.more import review_button
from cogs.layouts.parts import (
    FELT,
    LONGEST_OPTION,
    MOST_OPTIONS,
    boxed,
    button,
    gallery,
    label_of,
    layout_of,
    names_of,
    row,
    select,
    table_button,
)
from cogs.layouts.scores import score_lines
from cogs.past import ids
from data.tables import SHARED
from rendering.canvas.picture import Picture

MOST_TEXT = 3500
"""How many characters are told of a moment: buttons and pictures need some, too."""

Names = Sequence[str]


def replay_rows(
    table: Table, deal: int, texts: Texts, *, reviewed: bool = False
) -> list[ActionRow]:
    """Return the buttons below a deal: for other deals that are over, and for its animation.

    While the match goes on, one leads back to the table. *reviewed* says whether the reader can ask
    how they have played.
    """
    number, last = table.id, table.deals_over
    ways = (
        (ids.FirstDeal(number, 1), "⏮", deal > 1),
        (ids.DealBefore(number, max(deal - 1, 1)), "◀", deal > 1),
        (ids.NextDeal(number, min(deal + 1, last)), "▶", deal < last),
        (ids.LastDeal(number, last), "⏭", deal < last),
    )
    move = button(ids.MoveDeal(number, deal), texts.say("replay-move"))
    there = _now(table, texts)
    if not table.playing:
        there = button(_step(table, deal, 0, way="open"), texts.say("replay-cards"))
    return [
        row([button(way, label, disabled=not enabled) for way, label, enabled in ways]),
        row([move, there, *_record(table, texts)]),
        *([row([review_button(table, deal, texts)])] if reviewed else []),
    ]


def _record(table: Table, texts: Texts) -> list[Button]:
    # A match has one where its deals are listed. What is practised has none.
    if table.row.kind not in SHARED:
        return []
    return [table_button(table.id, TableAction.GET_RECORD, texts)]


def moving_page(request: ids.StopDeal, alt: str, filename: str, texts: Texts) -> ui.LayoutView:
    """Return the animation of a deal in a file with this name, and the button that stops it."""
    stop = button(request, texts.say("moving-stop"))
    return layout_of(gallery(alt, filename), row([stop]))


def stopped_page(
    request: ids.MoveOn, last: int, alt: str, filename: str, texts: Texts
) -> ui.LayoutView:
    """Return the trick at which an animation was stopped, of so many, and the ways to go on."""
    table, deal, trick = request.table, request.deal, request.trick
    ways = [
        button(ids.ShowTrick(table, deal, max(trick - 1, 1), "back"), "◀", disabled=trick == 1),
        button(request, texts.say("moving-on")),
        button(ids.ShowTrick(table, deal, min(trick + 1, last), "on"), "▶", disabled=trick == last),
    ]
    return layout_of(gallery(alt, filename), row(ways))


def watch_page(table: Table, picture: Picture, texts: Texts) -> ui.LayoutView:
    """Return a match under way for people who do not play in it: the table, the scores, past
    deals."""
    lines, last = score_lines(table, Wording.usual(texts, table.setup.drawing)), table.deals_over
    ways = [_now(table, texts)]
    if last:
        ways.append(button(ids.LastDeal(table.id, last), texts.say("button-watch-deals")))
    return boxed(FELT, Text("\n".join(lines)), gallery(picture.alt, TABLE), row(ways))


def _now(table: Table, texts: Texts) -> Button:
    return button(TableButton(table.id, TableAction.WATCH), texts.say("button-watch-now"))


def step_page(
    table: Table, moment: ReplayStep, eyes: str, pictures: Mapping[str, Picture], texts: Texts
) -> ui.LayoutView:
    """Return a moment of a deal that is over, with its pictures by the names of their files.

    *eyes* is the number of the seat that sees it, or `ids.ALL` if all hands are open.
    """
    wording = Wording.usual(texts, table.setup.drawing)
    lines = "\n".join(_fitting(_lines(table, moment, eyes, wording)))
    shown = (gallery(picture.alt, name) for name, picture in pictures.items())
    here = _step(table, moment.public.number, moment.step, eyes)
    labels = tuple(label_of(each, texts) for each in table.seating.at_deal(here.deal))
    rows = [_ways(table, moment, eyes)]
    if moment.tricks:
        rows.append(_tricks(here, moment, labels, wording))
    rows.append(_eyes(here, labels, texts))
    rows.append(_deals(table, here, texts))
    if moment.step < moment.steps:
        play = ids.PlayFrom(table.id, here.deal, here.step, eyes)
        rows.append(row([button(play, texts.say("button-play-from"))]))
    return boxed(FELT, Text(lines), *shown, *rows)


def _step(
    table: Table, deal: int, step: int, eyes: str = ids.ALL, way: str = "here"
) -> ids.ShowStep:
    return ids.ShowStep(table.id, deal, step, eyes, way)


def _lines(table: Table, moment: ReplayStep, eyes: str, wording: Wording) -> Iterator[str]:
    view, names = moment.public, names_of(table, wording.texts, moment.public.number)
    game, last = wording.say(f"game-{table.game.key}"), table.deals_over
    yield wording.say("step-title", game=game, id=str(table.id), deal=view.number, deals=last)
    yield wording.say("step-count", step=moment.step, steps=moment.steps)
    yield _act(moment, eyes, names, wording)
    # What is told for the score is told of the moment, too.
    yield from dict.fromkeys(
        [*scoring_lines(view, names, wording), *summary_lines(view, names, wording)]
    )
    for seen in moment.seats:
        if eyes in (ids.ALL, str(seen.seat)):
            yield from _apart(seen, names, wording)
    yield from (f"-# {line.removeprefix('-# ')}" for line in scoreboard(view, names, wording))
    trick = max(1, len(view.tricks) + bool(view.trick.cards))
    command = f"/tarocchi replay match:{table.id} deal:{view.number} trick:{trick}"
    yield f"-# `{command}`" if moment.tricks else f"-# `{command.rpartition(' ')[0]}`"


def _act(moment: ReplayStep, eyes: str, names: Names, wording: Wording) -> str:
    act = moment.act
    if act is None:
        return wording.say("step-dealt")
    name, action = names[act.seat], act.action()
    match action:
        case Play(card):
            return wording.say("step-play", name=name, card=wording.name(card))
        case TakeBack():
            return wording.say("table-took-back", name=name)
        case Discard(cards) if not _sees(act, eyes):
            return wording.say("step-discard-hidden", name=name, count=len(cards))
        case Discard(cards):
            return wording.say("step-discard", name=name, cards=_named(cards, wording))
    what = action_label(moment.public, action, wording)
    return wording.say("step-other", name=name, what=what)


def _sees(act: Act, eyes: str) -> bool:
    return eyes in (ids.ALL, str(act.seat))


def _apart(seen: SeatView, names: Names, wording: Wording) -> Iterator[str]:
    # The cards of the stock and of the discard, as long as they are not shown to everybody.
    assert seen.seat is not None
    name = names[seen.seat]
    if seen.taken_up and not any(isinstance(fact, StockShown) for fact in seen.facts):
        yield wording.say("step-taken-up", name=name, cards=_named(seen.taken_up, wording))
    if seen.discarded and seen.laid_away is None:
        yield wording.say("step-discarded", name=name, cards=_named(seen.discarded, wording))


def _named(cards: Sequence[Card], wording: Wording) -> str:
    return listed(map(wording.name, cards), wording.texts)


def _fitting(lines: Iterator[str]) -> list[str]:
    kept = [*lines]
    lengths = accumulate(len(line) + 1 for line in kept)
    return kept[: sum(length <= MOST_TEXT for length in lengths)]


def _ways(table: Table, moment: ReplayStep, eyes: str) -> ActionRow:
    number, step, last = moment.public.number, moment.step, moment.steps
    ways = (
        ("⏮", "first", 0, step > 0),
        ("◀", "back", max(step - 1, 0), step > 0),
        ("▶", "on", min(step + 1, last), step < last),
        ("⏭", "last", last, step < last),
    )
    return row(
        [
            button(_step(table, number, there, eyes, way), label, disabled=not enabled)
            for label, way, there, enabled in ways
        ]
    )


def _tricks(here: ids.ShowStep, moment: ReplayStep, names: Names, wording: Wording) -> ActionRow:
    current = len(moment.public.tricks) - (not moment.public.trick.cards)
    options = []
    for place, (trick, lead) in enumerate(zip(moment.tricks, moment.leads, strict=True)):
        assert trick.winner is not None
        label = wording.say(
            "step-trick",
            number=place + 1,
            name=names[trick.seats[0]],
            card=wording.name(trick.cards[0]),
            winner=names[trick.winner],
        )
        chosen = place == current
        options.append(
            discord.SelectOption(label=label[:LONGEST_OPTION], value=str(lead), default=chosen)
        )
    request = ids.ChooseTrick(here.table, here.deal, here.step, here.eyes)
    return row([select(request, options[:MOST_OPTIONS], wording.say("step-jump"))])


def _eyes(here: ids.ShowStep, names: Names, texts: Texts) -> ActionRow:
    labels = {ids.ALL: texts.say("step-open")}
    labels |= {str(seat): texts.say("step-eyes", name=name) for seat, name in enumerate(names)}
    options = [
        discord.SelectOption(label=label[:LONGEST_OPTION], value=eyes, default=eyes == here.eyes)
        for eyes, label in labels.items()
    ]
    return row([select(ids.ChooseEyes(here.table, here.deal, here.step, here.eyes), options)])


def _deals(table: Table, here: ids.ShowStep, texts: Texts) -> ActionRow:
    deal, last = here.deal, table.deals_over
    ways = [
        button(ids.ShowSheet(table.id, deal), texts.say("step-sheet")),
        button(ids.MoveDeal(table.id, deal), texts.say("replay-move")),
    ]
    for other, way, key in ((deal - 1, "before", "step-before"), (deal + 1, "after", "step-after")):
        if 1 <= other <= last:
            request = _step(table, other, 0, here.eyes, way)
            ways.append(button(request, texts.say(key, deal=other)))
    return row(ways)
