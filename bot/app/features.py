"""Makes the features and connects them to the parts they work with."""

from dataclasses import dataclass

from discord import Member, RawThreadDeleteEvent, RawThreadUpdateEvent, Role, Thread
from discord.abc import GuildChannel
from discord.ext.commands import Cog

from bot.app.client import TarocchiBot
from bot.tables.clock import Clock
from bot.tables.hub import Hub
from bot.tables.thinking.hints import Hints
from bot.tables.thinking.reviews import Reviews
from bot.tables.timers import Timers
from cogs.admin.choices import AdminChoices
from cogs.admin.export import ResultsExport
from cogs.admin.forgetting import Forgetting
from cogs.admin.tables import AdminTables
from cogs.admin.voiding import Voiding
from cogs.asking import Asking
from cogs.forms import Forms
from cogs.help import Help
from cogs.hinting import Hinting
from cogs.inviting import AcceptInvitation, Inviting
from cogs.leaderboard import Leaderboard
from cogs.lobby import Lobby
from cogs.messages.artist import Artist
from cogs.messages.boards import Boards
from cogs.messages.hand_pages import HandPages
from cogs.messages.hands import Hands
from cogs.messages.invitations import Invitations
from cogs.messages.lobby import Lobbies
from cogs.messages.looks import Looks
from cogs.messages.private.follow_ups import FollowUps
from cogs.messages.private.tokens import Tokens
from cogs.messages.rate_limiter import RateLimiter
from cogs.messages.reminders import Reminders
from cogs.messages.signs import Signs
from cogs.my_data import MyData
from cogs.my_table import MyTable
from cogs.opening import OpenTable
from cogs.options import Options
from cogs.panels import Panels
from cogs.past.deals import PastDeals
from cogs.past.finding import PastMatches
from cogs.past.history import History
from cogs.past.moving import MovingDeals
from cogs.past.replay import Replay
from cogs.past.reviewing import Reviewing
from cogs.play import PlayCards
from cogs.press.controls import Controls, TableControls
from cogs.press.error_boundary import ErrorBoundary
from cogs.press.facts import Facts
from cogs.press.group import tarocchi, tarocchi_admin
from cogs.press.languages import Languages
from cogs.press.levels import Levels
from cogs.press.limits import Limits
from cogs.press.membership import Membership
from cogs.press.names import Names
from cogs.press.press import Interaction
from cogs.profile import Profile
from cogs.records import ShowRecords
from cogs.rules import Rules
from cogs.scores import Scores
from cogs.settings import Settings
from data.choices.players import Players
from data.choices.servers import Servers
from data.database import Database

INVITATION_GAPS = 3
"""How many gaps between frames an invitation waits: boards go first."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What the features work with, one of each in a running bot."""

    database: Database
    clock: Clock
    hub: Hub
    timers: Timers
    artist: Artist
    painter: RateLimiter
    players: Players
    servers: Servers
    looks: Looks
    hints: Hints
    reviews: Reviews
    facts: Facts
    frame_gap_s: float
    levels: tuple[str, ...]
    """The levels that computers may be asked to play on."""


@dataclass(frozen=True, slots=True)
class Front:
    """What faces Discord: the messages of tables and hands, and the route of every press."""

    boards: Boards
    invitations: Invitations
    hands: Hands
    signs: Signs
    controls: Controls
    guard: ErrorBoundary


async def face(bot: TarocchiBot, parts: Parts) -> Front:
    """Give the bot all its features; from now on it answers everything it receives."""
    lobbies = Lobbies(bot, parts.artist)
    painter = parts.painter
    signs = Signs(bot, parts.clock, parts.artist, painter, parts.database)
    pages = HandPages(
        parts.artist,
        parts.players,
        parts.looks,
        signs,
        parts.hints,
        parts.reviews,
        parts.database,
        parts.facts,
    )
    follow_ups = FollowUps(parts.clock, parts.facts.follow_ups_a_minute)
    tokens = Tokens(bot, parts.clock, parts.facts)
    hands = Hands(bot, tokens, pages, parts.clock, follow_ups)
    boards = Boards(
        bot,
        painter,
        parts.hub,
        parts.clock,
        parts.artist,
        hands,
        lobbies,
        Reminders(bot, parts.players),
        Membership(bot, parts.clock),
        parts.reviews,
        parts.timers,
        parts.frame_gap_s,
        parts.facts,
    )
    guard = ErrorBoundary()
    guard.refused.append(signs.doubt)
    gap_s = INVITATION_GAPS * parts.frame_gap_s
    invitations = Invitations(bot, parts.hub, parts.database, parts.clock, lobbies, painter, gap_s)
    lobbies.listeners.append(boards.lobby_drawn)
    lobbies.listeners.append(invitations.lobby_drawn)
    bot.before_close.push_async_callback(lobbies.close)
    languages = Languages(parts.players, parts.servers, parts.hub)
    names = Names(parts.hub, parts.players)

    async def before(press: Interaction) -> None:
        await languages.note(press)
        await names.note(press)

    parts.hub.listeners.append(names.on_change)
    bot.before_press.append(before)
    controls = Controls(guard, before, boards.retry)
    front = Front(boards, invitations, hands, signs, controls, guard)
    for feature in _features(bot, parts, front, lobbies, languages):
        await bot.add_cog(feature)
    bot.add_listener(front.controls.answer, "on_interaction")
    bot.add_listener(boards.resume, "on_ready")
    _hear_of_places(bot, boards)
    bot.add_listener(invitations.resume, "on_ready")
    bot.add_listener(signs.begin, "on_ready")
    return front


def _hear_of_places(bot: TarocchiBot, boards: Boards) -> None:
    # Whatever may give back a permission that was missing, and the end of a place.
    async def changed(*news: GuildChannel | Thread | Role | Member) -> None:
        await boards.retry_on_server(news[-1].guild)

    async def thread_changed(news: RawThreadUpdateEvent) -> None:
        state = news.data["thread_metadata"]
        boards.thread_changed(news.thread_id, state["archived"], state.get("locked", False))

    async def deleted(channel: GuildChannel) -> None:
        await boards.give_up(channel.id)

    async def thread_deleted(thread: RawThreadDeleteEvent) -> None:
        await boards.give_up(thread.thread_id)

    for what in ("guild_channel", "thread", "guild_role", "member"):
        bot.add_listener(changed, f"on_{what}_update")
    # A thread that was archived is not known any more, and then joined.
    bot.add_listener(changed, "on_thread_join")
    bot.add_listener(thread_changed, "on_raw_thread_update")
    for what in ("join", "available"):
        bot.add_listener(boards.return_to, f"on_guild_{what}")
    bot.add_listener(deleted, "on_guild_channel_delete")
    bot.add_listener(thread_deleted, "on_raw_thread_delete")


def _features(
    bot: TarocchiBot, parts: Parts, front: Front, lobbies: Lobbies, languages: Languages
) -> list[Cog]:
    database, hub, artist, looks = parts.database, parts.hub, parts.artist, parts.looks
    boards, hands, controls, guard = front.boards, front.hands, front.controls, front.guard
    servers = parts.servers
    tables, group = TableControls(controls, hub, hands.welcome), tarocchi()
    moderators = tarocchi_admin()
    bot.tree.add_command(group)
    bot.tree.add_command(moderators)
    inviting = Inviting(hub, boards, hands, controls, tables, bot.tree, guard)
    limits, past = Limits(hub, servers), PastMatches(hub)
    opening = OpenTable(
        hub,
        boards,
        hands,
        lobbies,
        front.invitations,
        inviting,
        servers,
        languages,
        limits,
        group,
        guard,
    )
    levels = Levels(servers, parts.levels)
    play = PlayCards(hub, boards, hands, controls, tables)
    rooms = Lobby(hub, boards, hands, lobbies, opening, levels, limits, controls, tables)
    return [
        opening,
        inviting,
        play,
        rooms,
        AcceptInvitation(boards, front.invitations, limits, tables),
        Panels(hands, levels, parts.reviews, tables),
        Asking(hub, boards, hands, rooms, controls, guard),
        Options(hub, boards, hands, parts.hints, controls, tables),
        AdminTables(hub, controls, moderators, guard),
        AdminChoices(servers, controls, moderators, guard),
        ResultsExport(database, moderators, guard),
        Forgetting(hub, controls, moderators, guard),
        Voiding(database, hub, controls, moderators, guard),
        Forms(hub, hands, controls),
        Hinting(hub, hands, parts.hints, controls),
        MyTable(hub, boards, play, controls, group, guard),
        Scores(hands, tables),
        Rules(hub, artist, parts.players, looks, controls, tables, group, guard),
        Settings(hub, parts.players, looks, languages, controls, group, guard),
        MyData(database, hub, parts.players, controls, group, guard),
        Help(parts.reviews, group, guard),
        Leaderboard(
            database, parts.players, parts.clock, artist, languages, controls, group, guard
        ),
        ShowRecords(database, languages, controls, group, guard),
        Profile(database, parts.clock, artist, languages, controls, group, bot.tree, guard),
        History(database, past, artist, languages, controls, group, guard),
        PastDeals(past, parts.reviews, artist, controls),
        Reviewing(past, parts.reviews, artist, controls),
        MovingDeals(past, artist, controls),
        Replay(database, past, artist, controls, group, guard),
    ]
