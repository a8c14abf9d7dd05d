"""Why a table refuses a request, as codes; the sentences are in `bot/texts`."""

import zlib
from collections.abc import Sequence
from enum import StrEnum

from bot.games.errors import TarotError
from data.faults import Damage

DAMAGE = (
    TarotError,
    Damage,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""The errors that a damaged log or row can raise."""


def unexpected(fault: Exception) -> Exception | None:
    """Return a fault that damage can raise if it may be a bug as well: then its log needs the
    traceback."""
    return None if isinstance(fault, (TarotError, Damage)) else fault


class TableFault(StrEnum):
    """Why a table refuses a request."""

    NO_SUCH_TABLE = "no-such-table"
    ELSEWHERE = "elsewhere"
    DAMAGED = "damaged"
    NO_SUCH_MATCH = "no-such-match"
    NO_SUCH_DEAL = "no-such-deal"
    NO_SUCH_TRICK = "no-such-trick"
    NO_TRICKS = "no-tricks"
    NOT_IN_DEAL = "not-in-deal"
    NOBODY_THINKS = "nobody-thinks"
    NO_TIME_TO_THINK = "no-time-to-think"
    NO_TIME_FOR_HINT = "no-time-for-hint"
    ONE_MOMENT = "one-moment"
    NOT_CLOSED = "not-closed"
    NO_DAY = "no-day"
    DAY_OVER = "day-over"
    NO_PLAY = "no-play"
    DOES_NOT_COUNT = "does-not-count"
    NO_LESSON = "no-lesson"
    NO_CHALLENGE = "no-challenge"
    NO_CHALLENGE_PLAY = "no-challenge-play"
    CHALLENGE_OVER = "challenge-over"
    TOO_MANY_CHALLENGES = "too-many-challenges"
    MAY_NOT_CLOSE_CHALLENGE = "may-not-close-challenge"
    NO_NIGHT = "no-night"
    NO_SUCH_DATE = "no-such-date"
    NO_SUCH_HOUR = "no-such-hour"
    NO_SUCH_ZONE = "no-such-zone"
    ZONE_NEEDED = "zone-needed"
    NIGHT_PAST = "night-past"
    NIGHT_TOO_FAR = "night-too-far"
    NIGHT_BEGUN = "night-begun"
    NIGHT_FULL = "night-full"
    TOO_MANY_NIGHTS = "too-many-nights"
    TOO_MANY_NIGHTS_HERE = "too-many-nights-here"
    MAY_NOT_OPEN_NIGHT = "may-not-open-night"
    MAY_NOT_END_NIGHT = "may-not-end-night"
    TABLE_FULL = "table-full"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NOT_IN_LOBBY = "not-in-lobby"
    NOT_PLAYING = "not-playing"
    TOO_MANY_PEOPLE = "too-many-people"
    TOO_FEW_PLAYERS = "too-few-players"
    MAY_NOT_CLOSE = "may-not-close"
    NO_COMPUTER_TO_REMOVE = "no-computer-to-remove"
    PLACE_TAKEN = "place-taken"
    WORD_TOO_LONG = "word-too-long"
    TABLE_OVER = "table-over"
    BETWEEN_DEALS = "between-deals"
    MAY_NOT_CLAIM = "may-not-claim"
    ALL_AGREED = "all-agreed"
    NOT_AGREED = "not-agreed"
    NOT_FINISHED = "not-finished"
    VOIDED = "voided"
    ARRIVES_LATER = "arrives-later"
    NO_SEAT_TO_TAKE = "no-seat-to-take"
    NOT_READY = "not-ready"
    SEATS_KEPT = "seats-kept"
    TOO_MANY_INVITED = "too-many-invited"
    NOT_INVITED = "not-invited"
    MAY_NOT_RELEASE = "may-not-release"
    INVITED_SELF = "invited-self"
    INVITED_BOT = "invited-bot"
    INVITED_STRANGER = "invited-stranger"
    INVITED_SEATED = "invited-seated"
    NO_LOBBY = "no-lobby"
    NOBODY_MENTIONED = "nobody-mentioned"
    LOBBY_HAS_CALLED = "lobby-has-called"
    CHANNEL_HAS_CALLED = "channel-has-called"
    NO_SEAT_TO_CALL_FOR = "no-seat-to-call-for"
    NOBODY_WISHES_CALLS = "nobody-wishes-calls"
    NOBODY_TO_CALL = "nobody-to-call"
    TOO_MANY_WISHES = "too-many-wishes"
    NO_COMPUTERS_HERE = "no-computers-here"
    LEVEL_NOT_OFFERED = "level-not-offered"
    WRONG_CHANNEL = "wrong-channel"
    TOO_OLD = "too-old"
    STILL_HERE = "still-here"
    STILL_SOMEWHERE = "still-somewhere"
    REMATCH_IS_OPEN = "rematch-is-open"


class TableError(TarotError):
    """The table refuses a request; `code` says why."""

    def __init__(self, code: TableFault) -> None:
        super().__init__(code.value)
        self.code = code


class NotFound(TableError):
    """There is nothing of that kind; `wanted` is what was looked for, as it was written."""

    def __init__(self, code: TableFault, wanted: object) -> None:
        super().__init__(code)
        self.wanted = str(wanted)


class Elsewhere(TableError):
    """The table is open on a server that another process plays for, at this address."""

    def __init__(self, link: str) -> None:
        super().__init__(TableFault.ELSEWHERE)
        self.link = link


class Damaged(TableError):
    """What is stored of a table cannot be read, because of this fault."""

    def __init__(self, table_id: int, fault: Exception) -> None:
        super().__init__(TableFault.DAMAGED)
        self.table_id = table_id
        self.fault = fault


class Until(TableError):
    """That is or was possible only from or until some time, in seconds since 1970."""

    def __init__(self, code: TableFault, until: int) -> None:
        super().__init__(code)
        self.until = until


class SeatsKept(TableError):
    """The free seats are kept for these people, the first until then, in seconds since 1970."""

    def __init__(self, names: Sequence[str], until: int) -> None:
        super().__init__(TableFault.SEATS_KEPT)
        self.names = tuple(names)
        self.until = until


class Loss(StrEnum):
    """What a request would end for others, or for good, or what computers would take."""

    FILL = "fill"
    KEPT = "kept"
    CLOSE = "close"
    EMPTY = "empty"
    ABANDON = "abandon"
    LEAVE = "leave"


class AskFirst(TarotError):
    """The request would end something: it is done only for somebody who says that they are sure.

    `names` are the people who lose by it.
    """

    def __init__(self, loss: Loss, table: int, names: Sequence[str] = ()) -> None:
        super().__init__(loss.value)
        self.loss = loss
        self.table = table
        self.names = tuple(names)

    @property
    def mark(self) -> str:
        """What the answer to this question names, so that it answers no other one."""
        return f"{zlib.crc32(repr((self.loss.value, sorted(self.names))).encode()):08x}"


Sure = bool | str
"""Whether somebody is sure, whatever may be lost; or the mark of the question that they answer."""


def ask_unless(sure: Sure, question: AskFirst) -> None:
    """Raise the question, unless somebody is sure of it: it may have changed since they were."""
    if sure is not True and sure != question.mark:
        raise question


class StaleAction(TarotError):
    """The request was made from an older state than the current one."""


class TooEarly(TarotError):
    """No card can be chosen ahead before the tricks have begun."""
