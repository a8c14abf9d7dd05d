"""The forms of a private hand: bids, calls, declarations, talk and so on."""

from collections.abc import Sequence
from dataclasses import replace

from discord.ext import commands

from bot.games.actions import Action, Call, Declare, MeldsFrom, OneOf, Say, Slam, parse
from bot.games.cards import Card, as_set
from bot.games.errors import BadCard, Why
from bot.games.numbers import number
from bot.games.view import SeatView
from bot.tables.decisions.plans import answers
from bot.tables.errors import StaleAction
from bot.tables.table import Table
from bot.words.sayings import choice_of
from cogs.layouts.hand import ids
from cogs.layouts.hand.draft import NOTHING, Draft, draft_in, is_current
from cogs.layouts.hand.ids import DoAction, DoNth, HandId, HandVersion, MeldId
from cogs.layouts.hand.melds import chosen_melds, melds_to_declare, with_built, with_chosen
from cogs.layouts.hand.offered import action_of, next_calls
from cogs.layouts.hand.talk import MORE, page_after, with_said
from cogs.press.controls import only
from cogs.press.press import Interaction, reader_texts
from cogs.press.refusals import sentence
from cogs.services import Services


class Forms(commands.Cog):
    """What people do in their hand besides playing a card."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._hub = services.hub
        self._hands = services.hands
        controls.on_press(ids.DoAction, self.do)
        controls.on_press(ids.DoNth, self.do_nth)
        controls.on_press(ids.DoWithSlam, self.do_with_slam)
        controls.on_choice(ids.ChooseSlam, self.choose_slam)
        controls.on_press(ids.ForgetPlan, self.forget_plan)
        controls.on_choice(ids.ChooseAction, self.do_chosen)
        controls.on_choice(ids.ChooseSaying, self.choose_saying)
        controls.on_choice(ids.ChooseSayingOf, self.choose_saying)
        controls.on_choice(ids.SayAside, self.say_aside)
        controls.on_choice(ids.ChooseMelds, self.choose_melds)
        controls.on_choice(ids.BuildMeld, self.build_meld)
        controls.on_press(ids.DeclareMelds, self.declare)

    async def do(self, press: Interaction, request: DoAction) -> None:
        """Do the action, or ask for the rest of a call. Raises `TarotError`."""
        table, view = await self._seen(press, request)
        action = parse(table.game.pack, request.code)
        called = _begun_call(view, action)
        if called and is_current(view, request.moment):
            await self._hands.choose(press, table, Draft(called=called))
            return
        await self._play_or_plan(press, table, action, request.moment)

    async def do_with_slam(self, press: Interaction, request: ids.DoWithSlam) -> None:
        """Bid or call, with what is said of a slam once it comes to that. Raises `TarotError`."""
        table, view = await self._seen(press, request)
        action, announce = parse(table.game.pack, request.code), request.slam == "yes"
        called = _begun_call(view, action)
        if called and is_current(view, request.moment):
            await self._hands.choose(press, table, Draft(called=called, slam=announce))
            return
        await self._hands.play(press, table, action, request.moment, ahead=Slam(announce))

    async def choose_slam(
        self, press: Interaction, request: ids.ChooseSlam, values: Sequence[str]
    ) -> None:
        """Show the hand with what will be said about a slam."""
        table, view = await self._seen(press, request)
        if not is_current(view, request.moment):
            await self._show_stale(press, table)
            return
        draft = Draft(called=table.game.pack.members(request.called), slam=only(values) == "yes")
        await self._hands.choose(press, table, draft)

    async def forget_plan(self, press: Interaction, request: ids.ForgetPlan) -> None:
        """Take back what was to be done ahead. Raises `TarotError`."""
        await self._hands.choose_ahead(
            press, await self._hub.find_for(request.table, press.user.id), None, request.moment
        )

    async def do_nth(self, press: Interaction, request: DoNth) -> None:
        """Do the action at this place among those on offer. Raises `TarotError`."""
        table, view = await self._seen(press, request)
        await self._hands.play(press, table, _nth(view, request), request.moment)

    async def do_chosen(
        self, press: Interaction, request: ids.ChooseAction, values: Sequence[str]
    ) -> None:
        """Do the action chosen in a select. Raises `TarotError`."""
        action = action_of(request.moment, only(values))
        await (
            self.do(press, action) if isinstance(action, DoAction) else self.do_nth(press, action)
        )

    async def choose_saying(
        self,
        press: Interaction,
        request: ids.ChooseSaying | ids.ChooseSayingOf,
        values: Sequence[str],
    ) -> None:
        """Show the hand with what will be said with the next card, or with more to choose from."""
        table, view = await self._seen(press, request)
        if not is_current(view, request.moment):
            await self._show_stale(press, table)
            return
        draft, value = draft_in([str(request)]), only(values)
        if value == MORE:
            page = page_after(view, draft.page) if draft.talking else 0
            await self._hands.choose(press, table, replace(draft, page=page, talking=True))
            return
        said = with_said(view, draft, value)
        why = reader_texts(press).say(f"why-{Why.SAID_TOO_MUCH}") if said is None else ""
        says = draft.says if said is None else choice_of(view, said)
        await self._hands.choose(press, table, replace(draft, says=says), why)

    async def say_aside(
        self, press: Interaction, request: ids.SayAside, values: Sequence[str]
    ) -> None:
        """Say something without playing a card. Raises `TarotError`."""
        table, _ = await self._seen(press, request)
        await self._hands.play(press, table, Say(tuple(values)), request.moment)

    async def choose_melds(
        self, press: Interaction, request: ids.ChooseMelds, values: Sequence[str]
    ) -> None:
        """Show the form with the new choice of combinations."""
        table, ask = await self._asked_for_melds(press, request)
        if ask is not None:
            await self._hands.choose(press, table, with_chosen(ask, draft_of(request), values))

    async def build_meld(
        self, press: Interaction, request: ids.BuildMeld, values: Sequence[str]
    ) -> None:
        """Show the form with one more combination. Raises `BadCard`."""
        table, ask = await self._asked_for_melds(press, request)
        if ask is None:
            return
        view, draft = table.view_of(press.user.id), draft_of(request)
        cards = as_set(map(table.game.pack.parse, values)) & as_set(view.hand)
        built = with_built(view, ask, draft, cards)
        why = "" if built else reader_texts(press).say(f"why-{Why.NO_MELD}")
        await self._hands.choose(press, table, built or draft, why)

    async def declare(self, press: Interaction, request: ids.DeclareMelds) -> None:
        """Declare what is chosen. Raises `TarotError`."""
        table, ask = await self._asked_for_melds(press, request)
        if ask is None:
            return
        draft, members = draft_of(request), table.game.pack.members
        melds = tuple(members(meld) for meld in chosen_melds(ask, draft))
        await self._play_or_plan(press, table, Declare(melds), request.moment, draft)

    async def _play_or_plan(
        self,
        press: Interaction,
        table: Table,
        action: Action,
        moment: HandVersion,
        draft: Draft = NOTHING,
    ) -> None:
        # What may be declared ahead has the same form as what is declared on turn.
        view = table.view_of(press.user.id)
        if not view.my_turn and answers(view, view.foreseen, action):
            await self._hands.choose_ahead(press, table, action, moment)
        else:
            await self._hands.play(press, table, action, moment, draft)

    async def _asked_for_melds(
        self, press: Interaction, request: MeldId
    ) -> tuple[Table, MeldsFrom | None]:
        # The question, if it is still open; otherwise the current hand is shown.
        table, view = await self._seen(press, request)
        asked = melds_to_declare(view)
        if asked is not None and is_current(view, request.moment):
            return table, asked
        await self._show_stale(press, table)
        return table, None

    async def _seen(self, press: Interaction, request: HandId) -> tuple[Table, SeatView]:
        table = await self._hub.find_for(request.table, press.user.id)
        return table, table.view_of(press.user.id)

    async def _show_stale(self, press: Interaction, table: Table) -> None:
        why = sentence(StaleAction(), reader_texts(press))
        await self._hands.choose(press, table, NOTHING, why)


def draft_of(request: MeldId) -> Draft:
    """Return the combinations held in an id."""
    return Draft(melds=request.melds, built=request.built)


def _nth(view: SeatView, request: DoNth) -> Action:
    if not is_current(view, request.moment):
        raise StaleAction
    actions = view.ask.actions if isinstance(view.ask, OneOf) else ()
    place = request.place
    meant = number(place, len(actions) - 1)
    if meant is None:
        raise BadCard(place)
    return actions[meant]


def _begun_call(view: SeatView, action: Action) -> tuple[Card, ...]:
    # The cards called so far if the call needs more; empty for anything else.
    if not isinstance(action, Call) or not isinstance(view.ask, OneOf):
        return ()
    calls = [each for each in view.ask.actions if isinstance(each, Call)]
    return action.cards if action not in calls and next_calls(calls, action.cards) else ()
