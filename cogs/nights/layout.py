"""A night: its card, the draft of it, what reminds of it, and what its presses are answered by."""

from collections.abc import Iterable, Mapping, Sequence

import discord
from discord import ui

from bot.tables.nights.nights import NightTold, When
from bot.texts import Texts
from bot.words.lists import listed
from bot.words.options import rules_in_words
from bot.words.times import hour_words
from cogs.layouts.codec import Id
from cogs.layouts.components import Button, Text
from cogs.layouts.invitation import MOST_NAME
from cogs.layouts.parts import (
    ACCENT,
    DANGER,
    FELT,
    PRIMARY,
    SUCCESS,
    boxed,
    button,
    plain_buttons,
    plain_name,
    row,
    words,
)
from cogs.nights.ids import (
    AnswerNight,
    AskToEnd,
    AskWhen,
    ComeWeekly,
    EndNight,
    ExplainNight,
    FillWhen,
    PostNight,
)
from data.evenings.nights import Coming, Night, NightAnswer

LONGEST_IN, LONGEST_OTHERS = 1500, 500
"""How many characters the names of those who are in take at most, and those of any others: Discord
takes 4,000 in all."""

DATE, HOUR, ZONE = "date", "hour", "zone"
"""The ids of the fields of the form."""

LONGEST_ANSWER = 60
"""The most characters in a field of the form."""


def night_card(told: NightTold, texts: Texts) -> ui.LayoutView:
    """Return what everybody sees of a night that can be answered."""
    lines = [*_head(told, texts), *_answers(told, texts), texts.say("night-how")]
    return boxed(ACCENT, Text("\n".join(lines)), row(answer_buttons(told, texts, is_card=True)))


def begun_card(told: NightTold, places: Mapping[int, int], texts: Texts) -> ui.LayoutView:
    """Return what everybody sees of a night that has begun: its tables, by their number in these
    *places*, if anybody was in."""
    opened = "night-begun" if places else "night-empty"
    lines = [*_head(told, texts), texts.say(opened)]
    lines += [_table_line(told, number, places[number], texts) for number in sorted(places)]
    seated = {user for each in told.tables for user in each.people}
    if left := [each for each in told.coming if each.user_id not in seated]:
        lines.append(texts.say("night-without-seat", names=_named(left, LONGEST_OTHERS, texts)))
    return boxed(FELT, Text("\n".join(lines)))


def ended_card(told: NightTold, texts: Texts, *, deserted: bool) -> ui.LayoutView:
    """Return what is left of a night that has ended, because nobody wanted to come or otherwise."""
    return words(
        texts.say("night-deserted" if deserted else "night-ended", game=_game(told, texts))
    )


def draft_page(told: NightTold, texts: Texts, *, is_skipped: bool) -> ui.LayoutView:
    """Return what only the opener sees: the night as it will be, and the ways on.

    *is_skipped* says whether the clocks do not show the hour on that day.
    """
    lines = [*_head(told, texts), texts.say("night-preview")]
    if is_skipped:
        lines.insert(-1, texts.say("night-skipped"))
    ways = [
        _way(PostNight(told.night.id), "button-night-post", texts, SUCCESS),
        _way(AskWhen(told.night.id), "button-night-change", texts),
    ]
    return boxed(FELT, Text("\n".join(lines)), row(ways))


def about_page(told: NightTold, texts: Texts, *, may_end: bool, note: str = "") -> ui.LayoutView:
    """Return how nights work below a *note*, with the way to end this one for those who may."""
    ways = [_way(AskToEnd(told.night.id), "button-night-end", texts)]
    lines = [*([note] if note else []), texts.say("night-about", seats=told.seats)]
    if told.night.weekly:
        lines.append(texts.say("night-about-weekly"))
    return boxed(FELT, Text("\n".join(lines)), *([row(ways)] if may_end else []))


def end_question(told: NightTold, texts: Texts) -> ui.LayoutView:
    """Ask whether a night is really to end."""
    sure = _way(EndNight(told.night.id), "button-night-end", texts, DANGER)
    question = texts.say("night-end-question", game=_game(told, texts))
    return boxed(ACCENT, Text(question), row([sure]))


def when_form(night: Night, when: When, texts: Texts) -> ui.Modal:
    """Return the form for the day, the hour and the time zone, with those that are chosen."""
    form = ui.Modal(
        title=texts.say("night-form-title"), custom_id=str(FillWhen(night.id)), timeout=None
    )
    chosen = {DATE: when.day.isoformat(), HOUR: hour_words(when.minute), ZONE: when.zone}
    for field, value in chosen.items():
        entry: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=field, default=value, max_length=LONGEST_ANSWER
        )
        form.add_item(ui.Label(text=texts.say(f"night-form-{field}"), component=entry))
    form.stop()
    return form


def reminder(told: NightTold, users: Iterable[int], key: str, texts: Texts) -> str:
    """Return what is said to these people before or at the hour."""
    people = " ".join(f"<@{user}>" for user in users)
    return texts.say(key, people=people, game=_game(told, texts), at=str(told.night.starts_at))


def reminder_buttons(told: NightTold, texts: Texts) -> ui.View:
    """Return the buttons below a message in words."""
    return plain_buttons(*answer_buttons(told, texts, is_card=False))


def answer_buttons(told: NightTold, texts: Texts, *, is_card: bool) -> Sequence[Button]:
    """Return the buttons by which a night is answered."""
    night = told.night.id
    ways = [
        _way(AnswerNight(night, Coming.IN), "button-night-in", texts, SUCCESS),
        _way(AnswerNight(night, Coming.MAYBE), "button-night-maybe", texts),
        _way(AnswerNight(night, Coming.OUT), "button-night-out", texts),
    ]
    if told.night.weekly:
        ways.append(_way(ComeWeekly(night), "button-night-weekly", texts, PRIMARY))
    if is_card:
        ways.append(_way(ExplainNight(night), "button-night-about", texts))
    return ways


def noted(told: NightTold, own: NightAnswer, texts: Texts, *, shown: bool) -> str:
    """Return what a person is told of their answer; nothing where all of it is *shown* already."""
    if own in told.waiting:
        return texts.say("night-noted-waiting", count=len(told.coming))
    if own.answer is Coming.OUT and own.weekly:
        return texts.say("night-noted-out-weekly")
    return "" if shown else texts.say(f"night-noted-{own.answer}")


def further_table(told: NightTold, number: int, texts: Texts) -> ui.LayoutView:
    """Return the message from which the thread of a further table starts."""
    names = _names_at(told, number, texts)
    return words(texts.say("night-further", number=number, game=_game(told, texts), names=names))


def thread_title(told: NightTold, number: int, date: str, texts: Texts) -> str:
    """Return what the thread of a table is called."""
    key = "night-thread" if number == 1 else "night-thread-further"
    return texts.say(key, game=_game(told, texts), date=date, number=number)[:MOST_NAME]


def late_words(told: NightTold, texts: Texts) -> ui.LayoutView:
    """Return what is said where the bot was not there at the hour."""
    return words(texts.say("night-late", game=_game(told, texts)))


def night_name(told: NightTold, date: str, texts: Texts) -> str:
    """Return a night in a few words, for a list."""
    return f"{_game(told, texts)} · {date} · {told.night.name}"


def _way(
    request: Id, key: str, texts: Texts, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    return button(request, texts.say(key), style)


def _game(told: NightTold, texts: Texts) -> str:
    return texts.say(f"game-{told.game.key}")


def _head(told: NightTold, texts: Texts) -> list[str]:
    night = told.night
    title = "night-title-weekly" if night.weekly else "night-title"
    rules = rules_in_words(told.game, texts)
    return [
        texts.say(title, game=_game(told, texts)),
        texts.say("night-when", at=str(night.starts_at)),
        texts.say("night-players", players=told.game.players),
        texts.say("lobby-options", options=rules),
        texts.say("night-asks", name=plain_name(night.name, texts)),
    ]


def _answers(told: NightTold, texts: Texts) -> list[str]:
    lines = [_line("night-in", told.coming, LONGEST_IN, texts)]
    if not told.coming:
        lines = [texts.say("night-nobody")]
    others = {"waiting": told.waiting, "maybe": told.maybe, "out": told.out}
    return lines + [
        _line(f"night-{key}", some, LONGEST_OTHERS, texts) for key, some in others.items() if some
    ]


def _line(key: str, some: Sequence[NightAnswer], longest: int, texts: Texts) -> str:
    return texts.say(key, count=len(some), names=_named(some, longest, texts))


def _named(some: Sequence[NightAnswer], longest: int, texts: Texts) -> str:
    # As many as fit, the first to come first.
    fits = len(some)
    while len(names := _names(some[:fits], texts)) > longest:
        fits -= 1
    more = len(some) - fits
    return f"{names} {texts.say('evening-more', count=more)}" if more else names


def _names(some: Iterable[NightAnswer], texts: Texts) -> str:
    return listed((plain_name(each.name, texts) for each in some), texts)


def _names_at(told: NightTold, number: int, texts: Texts) -> str:
    people = told.tables[number - 1].people
    return _names([each for each in told.answers if each.user_id in people], texts)


def _table_line(told: NightTold, number: int, place: int, texts: Texts) -> str:
    names = _names_at(told, number, texts)
    return texts.say("night-table", number=number, place=f"<#{place}>", names=names)
