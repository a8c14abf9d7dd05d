"""Playing from a private hand: cards and the discard."""

from collections.abc import Sequence
from dataclasses import replace

from discord.ext import commands

from bot.games.actions import Discard, Play, Slam
from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from bot.words.sayings import chosen, some_phrases, unfit
from bot.words.wording import Wording
from cogs.layouts.hand import ids
from cogs.layouts.hand.discard import group_members
from cogs.layouts.hand.draft import NOTHING, Draft, draft_in, is_current
from cogs.layouts.hand.pages import last_trick_line
from cogs.layouts.ids import TableAction
from cogs.layouts.match.more import more_panel
from cogs.press.controls import ids_on
from cogs.press.error_boundary import show
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services


class PlayCards(commands.Cog):
    """Hands, the cards played from them, and the last trick."""

    def __init__(self, services: Services) -> None:
        controls, tables = services.controls, services.tables
        self._hub = services.hub
        self._boards = services.boards
        self._hands = services.hands
        tables.on_press(TableAction.SHOW_HAND, self.show_hand)
        tables.on_press(TableAction.RESUME, self.show_hand)
        tables.on_press(TableAction.WANT_NEXT, self.want_next)
        tables.on_press(TableAction.MY_RESULT, self._hands.show_result)
        tables.on_press(TableAction.LAST_TRICK, self.show_last_trick)
        controls.on_press(ids.PlayCard, self.play)
        controls.on_press(ids.ClaimRest, self.claim)
        controls.on_choice(ids.PlayAhead, self.play_ahead)
        controls.on_press(ids.Unfold, self.unfold)
        controls.on_choice(ids.PickDiscard, self.pick)
        controls.on_press(ids.ConfirmDiscard, self.discard)
        controls.on_press(ids.DiscardAndSpeak, self.discard_and_speak)
        controls.on_press(ids.ClearDraft, self.clear)

    async def show_hand(self, press: Interaction, table: Table) -> None:
        """Give the person their hand, and resume a paused match.

        Raises `TableError` unless a match is under way.
        """
        if not table.playing:
            raise TableError(TableFault.NOT_PLAYING)
        await self._hands.show(press, table, self._boards.of(table).shown)

    async def want_next(self, press: Interaction, table: Table) -> None:
        """Have the next deal come as soon as everybody wants it.

        Who presses late has it already, or the result of the match. Raises `TableError` if they
        have no seat.
        """
        if table.between_deals:
            await self._hands.want_next(press, table)
        elif table.over:
            await self._hands.show_result(press, table)
        else:
            await self.show_hand(press, table)

    async def show_last_trick(self, press: Interaction, table: Table) -> None:
        """Tell the person the last trick in words, privately."""
        texts = reader_texts(press)
        line = last_trick_line(table, Wording.usual(texts, table.setup.drawing))
        await show(press, more_panel(table, press.user.id, [line], texts))

    async def unfold(self, press: Interaction, request: ids.Unfold) -> None:
        """Show the hand with another page open in it, or none, and the choice it showed."""
        table = await self._hub.find_for(request.table, press.user.id)
        view = table.view_of(press.user.id)
        draft = draft_in(ids_on(press)) if is_current(view, request.moment) else NOTHING
        await self._hands.choose(press, table, replace(draft, opened=request.page))

    async def play(self, press: Interaction, request: ids.PlayCard) -> None:
        """Play the card and say what was chosen to go with it. Raises `TarotError`."""
        table = await self._hub.find_for(request.table, press.user.id)
        view, card = table.view_of(press.user.id), table.game.pack.parse(request.code)
        # On an older hand the bits stand for other codes, but that press is refused anyway.
        said = chosen(view, request.says) if is_current(view, request.moment) else ()
        draft = Draft(says=request.says)
        false = unfit(view, card, said)
        if false:
            texts = Wording.usual(reader_texts(press), table.setup.drawing)
            name = texts.name(card)
            what = some_phrases(false, table.game, texts)
            why = texts.say("form-not-with-card", said=what, card=name)
            await self._hands.choose(press, table, draft, why)
            return
        await self._hands.play(press, table, Play(card, said), request.moment, draft)

    async def claim(self, press: Interaction, request: ids.ClaimRest) -> None:
        """Claim the rest of the tricks. Raises `TableError` unless the person is sure of them."""
        await self._hands.claim(
            press, await self._hub.find_for(request.table, press.user.id), request.moment
        )

    async def play_ahead(
        self, press: Interaction, request: ids.PlayAhead, values: Sequence[str]
    ) -> None:
        """Choose a card off turn, or take it back; on turn it is played. Raises `TarotError`."""
        table = await self._hub.find_for(request.table, press.user.id)
        card = Play(table.game.pack.parse(values[0])) if values else None
        await self._hands.choose_ahead(press, table, card, request.moment)

    async def pick(
        self, press: Interaction, request: ids.PickDiscard, values: Sequence[str]
    ) -> None:
        """Show the hand with the new choice of one select; the other selects keep theirs."""
        table = await self._hub.find_for(request.table, press.user.id)
        view = table.view_of(press.user.id)
        picked = table.game.pack.set_of(" ".join(values))
        members = group_members(view, request.group)
        draft = Draft(cards=request.chosen & ~members | picked & members)
        await self._hands.choose(press, table, draft)

    async def discard(self, press: Interaction, request: ids.ConfirmDiscard) -> None:
        """Discard the chosen cards. Raises `TarotError`."""
        table = await self._hub.find_for(request.table, press.user.id)
        pack = table.game.pack
        cards = pack.members(request.chosen & pack.everything)
        draft = Draft(cards=request.chosen)
        await self._hands.play(press, table, Discard(cards), request.moment, draft)

    async def discard_and_speak(self, press: Interaction, request: ids.DiscardAndSpeak) -> None:
        """Discard the chosen cards and announce a slam, or none. Raises `TarotError`."""
        table = await self._hub.find_for(request.table, press.user.id)
        pack = table.game.pack
        discard = Discard(pack.members(request.chosen & pack.everything))
        draft, slam = Draft(cards=request.chosen), Slam(request.slam == "yes")
        await self._hands.play(press, table, discard, request.moment, draft, ahead=slam)

    async def clear(self, press: Interaction, request: ids.ClearDraft) -> None:
        """Show the hand with nothing chosen."""
        await self._hands.choose(
            press, await self._hub.find_for(request.table, press.user.id), NOTHING
        )
