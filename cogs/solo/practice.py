"""`/tarocchi practice`: a deal alone against computers, and playing on from a deal that is over."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.games import catalogue
from bot.games.cards import Seat
from bot.tables.decisions import solo
from bot.tables.errors import NotFound, TableFault
from bot.tables.hub import Opening, StartingPoint
from bot.tables.seating import level_of
from bot.tables.setup import Setup
from bot.tables.table import Table
from cogs.layouts.hand.ids import TakeBackLast
from cogs.layouts.hand.solo import practice_open
from cogs.layouts.ids import GoOn, NewDeal, PlayAgain
from cogs.past import ids
from cogs.past.finding import PastMatches
from cogs.press.completions import game_meant, games_to_play, number_choices
from cogs.press.edits import acknowledge
from cogs.press.group import level_choices, said, typed_game
from cogs.press.limits import opening_by
from cogs.press.permissions import require_pictures
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services
from data.tables import TableKind


class Practice(commands.Cog):
    """Deals that people play alone."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._hub, self._hands = services.hub, services.hands
        self._servers, self._levels = services.servers, services.levels
        self._matches = PastMatches(services.hub)
        controls.on_press(GoOn, self.go_on)
        controls.on_press(NewDeal, self.new_deal)
        controls.on_press(PlayAgain, self.again)
        controls.on_press(TakeBackLast, self.take_back)
        controls.on_press(ids.PlayFrom, self.play_from)
        self._add_command(services)

    def _add_command(self, services: Services) -> None:
        @services.group.command(name="practice", description=said("command-practice"))
        @app_commands.describe(
            game=said("option-game"), level=said("option-level"), players=said("option-players")
        )
        @app_commands.choices(level=level_choices())
        async def practice(
            press: Interaction, game: str, level: str = "", players: int | None = None
        ) -> None:
            await services.guard(press, self.practise(press, game, level, players))

        @practice.autocomplete("game")
        async def offer_games(press: Interaction, typed: str) -> list[Choice[str]]:
            assert press.guild_id is not None
            usual = (await self._servers.of(press.guild_id)).game
            return games_to_play(typed, usual, reader_texts(press))

        @practice.autocomplete("players")
        async def offer_numbers(press: Interaction, typed: str) -> list[Choice[int]]:
            return number_choices(typed_game(press), typed)

    async def practise(
        self, press: Interaction, game: str, level: str, players: int | None
    ) -> None:
        """Give the person a deal to play alone, or ask whether they go on with the one they have.

        Raises `TarotError` if there is no such game, number of players or level.
        """
        require_pictures(press)
        opening = _opening(press)
        setup = await self._setup(opening.guild_id, game_meant(game), players)
        level = await self._levels.chosen(opening.guild_id, level)
        under_way = await self._hub.practised_by(opening.user_id, opening.guild_id, setup.game.key)
        if under_way is not None:
            view = practice_open(under_way, level, reader_texts(press))
            await press.response.send_message(view=view, ephemeral=True)
            return
        await acknowledge(press)
        await self._hands.show_solo(press, await self._hub.open_practice(setup, opening, level))

    async def go_on(self, press: Interaction, request: GoOn) -> None:
        """Show the deal where it stands."""
        await self._hands.show_solo(press, await self._hub.find_for(request.table, press.user.id))

    async def new_deal(self, press: Interaction, request: NewDeal) -> None:
        """Give the person another deal of the same game. Raises `TableError` for a level that is
        not on offer."""
        table = await self._practised(request.table, press)
        level = request.level or _level(table)
        level = await self._levels.chosen(table.row.guild_id, level)
        await table.change(solo.give_up, press.user.id)
        fresh = await self._hub.open_practice(table.setup, _opening(press), level)
        await self._hands.show_solo(press, fresh)

    async def again(self, press: Interaction, request: PlayAgain) -> None:
        """Give the person the same deal from its beginning, on the same seat."""
        table = await self._practised(request.table, press)
        view = table.view_of(press.user.id)
        assert view.seat is not None
        start = StartingPoint(view.number, 0, view.seat)
        fresh = await self._hub.play_from(table, start, _opening(press), _level(table))
        await self._hands.show_solo(press, fresh)

    async def take_back(self, press: Interaction, request: TakeBackLast) -> None:
        """Go back to before what the person has done last in their deal."""
        table = await self._hub.find_for(request.table, press.user.id)
        await self._hands.take_back(press, table, request.moment)

    async def play_from(self, press: Interaction, request: ids.PlayFrom) -> None:
        """Give the person a moment of a deal that is over to play on from, in a new message.

        Raises `TableError` if the match is not over.
        """
        table = await self._matches.to_show(press, request.table)
        start = StartingPoint(request.deal, request.step, _seat(press, table, request))
        level = await self._levels.chosen(table.row.guild_id)
        fresh = await self._hub.play_from(table, start, _opening(press), level)
        await press.response.defer(ephemeral=True, thinking=True)
        await self._hands.show_solo(press, fresh)

    async def _practised(self, table_id: int, press: Interaction) -> Table:
        table = await self._hub.find_for(table_id, press.user.id)
        if table.row.kind is not TableKind.PRACTICE:
            raise NotFound(TableFault.NO_SUCH_TABLE, table_id)
        return table

    async def _setup(self, guild_id: int, key: str, players: int | None) -> Setup:
        # As a table of this game would be opened on the server.
        kind, choices = catalogue.find(key), await self._servers.of(guild_id)
        setup = Setup(kind(kind.options_type.parse(choices.options.get(key, "")), players))
        pack = choices.packs.get(key, "")
        return setup.shown_with(pack) if pack else setup


def _opening(press: Interaction) -> Opening:
    assert press.channel_id is not None
    return opening_by(press, press.channel_id, reader_texts(press).language)


def _level(table: Table) -> str:
    # That of the computers there.
    return next(filter(None, map(level_of, table.seating.sitters)))


def _seat(press: Interaction, table: Table, request: ids.PlayFrom) -> Seat:
    # That of the eyes, or the person's own, or the first.
    sitters = table.seating.at_deal(request.deal)
    if request.eyes != ids.ALL and int(request.eyes) < len(sitters):
        return Seat(int(request.eyes))
    own = (sitter.seat for sitter in sitters if sitter.user_id == press.user.id)
    return next(own, Seat(0))
