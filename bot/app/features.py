"""Makes the features and connects them to what they work with."""

from collections.abc import Callable

from discord import Member, RawThreadDeleteEvent, RawThreadUpdateEvent, Role, Thread
from discord.abc import GuildChannel
from discord.ext.commands import Cog

from bot.app.client import TarocchiBot
from cogs.admin.choices import AdminChoices
from cogs.admin.export import ResultsExport
from cogs.admin.forgetting import Forgetting
from cogs.admin.tables import AdminTables
from cogs.admin.voiding import Voiding
from cogs.asking import Asking
from cogs.calling.players import CallingPlayers
from cogs.calling.wishes import CallWishes
from cogs.forms import Forms
from cogs.help import Help
from cogs.leaderboard.commands import Leaderboard
from cogs.lobby.inviting import AcceptInvitation, Inviting
from cogs.lobby.opening import OpenTable
from cogs.lobby.options import OptionsForm
from cogs.lobby.panels import Panels
from cogs.lobby.seats import Lobby
from cogs.messages.boards import Boards
from cogs.my_data.commands import MyData
from cogs.my_table import MyTable
from cogs.nights.commands import NightCommands
from cogs.past.deals import PastDeals
from cogs.past.evenings import Evenings
from cogs.past.history import History
from cogs.past.moving import MovingDeals
from cogs.past.replay import Replays
from cogs.play import PlayCards
from cogs.profile.commands import Profiles
from cogs.records.commands import RecordsPages
from cogs.rules.commands import RulesPages
from cogs.scores import Scores
from cogs.services import Services
from cogs.settings import PersonalSettings
from cogs.solo.challenges import ChallengeCommands
from cogs.solo.daily import DailyDeals
from cogs.solo.learning import Learning
from cogs.solo.practice import Practice
from cogs.thinking.hinting import Hinting
from cogs.thinking.reviewing import Reviewing

ALONE: tuple[Callable[[Services], Cog], ...] = (
    AcceptInvitation,
    CallWishes,
    CallingPlayers,
    Panels,
    OptionsForm,
    AdminTables,
    AdminChoices,
    ResultsExport,
    Forgetting,
    Voiding,
    Forms,
    Hinting,
    Scores,
    RulesPages,
    PersonalSettings,
    MyData,
    Help,
    Leaderboard,
    RecordsPages,
    Profiles,
    History,
    PastDeals,
    Evenings,
    Reviewing,
    MovingDeals,
    Replays,
    Practice,
    DailyDeals,
    ChallengeCommands,
    Learning,
    NightCommands,
)
"""The features that need no other one."""


async def face(bot: TarocchiBot, services: Services) -> None:
    """Give the bot all its features; from now on it answers everything it receives."""
    boards, invitations, signs = services.boards, services.invitations, services.signs
    services.guard.refused.append(signs.doubt)
    services.lobbies.listeners += [boards.lobby_drawn, invitations.lobby_drawn]
    services.hub.listeners.append(services.names.on_change)
    bot.before_close.push_async_callback(services.lobbies.close)
    bot.before_press.append(services.note)
    for group in (services.group, services.moderators):
        bot.tree.add_command(group)
    for feature in _features(services):
        await bot.add_cog(feature)
    bot.add_listener(services.controls.answer, "on_interaction")
    for begin in (boards.resume, invitations.resume, signs.begin):
        bot.add_listener(begin, "on_ready")
    _hear_of_places(bot, boards)


def _features(services: Services) -> list[Cog]:
    play, inviting = PlayCards(services), Inviting(services)
    opening = OpenTable(services, inviting.invite)
    seats = Lobby(services, opening.open_rematch)
    asking, mine = Asking(services, seats.start), MyTable(services, play.show_hand)
    alone = [feature(services) for feature in ALONE]
    return [play, inviting, opening, seats, asking, mine, *alone]


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
