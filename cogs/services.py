"""What features work with, one of each in a running bot."""

from dataclasses import dataclass
from functools import cached_property

from discord.app_commands import Group

from bot.tables.challenges.challenges import Challenges
from bot.tables.daily.plays import DailyPlays
from bot.tables.hub import Hub
from bot.tables.lessons.lessons import Lessons
from bot.tables.nights.nights import Nights
from bot.tables.solo_computers import SoloComputers
from bot.tables.timers import Timers
from cogs.messages.boards import Boards
from cogs.messages.hand_pages import HandPages
from cogs.messages.hands import Hands
from cogs.messages.invitations import Invitations
from cogs.messages.lobby import Lobbies
from cogs.messages.parts import Parts
from cogs.messages.signs import Signs
from cogs.messages.solo_hands import SoloHands
from cogs.nights.keeping import NightKeeper
from cogs.press.controls import Controls, TableControls
from cogs.press.error_boundary import ErrorBoundary
from cogs.press.group import tarocchi, tarocchi_admin
from cogs.press.languages import Languages
from cogs.press.limits import Limits
from cogs.press.names import NameNotes
from cogs.press.press import Interaction


@dataclass(frozen=True, kw_only=True)
class Services(Parts):
    """The parts of a bot, all tables, and what is made of them: each once, when somebody first asks
    for it."""

    hub: Hub
    timers: Timers
    solo_computers: SoloComputers
    daily_plays: DailyPlays
    challenges: Challenges
    lessons: Lessons

    @cached_property
    def signs(self) -> Signs:
        """The emojis of suits."""
        return Signs(self)

    @cached_property
    def lobbies(self) -> Lobbies:
        """The pictures of lobbies."""
        return Lobbies(self)

    @cached_property
    def hands(self) -> Hands:
        """All private hands."""
        pages = HandPages(self, self.signs)
        solo = SoloHands(
            pages,
            self.reviews,
            self.solo_computers,
            self.daily_plays,
            self.challenges,
            self.lessons,
        )
        return Hands(self, pages, solo)

    @cached_property
    def boards(self) -> Boards:
        """The public messages of all tables."""
        return Boards(self, self.hub, self.timers, self.hands, self.lobbies)

    @cached_property
    def invitations(self) -> Invitations:
        """The messages of tables in channels."""
        return Invitations(self, self.hub, self.lobbies)

    @cached_property
    def guard(self) -> ErrorBoundary:
        """What every answer runs in."""
        return ErrorBoundary()

    @cached_property
    def controls(self) -> Controls:
        """The route of every press."""
        return Controls(self.guard, self.note, self.boards.retry)

    @cached_property
    def tables(self) -> TableControls:
        """The route of presses on messages of tables."""
        return TableControls(self.controls, self.hub, self.hands.welcome)

    @cached_property
    def group(self) -> Group:
        """The commands of everybody."""
        return tarocchi()

    @cached_property
    def moderators(self) -> Group:
        """The commands of moderators."""
        return tarocchi_admin()

    @cached_property
    def languages(self) -> Languages:
        """Whose language is spoken."""
        return Languages(self.players, self.servers, self.hub)

    @cached_property
    def names(self) -> NameNotes:
        """What people are called."""
        return NameNotes(self.hub, self.players)

    @cached_property
    def limits(self) -> Limits:
        """How many tables a person may be at."""
        return Limits(self.hub, self.servers)

    @cached_property
    def nights(self) -> Nights:
        """All nights at which people meet to play."""
        return Nights(self.hub, self.database, self.clock)

    @cached_property
    def night_keeper(self) -> NightKeeper:
        """Does what is due for nights."""
        return NightKeeper(self, self.hub, self.nights, self.lobbies)

    async def note(self, press: Interaction) -> None:
        """Note who speaks to the bot, before they are answered."""
        await self.languages.note(press)
        await self.names.note(press)
