"""`/tarocchi challenge`: people of a server play the same deals, each alone and when they like."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.games import catalogue
from bot.tables.challenges.challenges import ChallengeTerms
from bot.tables.errors import TableError, TableFault
from bot.texts import texts_for
from cogs.layouts.hand.challenge import challenge_page, challenge_post, close_question
from cogs.layouts.ids import AskToClose, ChallengeId, CloseChallenge, PlayChallenge, ShowChallenge
from cogs.press.completions import game_meant, games_to_play, number_choices
from cogs.press.edits import answer_in_place, edit
from cogs.press.error_boundary import show, tell
from cogs.press.group import asks_for, said, typed_game
from cogs.press.limits import opening_by, require_allowed
from cogs.press.outages import NOT_DONE
from cogs.press.permissions import require_pictures, require_tables
from cogs.press.press import Interaction, is_private, reader_texts
from cogs.services import Services
from data.solo.challenges import Challenge

log = logging.getLogger(__name__)

DEALS = [Choice(name=str(each), value=each) for each in (2, 4, 8)]
DAYS = [Choice(name=str(each), value=each) for each in (1, 3, 7)]
HELD, FREE = "held", "free"
CONTRACTS = [Choice(name=said(f"contract-{each}"), value=each) for each in (HELD, FREE)]


@dataclass(frozen=True, slots=True)
class ChallengeRequest:
    """What is entered in `/tarocchi challenge`."""

    game: str
    deals: int = 4
    days: int = 3
    contract: str = HELD
    players: int | None = None
    announce: bool = False


class ChallengeCommands(commands.Cog):
    """Challenges, from their post to their end."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._challenges, self._hands = services.challenges, services.hands
        self._servers, self._languages = services.servers, services.languages
        # By server. A lock exists as long as someone holds it or waits for it.
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        controls.on_press(PlayChallenge, self.play)
        controls.on_press(ShowChallenge, self.show_own)
        controls.on_press(AskToClose, self.ask_to_close)
        controls.on_press(CloseChallenge, self.close)
        self._add_command(services)
        self._add_voiding(services)

    def _add_command(self, services: Services) -> None:
        @services.group.command(name="challenge", description=said("command-challenge"))
        @app_commands.choices(contract=CONTRACTS)
        @app_commands.choices(deals=DEALS, days=DAYS)
        @asks_for(ChallengeRequest)
        async def challenge(press: Interaction, **entered: Any) -> None:
            await services.guard(press, self.open(press, ChallengeRequest(**entered)))

        @challenge.autocomplete("game")
        async def offer_games(press: Interaction, typed: str) -> list[Choice[str]]:
            assert press.guild_id is not None
            usual = (await self._servers.of(press.guild_id)).game
            return games_to_play(typed, usual, reader_texts(press))

        @challenge.autocomplete("players")
        async def offer_numbers(press: Interaction, typed: str) -> list[Choice[int]]:
            return number_choices(typed_game(press), typed)

    def _add_voiding(self, services: Services) -> None:
        @services.moderators.command(
            name="void-challenge", description=said("command-admin-void-challenge")
        )
        @app_commands.describe(
            challenge=said("option-challenge"), player=said("option-admin-void-daily")
        )
        async def void_challenge(press: Interaction, challenge: int, player: discord.User) -> None:
            await services.guard(press, self.void(press, challenge, player.id))

    async def open(self, press: Interaction, request: ChallengeRequest) -> None:
        """Post a challenge, or show the person the one they have open.

        Raises `TarotError` if it cannot be played here.
        """
        assert press.guild_id is not None
        choices = await self._servers.of(press.guild_id)
        require_allowed(press, choices)
        require_tables(press)
        terms = _terms(request)
        # One after the other, so that nobody opens several at once.
        async with self._turns.setdefault(press.guild_id, asyncio.Lock()):
            known = await self._challenges.open_by(press.user.id, press.guild_id)
            if known is None:
                await self._post(press, terms)
                return
        note = reader_texts(press).say("challenge-open", link=_link(known))
        await self._show_page(press, known, note)

    async def _post(self, press: Interaction, terms: ChallengeTerms) -> None:
        assert press.channel_id is not None
        language = await self._languages.of_opener(press)
        told = await self._challenges.open(terms, opening_by(press, press.channel_id, language))
        post = challenge_post(told, texts_for(language))
        answer = await press.response.send_message(view=post)
        assert answer.message_id is not None
        await self._challenges.posted(told.challenge.id, answer.message_id)

    async def play(self, press: Interaction, request: PlayChallenge) -> None:
        """Give the person the deal that they have begun, or the next one; what they have made of
        it if they have played all.

        Raises `TableError` if the challenge is over.
        """
        require_pictures(press)
        assert press.channel_id is not None
        challenge = await self._find(press, request)
        opening = opening_by(press, press.channel_id, reader_texts(press).language)
        table = await self._challenges.begin(challenge.id, opening)
        if table is None:
            await self._show_page(press, challenge)
            return
        if not is_private(press):
            told = await self._challenges.told(challenge)
            await answer_in_place(press, challenge_post(told, texts_for(challenge.language)))
        await self._hands.show_solo(press, table)

    async def show_own(self, press: Interaction, request: ShowChallenge) -> None:
        """Show the person what they have made of a challenge, and once it is over everybody."""
        await self._show_page(press, await self._find(press, request))

    async def ask_to_close(self, press: Interaction, request: AskToClose) -> None:
        """Ask whether the challenge is really to close. Raises `TableError` for anybody else than
        its opener and moderators."""
        challenge = await self._closable(press, request)
        told = await self._challenges.told(challenge)
        await show(press, close_question(told, reader_texts(press)))

    async def close(self, press: Interaction, request: CloseChallenge) -> None:
        """Let nobody begin the challenge any more. Raises what `ask_to_close` raises."""
        challenge = await self._challenges.close(await self._closable(press, request))
        log.info("challenge closed id=%s by=%s", challenge.id, press.user.id)
        await self._show_page(press, challenge)
        assert challenge.message_id is not None
        post = challenge_post(await self._challenges.told(challenge), texts_for(challenge.language))
        # Without that it says until its end how long it would have been open.
        with suppress(*NOT_DONE):
            await edit(press.client, challenge.channel_id, challenge.message_id, post, ())

    async def void(self, press: Interaction, challenge_id: int, user_id: int) -> None:
        """Have what a person has made of a challenge count for nothing.

        Raises `TableError` if there is nothing of that kind.
        """
        assert press.guild_id is not None
        challenge = await self._challenges.find(challenge_id, press.guild_id)
        await self._challenges.void(challenge, user_id)
        log.info("moderator %s voided plays challenge=%s", press.user.id, challenge.id)
        await tell(press, reader_texts(press).say("admin-voided-challenge", id=str(challenge.id)))

    async def _show_page(self, press: Interaction, challenge: Challenge, note: str = "") -> None:
        own = await self._challenges.own(challenge, press.user.id)
        may_close = (
            _may_close(press, challenge) and press.created_at.timestamp() < challenge.closes_at
        )
        texts = reader_texts(press)
        await show(press, challenge_page(own, press.user.id, texts, may_close=may_close, note=note))

    async def _find(self, press: Interaction, request: ChallengeId) -> Challenge:
        assert press.guild_id is not None
        return await self._challenges.find(request.challenge, press.guild_id)

    async def _closable(self, press: Interaction, request: ChallengeId) -> Challenge:
        challenge = await self._find(press, request)
        if not _may_close(press, challenge):
            raise TableError(TableFault.MAY_NOT_CLOSE_CHALLENGE)
        self._challenges.require_open(challenge)
        return challenge


def _terms(request: ChallengeRequest) -> ChallengeTerms:
    kind = catalogue.find(game_meant(request.game))
    game = kind(kind.options_type(), request.players)
    return ChallengeTerms(
        game=game,
        deals=request.deals,
        days=request.days,
        held=request.contract == HELD,
        announced=request.announce,
    )


def _may_close(press: Interaction, challenge: Challenge) -> bool:
    return press.user.id == challenge.opener_id or press.permissions.manage_messages


def _link(challenge: Challenge) -> str:
    place = f"{challenge.guild_id}/{challenge.channel_id}/{challenge.message_id}"
    return f"https://discord.com/channels/{place}"
