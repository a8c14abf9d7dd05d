"""`/tarocchi night`: people of a server meet to play, once or every week at the same hour."""

import logging
from dataclasses import dataclass, replace
from typing import Any

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.games import catalogue
from bot.tables.errors import TableError, TableFault
from bot.tables.nights import hours
from bot.tables.nights.nights import NightTold, When, when_of
from bot.tables.setup import Setup
from bot.texts import texts_for
from bot.words.times import day_words
from cogs.layouts.parts import words
from cogs.nights import ids
from cogs.nights.entering import (
    day_choices,
    day_meant,
    hour_choices,
    hour_meant,
    zone_choices,
    zone_meant,
)
from cogs.nights.layout import (
    DATE,
    HOUR,
    ZONE,
    about_page,
    draft_page,
    end_question,
    night_card,
    night_name,
    noted,
    when_form,
)
from cogs.press.completions import (
    MOST,
    game_meant,
    games_to_play,
    number_choices,
    option_choices,
)
from cogs.press.controls import Fields
from cogs.press.edits import answer_in_place
from cogs.press.error_boundary import show, tell
from cogs.press.group import asks_for, clock_choices, said, typed_game
from cogs.press.limits import opening_by, require_allowed
from cogs.press.permissions import require_tables
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services
from data.choices.servers import ServerChoices
from data.evenings.nights import Coming, Night, NightStage

log = logging.getLogger(__name__)

WEEKLY, ONCE = "every-week", "once"
EVERY = [Choice(name=said(f"night-{each}"), value=each) for each in (WEEKLY, ONCE)]


@dataclass(frozen=True, slots=True)
class NightRequest:
    """What is entered in `/tarocchi night`."""

    game: str
    date: str
    hour: str
    zone: str = ""
    every: str = WEEKLY
    players: int | None = None
    options: str = ""
    clock: str = ""


class NightCommands(commands.Cog):
    """Nights, from their draft to their end."""

    def __init__(self, services: Services) -> None:
        self._nights, self._keeper = services.nights, services.night_keeper
        self._players, self._servers = services.players, services.servers
        self._languages, self._clock = services.languages, services.clock
        controls = services.controls
        controls.on_press(ids.PostNight, self.post)
        controls.on_press(ids.AskWhen, self.ask_when)
        controls.on_form(ids.FillWhen, self.change)
        controls.on_press(ids.AnswerNight, self.answer)
        controls.on_press(ids.ComeWeekly, self.come_weekly)
        controls.on_press(ids.ExplainNight, self.explain)
        controls.on_press(ids.AskToEnd, self.ask_to_end)
        controls.on_press(ids.EndNight, self.end)
        self._add_command(services)
        self._add_ending(services)

    def _add_command(self, services: Services) -> None:
        @services.group.command(name="night", description=said("command-night"))
        @app_commands.choices(every=EVERY, clock=clock_choices())
        @asks_for(NightRequest)
        async def night(press: Interaction, **entered: Any) -> None:
            await services.guard(press, self.draft(press, NightRequest(**entered)))

        night.autocomplete("game")(self._offer_games)
        night.autocomplete("date")(self._offer_days)
        night.autocomplete("hour")(self._offer_hours)
        night.autocomplete("zone")(self._offer_zones)
        night.autocomplete("players")(self._offer_numbers)
        night.autocomplete("options")(self._offer_options)

    def _add_ending(self, services: Services) -> None:
        @services.moderators.command(name="end-night", description=said("command-admin-end-night"))
        @app_commands.describe(night=said("option-night"))
        async def end_night(press: Interaction, night: int) -> None:
            await services.guard(press, self.end_by_moderator(press, night))

        @end_night.autocomplete("night")
        async def offer_nights(press: Interaction, typed: str) -> list[Choice[int]]:
            return await self._offer_nights(press, typed)

    async def draft(self, press: Interaction, request: NightRequest) -> None:
        """Show the person the night that they would open. Raises `TarotError` if none can be."""
        assert press.guild_id is not None
        assert press.channel_id is not None
        choices = await self._servers.of(press.guild_id)
        _require_opener(press, choices)
        zone = await self._zone(press, request.zone)
        setup = _setup(request, choices)
        when = self._when(press, request.date, request.hour, zone)
        opening = opening_by(press, press.channel_id, await self._languages.of_opener(press))
        weekly = request.every == WEEKLY
        told = await self._nights.draft(setup, when, opening, weekly=weekly)
        await self._note_zone(press, zone)
        await self._show_draft(press, told)

    async def ask_when(self, press: Interaction, request: ids.AskWhen) -> None:
        """Give the person the form for the time of a night that is not posted."""
        night = await self._draft(press, request)
        await press.response.send_modal(when_form(night, when_of(night), reader_texts(press)))

    async def change(self, press: Interaction, request: ids.FillWhen, fields: Fields) -> None:
        """Show the draft at the time that was entered. Raises what `draft` raises."""
        night = await self._draft(press, request)
        date, hour, zone = ("".join(fields[each]) for each in (DATE, HOUR, ZONE))
        when = self._when(press, date, hour, await self._zone(press, zone))
        told = await self._nights.change(night, when)
        await self._note_zone(press, when.zone)
        await self._show_draft(press, told)

    async def post(self, press: Interaction, request: ids.PostNight) -> None:
        """Show a night to everybody. Raises what `draft` raises."""
        assert press.guild_id is not None
        _require_opener(press, await self._servers.of(press.guild_id))
        told = await self._nights.post(await self._draft(press, request))
        log.info("night opened id=%s by=%s", told.night.id, press.user.id)
        texts = reader_texts(press)
        page = about_page(told, texts, may_end=True, note=texts.say("night-posted"))
        await answer_in_place(press, page)
        await self._keeper.attend(told.night)

    async def answer(self, press: Interaction, request: ids.AnswerNight) -> None:
        """Note whether the person comes. Raises `TableError` if that cannot be said any more."""
        night = await self._asked(press, request)
        told = await self._nights.answer(
            night, press.user.id, press.user.display_name, request.coming
        )
        await self._show_answer(press, told)

    async def come_weekly(self, press: Interaction, request: ids.ComeWeekly) -> None:
        """Note that the person comes every week, or not any more. Raises what `answer` raises."""
        night = await self._asked(press, request)
        before = (await self._nights.told(night)).of(press.user.id)
        weekly = before is None or not before.weekly
        # Who comes no longer every week has said for this time what they have said.
        coming = before.answer if before is not None and before.weekly else Coming.IN
        told = await self._nights.answer(
            night, press.user.id, press.user.display_name, coming, weekly=weekly
        )
        key = "night-noted-weekly" if weekly else "night-noted-not-weekly"
        await self._show_answer(press, told, reader_texts(press).say(key))

    async def explain(self, press: Interaction, request: ids.ExplainNight) -> None:
        """Tell the person how nights work, and give them the way to end one if they may."""
        night = await self._find(press, request)
        told, texts = await self._nights.told(night), reader_texts(press)
        await show(press, about_page(told, texts, may_end=_may_end(press, night)))

    async def ask_to_end(self, press: Interaction, request: ids.AskToEnd) -> None:
        """Ask whether a night is really to end. Raises `TableError` for anybody else than its
        opener and moderators."""
        told = await self._nights.told(await self._own(press, request))
        await show(press, end_question(told, reader_texts(press)))

    async def end(self, press: Interaction, request: ids.EndNight) -> None:
        """End a night. Raises what `ask_to_end` raises."""
        await self._end(press, await self._own(press, request))

    async def end_by_moderator(self, press: Interaction, night_id: int) -> None:
        """End a night of the server, whoever has opened it. Raises `NotFound`."""
        assert press.guild_id is not None
        await self._end(press, await self._nights.find(night_id, press.guild_id))

    async def _end(self, press: Interaction, night: Night) -> None:
        texts, told = reader_texts(press), await self._nights.told(night)
        log.info("night ended id=%s by=%s", night.id, press.user.id)
        ended = await self._nights.end(night)
        game, date = texts.say(f"game-{told.game.key}"), day_words(when_of(night).day, texts)
        await show(press, words(texts.say("admin-night-ended", game=game, date=date)))
        await self._keeper.attend(ended)

    async def _show_draft(self, press: Interaction, told: NightTold) -> None:
        when = when_of(told.night)
        is_skipped = not hours.exists(when.day, when.minute, when.zone)
        await show(press, draft_page(told, reader_texts(press), is_skipped=is_skipped))

    async def _show_answer(self, press: Interaction, told: NightTold, note: str = "") -> None:
        own, texts = told.of(press.user.id), reader_texts(press)
        assert own is not None
        on_card = press.message is not None and press.message.id == told.night.message_id
        if on_card:
            await answer_in_place(press, night_card(told, texts_for(told.night.language)))
        # What the card shows by itself need not be said.
        waits = own in told.waiting
        if note := (not waits and note) or noted(told, own, texts, shown=on_card):
            await tell(press, note)

    async def _zone(self, press: Interaction, typed: str) -> str:
        known = (await self._players.of(press.user.id)).zone
        if not typed and not known:
            raise TableError(TableFault.ZONE_NEEDED)
        return zone_meant(typed) if typed else known

    async def _note_zone(self, press: Interaction, zone: str) -> None:
        # It is the usual one from now on.
        await self._players.change(press.user.id, lambda old: replace(old, zone=zone))

    def _when(self, press: Interaction, date: str, hour: str, zone: str) -> When:
        today = hours.today(self._clock.now(), zone)
        return When(day_meant(date, today, reader_texts(press)), hour_meant(hour), zone)

    async def _find(self, press: Interaction, request: ids.NightId) -> Night:
        assert press.guild_id is not None
        return await self._nights.find(request.night, press.guild_id)

    async def _asked(self, press: Interaction, request: ids.NightId) -> Night:
        # What is older than the card was asked for the week before.
        night = await self._find(press, request)
        assert press.message is not None
        if press.message.id < (night.message_id or 0):
            raise TableError(TableFault.NIGHT_BEGUN)
        return night

    async def _own(self, press: Interaction, request: ids.NightId) -> Night:
        night = await self._find(press, request)
        if not _may_end(press, night):
            raise TableError(TableFault.MAY_NOT_END_NIGHT)
        return night

    async def _draft(self, press: Interaction, request: ids.NightId) -> Night:
        night = await self._find(press, request)
        if night.stage is not NightStage.DRAFT:
            raise TableError(TableFault.NO_NIGHT)
        return night

    async def _offer_games(self, press: Interaction, typed: str) -> list[Choice[str]]:
        assert press.guild_id is not None
        usual = (await self._servers.of(press.guild_id)).game
        return games_to_play(typed, usual, reader_texts(press))

    async def _offer_days(self, press: Interaction, typed: str) -> list[Choice[str]]:
        zone = (await self._players.of(press.user.id)).zone or "UTC"
        today = hours.today(self._clock.now(), zone)
        return day_choices(typed, today, reader_texts(press))

    async def _offer_hours(self, _: Interaction, typed: str) -> list[Choice[str]]:
        return hour_choices(typed)

    async def _offer_zones(self, press: Interaction, typed: str) -> list[Choice[str]]:
        own = (await self._players.of(press.user.id)).zone
        return zone_choices(typed, own, reader_texts(press))

    async def _offer_numbers(self, press: Interaction, typed: str) -> list[Choice[int]]:
        return number_choices(typed_game(press), typed)

    async def _offer_options(self, press: Interaction, typed: str) -> list[Choice[str]]:
        return option_choices(typed_game(press), typed)

    async def _offer_nights(self, press: Interaction, typed: str) -> list[Choice[int]]:
        assert press.guild_id is not None
        texts, found = reader_texts(press), []
        for night in await self._nights.on_server(press.guild_id):
            told = await self._nights.told(night)
            name = night_name(told, day_words(when_of(night).day, texts), texts)
            if typed.casefold() in name.casefold():
                found.append(Choice(name=name[:100], value=night.id))
        return found[:MOST]


def _require_opener(press: Interaction, choices: ServerChoices) -> None:
    require_allowed(press, choices)
    require_tables(press)
    if choices.nights == "moderators" and not press.permissions.manage_messages:
        raise TableError(TableFault.MAY_NOT_OPEN_NIGHT)


def _setup(request: NightRequest, choices: ServerChoices) -> Setup:
    game = game_meant(request.game)
    kind = catalogue.find(game)
    options = f"{choices.options.get(game, '')} {request.options}"
    setup = Setup(kind(kind.options_type.parse(options), request.players))
    pack, clock = choices.packs.get(game, ""), request.clock or choices.clock
    setup = setup.shown_with(pack) if pack else setup
    return setup.timed_by(clock) if clock else setup


def _may_end(press: Interaction, night: Night) -> bool:
    return press.user.id == night.opener_id or press.permissions.manage_messages
