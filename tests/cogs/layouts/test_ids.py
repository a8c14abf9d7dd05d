"""Ids are read as they were written, and those on old messages keep their form."""

import re
import sys

import pytest

from cogs.admin import ids as admin_ids
from cogs.calling import ids as calling_ids
from cogs.layouts import ids
from cogs.layouts.codec import LONGEST, Id, marked, next_mark
from cogs.layouts.hand import ids as hand_ids
from cogs.layouts.hand.ids import HandVersion
from cogs.layouts.ids import TableAction
from cogs.layouts.settings.form import Asked
from cogs.leaderboard import ids as board_ids
from cogs.lobby import ids as lobby_ids
from cogs.my_data import ids as my_data_ids
from cogs.nights import ids as night_ids
from cogs.past import ids as past_ids
from cogs.profile import ids as profile_ids
from cogs.records import ids as records_ids
from cogs.rules import ids as rules_ids
from data.evenings.nights import Coming
from data.finished.rankings import By
from data.results import NEWEST

HERE = HandVersion(12, 3, 4)

WRITTEN: list[tuple[Id, str]] = [
    (ids.TableButton(12, TableAction.JOIN), "table:12:join"),
    (ids.TableButton(12, TableAction.COME), "table:12:come"),
    (ids.TableButton(12, TableAction.SHOW_REPLAY), "table:12:replay"),
    (ids.TableButton(12, TableAction.GET_RECORD), "table:12:record"),
    (ids.TableButton(12, TableAction.CHECK_SHUFFLE), "table:12:check"),
    (ids.TableButton(12, TableAction.SHARE_MATCH), "table:12:share"),
    (ids.TableButton(12, TableAction.MOVE), "table:12:move"),
    (ids.TableButton(12, TableAction.LEAVE), "table:12:leave"),
    (lobby_ids.AddComputer(12), "table:12:add"),
    (lobby_ids.AddComputer(12, "easy"), "table:12:easy:add"),
    (ids.TableButton(12, TableAction.REMOVE_COMPUTER), "table:12:remove"),
    (ids.TableButton(12, TableAction.CUT), "table:12:cut"),
    (ids.TableButton(12, TableAction.CALL_PLAYERS), "table:12:call"),
    (ids.TableButton(12, TableAction.CALL_ME), "table:12:callme"),
    (ids.TableButton(12, TableAction.DONT_CALL_ME), "table:12:dontcall"),
    (calling_ids.EndCallWish(), "calls:end"),
    (ids.TableButton(12, TableAction.SHOW_COMPUTERS), "table:12:computers"),
    (ids.TableButton(12, TableAction.SHOW_MENU), "table:12:menu"),
    (ids.TableButton(12, TableAction.SHOW_HELP), "table:12:help"),
    (ids.TableButton(12, TableAction.SHOW_FAIRNESS), "table:12:fair"),
    (ids.TableButton(12, TableAction.CHOOSE_OPTIONS), "table:12:options"),
    (ids.TableButton(12, TableAction.START), "table:12:start"),
    (ids.TableButton(12, TableAction.CLOSE), "table:12:close"),
    (ids.TableButton(12, TableAction.REMATCH), "table:12:rematch"),
    (ids.TableButton(12, TableAction.READY), "table:12:ready"),
    (ids.TableButton(12, TableAction.WATCH), "table:12:watch"),
    (ids.TableButton(12, TableAction.TAKE_SEAT), "table:12:seat"),
    (ids.TableButton(12, TableAction.SHOW_HAND), "table:12:hand"),
    (ids.TableButton(12, TableAction.RESUME), "table:12:resume"),
    (ids.TableButton(12, TableAction.WANT_NEXT), "table:12:next"),
    (ids.TableButton(12, TableAction.MY_RESULT), "table:12:result"),
    (ids.TableButton(12, TableAction.REVIEW_MATCH), "table:12:review"),
    (ids.TableButton(12, TableAction.SHOW_MORE), "table:12:more"),
    (ids.TableButton(12, TableAction.SHOW_US), "table:12:us"),
    (ids.TableButton(12, TableAction.SHOW_EVENING), "table:12:evening"),
    (ids.TableButton(12, TableAction.SHARE_EVENING), "table:12:allevening"),
    (ids.TableButton(12, TableAction.LAST_TRICK), "table:12:last"),
    (ids.TableButton(12, TableAction.SHOW_SCORES), "table:12:scores"),
    (ids.ConfirmLoss(12, "close", "0123cdef"), "table:12:close:0123cdef:sure"),
    (ids.TableButton(12, TableAction.AGREE_TO_END), "table:12:end"),
    (ids.TableButton(12, TableAction.ABANDON), "table:12:abandon"),
    (ids.TableButton(12, TableAction.PLAY_ON), "table:12:playon"),
    (ids.TableButton(12, TableAction.SHOW_RULES), "table:12:rules"),
    (ids.TableButton(12, TableAction.EXPLAIN), "table:12:explain"),
    (lobby_ids.Invite(12), "invite:12"),
    (lobby_ids.Invite(12, "1a2b"), "invite:12:1a2b"),
    (lobby_ids.FillSeats(12, "normal"), "table:12:normal:fill"),
    (ids.TableButton(12, TableAction.RELEASE), "table:12:release"),
    (ids.TableButton(12, TableAction.DECLINE), "table:12:decline"),
    (lobby_ids.ChooseLanguage(12), "language:12"),
    (lobby_ids.CutForm(12), "cut:12"),
    (lobby_ids.OpenOptions(12, 1), "options:12:1"),
    (lobby_ids.FillOptions(12, 1), "fill:options:12:1"),
    (rules_ids.TurnRules(12), "page:12"),
    (hand_ids.PlayCard(*HERE, "T20"), "play:12:3:4:T20"),
    (hand_ids.PlayCard(*HERE, "SK", 37), "play:12:3:4:SK:11"),
    (hand_ids.ClaimRest(*HERE), "claim:12:3:4"),
    (hand_ids.PlayAhead(*HERE), "ahead:12:3:4"),
    (hand_ids.Unfold(*HERE, "last"), "fold:12:3:4:last"),
    (hand_ids.PickDiscard(*HERE, 1, 71), "pick:12:3:4:1:1z"),
    (hand_ids.ConfirmDiscard(*HERE, 71), "lay:12:3:4:1z"),
    (hand_ids.DiscardAndSpeak(*HERE, 71, "yes"), "discard:12:3:4:1z:yes"),
    (hand_ids.ClearDraft(*HERE, 0), "clear:12:3:4:0"),
    (hand_ids.DoAction(*HERE, "call.SK.HQ"), "do:12:3:4:call.SK.HQ"),
    (hand_ids.DoWithSlam(*HERE, "no", "bid.garde_sans"), "speak:12:3:4:no:bid.garde_sans"),
    (hand_ids.ChooseSlam(*HERE, 71), "slam:12:3:4:1z"),
    (hand_ids.ForgetPlan(*HERE), "unplan:12:3:4"),
    (hand_ids.DoNth(*HERE, "17"), "nth:12:3:4:17"),
    (hand_ids.ChooseAction(*HERE, 1), "deeds:12:3:4:1"),
    (hand_ids.ChooseSaying(*HERE, 35), "say:12:3:4:z"),
    (hand_ids.ChooseSayingOf(*HERE, 2, 35), "says:12:3:4:2:z"),
    (hand_ids.SayAside(*HERE), "aside:12:3:4"),
    (hand_ids.ChooseMelds(*HERE, None, ()), "melds:12:3:4:-:"),
    (hand_ids.BuildMeld(*HERE, 5, (35, 36)), "build:12:3:4:5:z.10"),
    (hand_ids.DeclareMelds(*HERE, 0, (7,)), "declare:12:3:4:0:7"),
    (ids.ChooseTable("go"), "which:go"),
    (admin_ids.ChooseTableToEnd(), "admin:choose"),
    (admin_ids.EndTable(12), "admin:12:end"),
    (admin_ids.VoidMatch(12), "admin:12:void"),
    (admin_ids.ForgetPerson(34), "admin:forget:34"),
    (rules_ids.ChooseTopic("tarocco-francese"), "topic:tarocco-francese"),
    (ids.FillSettings(), "fill:settings"),
    (admin_ids.OpenServer(1), "server:1"),
    (admin_ids.FillServer(1), "fill:server:1"),
    (admin_ids.OpenGame("scarto", 1), "usual:scarto:1"),
    (admin_ids.FillGame("scarto", 1), "fill:usual:scarto:1"),
    (past_ids.ShowMatches(35, 0, "scarto", 36, 12), "history:from:z:0:scarto:10:c"),
    (past_ids.NewerMatches(0, 36, "", 36, 12), "history:newer:0:10::10:c"),
    (my_data_ids.DeleteMyData(), "mydata:delete"),
    (my_data_ids.ReallyDelete(), "mydata:really"),
    (my_data_ids.DeleteForGood(), "mydata:forgood"),
    (past_ids.ChooseMatch(0, 36, "", 36, 12), "history:match:0:10::10:c"),
    (ids.ShowDeal(12, 3), "replay:deal:12:3"),
    (ids.ShowLessons("scarto"), "learn:scarto"),
    (ids.BeginLesson("scarto", "first-5"), "learn:play:scarto:first-5"),
    (ids.BeginAgain(12), "learn:again:12"),
    (ids.GoOn(12), "solo:go:12"),
    (ids.NewDeal(12), "solo:new:12"),
    (ids.NewDeal(12, "strong"), "solo:new:12:strong"),
    (ids.PlayAgain(12), "solo:again:12"),
    (ids.PlayDaily(20783), "daily:play:20783"),
    (ids.ShowDay(20783), "daily:own:20783"),
    (ids.PractiseDay(20783), "daily:practise:20783"),
    (ids.ShareDaily(12), "daily:share:12"),
    (ids.ShowDailyBoard("month"), "daily:board:month"),
    (ids.ShowDailyBoard("all", "everywhere"), "daily:board:all:everywhere"),
    (ids.PlayChallenge(12), "challenge:play:12"),
    (ids.ShowChallenge(12), "challenge:own:12"),
    (ids.AskToClose(12), "challenge:close:12"),
    (ids.CloseChallenge(12), "challenge:close:12:sure"),
    (night_ids.AnswerNight(12, Coming.MAYBE), "night:answer:12:maybe"),
    (night_ids.ComeWeekly(12), "night:weekly:12"),
    (night_ids.ExplainNight(12), "night:about:12"),
    (night_ids.PostNight(12), "night:post:12"),
    (night_ids.AskWhen(12), "night:when:12"),
    (night_ids.FillWhen(12), "night:fill:12"),
    (night_ids.AskToEnd(12), "night:end:12"),
    (night_ids.EndNight(12), "night:end:12:sure"),
    (hand_ids.TakeBackLast(*HERE), "back:12:3:4"),
    (past_ids.PlayFrom(12, 3, 40, "2"), "step:play:12:3:40:2"),
    (records_ids.ChooseRecords(4, "deal", "sort"), "records:choose:4:deal:sort"),
    (records_ids.ShowRecords(4, "day"), "records:show:4:day"),
    (records_ids.ShowRecords(4, "streak"), "records:show:4:streak"),
    (past_ids.ShowStep(12, 3, 40, "all", "on"), "step:12:3:40:all:on"),
    (past_ids.ChooseTrick(12, 3, 40, "0"), "step:trick:12:3:40:0"),
    (past_ids.ChooseEyes(12, 3, 40, "5"), "step:eyes:12:3:40:5"),
    (past_ids.ShowSheet(12, 1), "replay:sheet:12:1"),
    (past_ids.FirstDeal(12, 1), "replay:first:12:1"),
    (past_ids.DealBefore(12, 1), "replay:back:12:1"),
    (past_ids.NextDeal(12, 2), "replay:on:12:2"),
    (past_ids.LastDeal(12, 9), "replay:last:12:9"),
    (past_ids.MoveDeal(12, 2), "replay:move:12:2"),
    (past_ids.StopDeal(12, 2, 7, 1_700_000_000_000), "moving:stop:12:2:7:1700000000000"),
    (past_ids.ShowTrick(12, 2, 8, "on"), "moving:trick:12:2:8:on"),
    (past_ids.MoveOn(12, 2, 7), "moving:on:12:2:7"),
    (profile_ids.ChooseProfile(12, 0, 3), "profile:choose:c:0:3"),
    (profile_ids.ShowProfile(12, 13, 0), "profile:show:c:d:0"),
    (ids.ReviewDeal(12, 2), "review:12:2"),
    (hand_ids.AskHint(12, 3, 4), "hint:12:3:4"),
    (
        board_ids.ChooseBoard(0, "lastweek", By.WINS, "game"),
        "board:choose:0:lastweek:wins:game",
    ),
    (board_ids.TurnBoard(6, "all", By.RATING, "mine"), "board:turn:6:all:rating:mine"),
    (
        board_ids.TurnBoard(6, "week", By.POINTS, "after", (1, -12, 345)),
        "board:turn:6:week:points:after:1.-12.345",
    ),
    (board_ids.ShowBoard(0, "all", By.MATCHES, (9, 345)), "board:show:0:all:matches:9.345"),
    (
        board_ids.TurnBoard(6, "week", By.POINTS, "after", (1, -12, 345), scope="everywhere"),
        "board:turn:6:week:points:everywhere:after:1.-12.345",
    ),
    (
        board_ids.ChooseBoard(0, "all", By.WINS, "scope", scope="everywhere"),
        "board:choose:0:all:wins:everywhere:scope",
    ),
]
"""Every kind of id, and its text as it stands on messages that were sent."""


def kinds(kind: type[Id] = Id) -> set[type[Id]]:
    """All kinds of id that can be made: those with a word of their own and no kinds below."""
    found: set[type[Id]] = set()
    for below in kind.__subclasses__():
        # Dataclasses with slots leave behind the class that they were made from.
        written = vars(sys.modules[below.__module__])
        made = below.__module__.endswith(".ids") and below is written.get(below.__name__)
        found |= kinds(below) or ({below} if made else set())
    return found


@pytest.mark.parametrize(("wish", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_an_id_is_written_and_read(wish: Id, text: str) -> None:
    assert str(wish) == text
    assert type(wish).parse(text) == wish


def test_every_kind_is_in_the_table() -> None:
    assert kinds() == {type(wish) for wish, _ in WRITTEN}
    assert {*TableAction} == {
        wish.action for wish, _ in WRITTEN if isinstance(wish, ids.TableButton)
    }


@pytest.mark.parametrize(("wish", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_no_other_kind_reads_it(wish: Id, text: str) -> None:
    readers = [kind for kind in kinds() if kind.parse(text) is not None]
    assert readers == [type(wish)]


@pytest.mark.parametrize(
    "text",
    [
        "play:12:3:4",
        "play:12:3:4:sk",
        "play:12:3:4:SK:",
        "play:x:3:4:SK",
        "play:1234567890123456789:3:4:SK",
        "table:12:joined",
        "table:12",
        "pick:12:3:4:10:0",
        "lay:12:3:4:",
        "which:elsewhere",
        "replay:sideways:12:1",
        "option:12:MARK:0:key",
        "ºplay:12:3:4:SK",
        "play:٣:3:4:SK",
    ],
)
def test_a_strange_id_is_read_by_none(text: str) -> None:
    assert [kind for kind in kinds() if kind.parse(text) is not None] == []


def test_the_longest_ids_fit() -> None:
    longest = HandVersion(10**18 - 1, 10**6 - 1, 10**4 - 1)
    every = (1 << 78) - 1
    for wish in (
        hand_ids.PlayCard(*longest, "T20", (1 << 200) - 1),
        hand_ids.PickDiscard(*longest, 9, every),
        hand_ids.DeclareMelds(*longest, (1 << 40) - 1, (every, every, every)),
        Asked("x" * 40, "x" * 50),
        past_ids.NewerMatches(2**64 - 1, 2**64 - 1, "x" * 25, *NEWEST),
    ):
        assert len(str(wish)) <= LONGEST
        assert type(wish).parse(str(wish)) == wish


def test_a_mark_means_nothing() -> None:
    for wish, text in WRITTEN:
        once = marked(text, "a1")
        again = marked(once, next_mark(once))
        assert len({text, once, again}) == 3
        assert type(wish).parse(once) == type(wish).parse(again) == wish
        assert marked(again, "a1") == once


def test_a_mark_that_has_no_room_is_left_out() -> None:
    longest = f"build:{'1' * (LONGEST - 6)}"
    assert marked(longest, "a1") == longest


def test_what_does_not_fit_into_an_id_says_so() -> None:
    assert hand_ids.DoAction(*HERE, "call.SK").fits
    assert not hand_ids.DoAction(*HERE, "say.~O.HAVE(black,Q,1):x").fits
    assert not hand_ids.DoAction(*HERE, "x" * 91).fits


def test_public_ids_name_no_card() -> None:
    # What stands on a message that everybody sees may tell nothing of a hand.
    public = [text for wish, text in WRITTEN if not isinstance(wish, hand_ids.HandId)]
    assert not [text for text in public if re.search(r":(S|B|C|D|H|T|M)[0-9KQCJA]", text)]
