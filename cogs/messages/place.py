"""The channel or thread of a table, and the public messages there.

Every method makes one call, and shows the table as it is when the method is called. What happens
when the call fails is up to whoever asked for it.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import discord
from discord import ui
from discord.ui import LayoutView

from bot.games.cards import Seat
from bot.games.view import SeatView
from bot.tables.decisions import messages
from bot.tables.errors import StaleAction
from bot.tables.table import Table
from bot.texts import texts_for
from cogs.layouts.board import (
    RESULT,
    SCORE,
    TABLE,
    abandoned_layout,
    board_layout,
    is_followed,
    pause_layout,
    result_layout,
    score_layout,
    thrown_in_layout,
)
from cogs.layouts.lobby import LOBBY, ended_lobby_layout, lobby_layout
from cogs.layouts.parts import words
from cogs.messages.files import copies_of, file_of, files_of, sitters_of
from cogs.messages.lobby import Lobbies
from cogs.messages.parts import Parts
from cogs.messages.results import evening_of, news_of
from cogs.press.edits import edit, edit_by_token, not_in_line, webhook_of
from cogs.press.outages import TOO_MANY, UNREACHABLE, Refused, passes_in
from cogs.press.permissions import invite_link, needed
from data.hands import HandHandle
from rendering.canvas.picture import Picture
from rendering.pictures.pages.score import draw_result, draw_score
from rendering.pictures.play.table import draw_table

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()

REST_S = 10.0
"""How long boards go by the channel at least, once tokens have been out of order."""

BusySeat = Callable[[Table, Seat], bool]
"""Whether a press on the hand of a seat may be unanswered."""


def never_busy(table: Table, seat: Seat) -> bool:
    """Return False: nobody has pressed anything."""
    return False


class TableChannel:
    """Where one table is shown."""

    def __init__(
        self, parts: Parts, lobbies: Lobbies, table: Table, is_busy: BusySeat = never_busy
    ) -> None:
        self._client = parts.bot
        self._artist = parts.artist
        self._lobbies = lobbies
        self._reviews = parts.reviews
        self._database = parts.database
        self._servers = parts.servers
        self._clock = parts.clock
        self._by_token = parts.boards_by_token
        self._follow_ups = parts.follow_ups
        self._shut_until = 0.0
        self._table = table
        self._is_busy = is_busy

    async def post_deal(self, stand_in_at: float | None) -> None:
        """Post the deal under way, in a message that is the board from now on."""
        number = self._table.public.number
        layout, files, note_shown = await self._deal(stand_in_at, self._draw_if_ready)
        await self._post_board(layout, files, number)
        note_shown()

    async def edit_deal(self, stand_in_at: float | None) -> None:
        """Show the deal under way on the board."""
        layout, files, note_shown = await self._deal(stand_in_at, self._draw)
        await self._edit(self._board, layout, files)
        note_shown()

    async def _deal(
        self, stand_in_at: float | None, draw: Callable[[SeatView], Awaitable[Picture | None]]
    ) -> tuple[LayoutView, list[discord.File], Callable[[], None]]:
        table, view = self._table, self._table.public
        frame = table.frame_now(stand_in_at)
        picture = await draw(view)
        layout = board_layout(table, view, picture, stand_in_at)
        # What changes while it is drawn may be in the words already, and may be undone again.
        is_shown = picture is not None and frame == table.frame_now(stand_in_at)
        known = frame if is_shown else None
        return layout, files_of(picture, TABLE), partial(table.note_frame, known)

    async def leave(self, message_id: int) -> None:
        """Say in a message that was the board that the game goes on below."""
        text = texts_for(self._table.row.language).say("table-moved")
        await self._edit(message_id, words(text), [])

    async def show_score(self, view: SeatView, next_at: float | None) -> None:
        """Show the score of a deal on its board, or in a new message if that is gone.

        *next_at* says when the next deal comes if people are waited for.
        """
        frame, is_newest = self._table.frame_now(None), view.number == self._table.public.number
        layout, files, tells_of_next = await self._score(view, next_at)
        await self._show(layout, files, view.number)
        if is_newest:
            self._table.note_frame(frame)
        if tells_of_next:
            await self._table.change(messages.set_score, self._board, view.number)

    async def show_score_again(self, message_id: int, deal: int) -> None:
        """Show the score of a deal that tells of one to come as it is now that none is."""
        is_newest = deal == self._table.public.number
        view = self._table.public if is_newest else await self._table.past.deal(deal)
        layout, files, _ = await self._score(view)
        await self._edit(message_id, layout, files)

    async def _score(
        self, view: SeatView, next_at: float | None = None
    ) -> tuple[LayoutView, list[discord.File], bool]:
        # And whether it tells of the next deal.
        if view.score is not None and not view.score.counts:
            tells_of_next = is_followed(self._table, view.number)
            return thrown_in_layout(self._table, view), [], tells_of_next
        texts = texts_for(self._table.row.language)
        sitters = sitters_of(self._table, texts, view.number)
        trick = await self._draw(view)
        score = await self._artist.draw_when_ready(
            draw_score, view, sitters, texts, self._table.setup.drawing
        )
        reviewed = self._reviews.offered and bool(view.tricks)
        tells_of_next = is_followed(self._table, view.number)
        layout = score_layout(self._table, view, trick, score, next_at, reviewed=reviewed)
        return layout, [file_of(trick, TABLE), file_of(score, SCORE)], tells_of_next

    async def show_end(self) -> None:
        """Post the result of the match, or show that there is none."""
        view = self._table.public
        if not view.over:
            await self._show(abandoned_layout(self._table), [], view.number)
            return
        layout, file = await self._result()
        message = await self._channel.send(view=layout, file=file)
        await self._table.change(messages.set_result, message.id)

    async def show_result_again(self, message_id: int, summary: Sequence[str] = ()) -> None:
        """Show the result of the match as it counts now, with the *summary* of an evening that is
        over."""
        layout, file = await self._result(summary)
        await self._edit(message_id, layout, [file])

    async def _result(self, summary: Sequence[str] = ()) -> tuple[LayoutView, discord.File]:
        view, texts = self._table.public, texts_for(self._table.row.language)
        sitters, payoffs = sitters_of(self._table, texts), view.game.payoffs(view.totals)
        picture = await self._artist.draw_when_ready(draw_result, view, sitters, texts, payoffs)
        evening = await evening_of(self._database, self._table)
        choices = await self._servers.of(self._table.row.guild_id)
        news = await news_of(self._database, self._table) if choices.news else []
        layout = result_layout(self._table, view, picture, evening, news, summary)
        return layout, file_of(picture, RESULT)

    async def post_lobby(self, note: str = "", asked: Sequence[int] = ()) -> None:
        """Post the lobby with a note on top that mentions these people.

        Should it have been posted before all the same, Discord knows it by the nonce.
        """
        table = self._table
        picture = await self._lobbies.in_place(table)
        message = await self._channel.send(
            view=lobby_layout(table, picture, note),
            files=files_of(picture, LOBBY),
            allowed_mentions=only(asked),
            nonce=f"lobby {table.id}",
        )
        await table.change(messages.set_lobby_message, message.id)

    async def show_lobby(self, note: str, ended: str) -> None:
        """Show the lobby with a note on top, or in what way it has *ended*.

        The press that begins a match shows that itself.
        """
        table = self._table
        if table.row.lobby_message_id is None:
            return
        picture = await self._lobbies.in_place(table) if table.in_lobby else None
        if table.in_lobby:
            layout, files = lobby_layout(table, picture, note), files_of(picture, LOBBY)
        elif ended:
            layout, files = ended_lobby_layout(table, ended), []
        else:
            return
        await self._edit(table.row.lobby_message_id, layout, files)

    async def mention(self, users: Sequence[int], layout: LayoutView) -> int:
        """Post a message that notifies these people alone; return its id."""
        message = await self._channel.send(view=layout, allowed_mentions=only(users))
        return message.id

    async def mention_in_words(self, users: Sequence[int], text: str, buttons: ui.View) -> int:
        """Post the same as a plain message; return its id."""
        message = await self._channel.send(text, view=buttons, allowed_mentions=only(users))
        return message.id

    async def post_pause(self, until: int) -> None:
        """Post that the match is paused."""
        layout = pause_layout(self._table, until)
        message = await self._channel.send(view=layout, allowed_mentions=NOBODY)
        await self._table.change(messages.set_pause, message.id)

    async def delete(self, message_id: int) -> None:
        """Delete a message."""
        await self._channel.get_partial_message(message_id).delete()

    async def unarchive(self) -> bool:
        """Open the thread if it is archived; return False if it is locked."""
        thread = await self._client.fetch_channel(self._table.row.channel_id)
        if not isinstance(thread, discord.Thread) or not thread.archived:
            return True
        if thread.locked:
            return False
        await thread.edit(archived=False)
        return True

    @property
    def adding_link(self) -> str:
        """The address that adds the bot to the server, or nothing where it is a member."""
        is_there = self._client.get_guild(self._table.row.guild_id) is not None
        application = self._client.application_id
        return "" if is_there or application is None else invite_link(application)

    @property
    def is_told_of(self) -> bool:
        """Whether Discord has told what places the server has, or that the bot is not there."""
        server = self._client.get_guild(self._table.row.guild_id)
        return server is None or not server.unavailable

    @property
    def is_missing(self) -> bool:
        """Whether the server has no such place that is open: it was archived, hidden or deleted."""
        server = self._client.get_guild(self._table.row.guild_id)
        return server is not None and self._known is None

    @property
    def missing_rights(self) -> tuple[str, ...]:
        """The permissions that are missing here, as far as is known."""
        channel = self._known
        is_thread = isinstance(channel, discord.Thread)
        ruling = channel.parent if isinstance(channel, discord.Thread) else channel
        if not isinstance(ruling, discord.abc.GuildChannel):
            return ("view_channel",)
        held = ruling.permissions_for(ruling.guild.me)
        return tuple(each for each in needed(is_thread) if not getattr(held, each))

    @property
    def missing_to_write(self) -> str:
        """The permission that seems to be missing here although the bot sees the place."""
        _, *asked = needed(isinstance(self._known, discord.Thread))
        return next((each for each in asked if each in self.missing_rights), asked[0])

    @property
    def is_locked(self) -> bool:
        """Whether moderators have locked the thread, as far as is known."""
        return isinstance(self._known, discord.Thread) and self._known.locked

    @property
    def _known(self) -> discord.abc.GuildChannel | discord.Thread | None:
        # The channel or thread, if it is open and the bot sees it.
        server = self._client.get_guild(self._table.row.guild_id)
        if server is None:
            return None
        return server.get_channel_or_thread(self._table.row.channel_id)

    async def _show(self, layout: LayoutView, files: list[discord.File], deal: int) -> None:
        # In the message of this deal, or in a new one if that is gone.
        board = self._table.row.board
        if board is not None and board.deal == deal:
            await self._edit(self._board, layout, files)
        else:
            await self._post_board(layout, files, deal)

    async def _post_board(self, layout: LayoutView, files: list[discord.File], deal: int) -> None:
        # As a follow-up to the youngest press, which Discord does not count, or in the channel.
        hand, row = self._youngest, self._table.row
        if hand is not None and self._follow_ups.takes_board(row.channel_id):
            self._follow_ups.note(row.channel_id)
            webhook = webhook_of(self._client, hand.token)
            with self._or_by_the_channel():
                sent = await webhook.send(view=layout, files=files, wait=True)
                token = (hand.token, hand.expires_at)
                await self._table.change(messages.set_board, sent.id, deal, *token)
                return
            files = copies_of(files)
        message = await self._channel.send(view=layout, files=files)
        await self._table.change(messages.set_board, message.id, deal)

    async def _edit(self, message_id: int, layout: LayoutView, files: list[discord.File]) -> None:
        row = self._table.row
        if message_id == row.board_message_id and self._is_young(row.expires_at):
            with self._or_by_the_channel():
                await edit_by_token(webhook_of(self._client, row.token), message_id, layout, files)
                return
            if not self._is_shut:
                await self._table.change(messages.drop_board_token)
            files = copies_of(files)
        await edit(self._client, self._table.row.channel_id, message_id, layout, files)

    @property
    def is_free(self) -> bool:
        """Whether the deal under way can be shown by a token, which Discord does not count."""
        row = self._table.row
        if row.board is None or row.board.deal != self._table.public.number:
            return self._youngest is not None and self._follow_ups.takes_board(row.channel_id)
        return self._is_young(row.expires_at)

    @property
    def _youngest(self) -> HandHandle | None:
        # The hand whose token lasts longest. That of a press is of no use before it is answered.
        seats = map(Seat, range(self._table.game.players))
        hands = [
            self._table.hand_of(seat) for seat in seats if not self._is_busy(self._table, seat)
        ]
        young = [hand for hand in hands if hand is not None and self._is_young(hand.expires_at)]
        return max(young, key=lambda hand: hand.expires_at, default=None)

    def _is_young(self, expires_at: int) -> bool:
        lives = self._by_token and expires_at > self._clock.now()
        return lives and not self._is_shut and self._may_be_shown

    @property
    def _may_be_shown(self) -> bool:
        # A token might pass by what moderators have decided: the channel tells of that.
        return not self.missing_rights and not self.is_locked

    @property
    def _is_shut(self) -> bool:
        return self._clock.now() < self._shut_until

    @contextmanager
    def _or_by_the_channel(self) -> Iterator[None]:
        # Leaves the block where a token is refused: the channel takes the same, or says why not.
        try:
            # The hand that the token is of may be dealt or changed meanwhile.
            with not_in_line():
                yield
        except UNREACHABLE as fault:
            is_limit = isinstance(fault, Refused) and fault.status == TOO_MANY
            self._shut_until = self._clock.now() + max(passes_in(fault) or 0.0, REST_S)
            if not is_limit:
                # Nobody knows what has become of it.
                raise
        except discord.HTTPException as fault:
            log.info("board refused by token code=%s", fault.code)

    async def _draw(self, view: SeatView) -> Picture:
        texts = texts_for(self._table.row.language)
        sitters = sitters_of(self._table, texts, view.number)
        draw = self._artist.draw_when_ready
        return await draw(draw_table, view, sitters, texts, self._table.setup.drawing)

    async def _draw_if_ready(self, view: SeatView) -> Picture | None:
        texts = texts_for(self._table.row.language)
        sitters = sitters_of(self._table, texts, view.number)
        draw = self._artist.draw_if_ready
        return await draw(draw_table, view, sitters, texts, self._table.setup.drawing)

    @property
    def _channel(self) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            self._table.row.channel_id, guild_id=self._table.row.guild_id
        )

    @property
    def _board(self) -> int:
        if self._table.row.board is None:
            # Another process has noted meanwhile that it is gone.
            raise StaleAction
        return self._table.row.board.message_id


def only(users: Sequence[int]) -> discord.AllowedMentions:
    """Mention that notify these people and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users]
    )
