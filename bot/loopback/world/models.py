"""What the world consists of besides plain Discord objects, and what can happen in it."""

from dataclasses import dataclass, field, fields

from bot.loopback.wire.wire import Json

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who can use the page: their user, their colour, the language of their client."""

    id: str
    username: str
    name: str
    color: str
    locale: str = "en-US"

    def to_json(self) -> Json:
        """Return the person as stored and as sent to the page."""
        return _fields_of(self)


@dataclass(slots=True)
class Message:
    """A message: what Discord shows of it, and the only person who sees it if it is ephemeral.

    Of its `files`, which are attachments, those that components or embeds show are not among the
    attachments that Discord shows.
    """

    wire: Json
    only_for: str | None = None
    dismissed: bool = False
    files: list[Json] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The id of the message."""
        return str(self.wire["id"])

    @property
    def channel_id(self) -> str:
        """The id of its channel."""
        return str(self.wire["channel_id"])

    def visible_to(self, user_id: str) -> bool:
        """Return whether that user sees it, provided they see the channel."""
        return self.only_for is None or (self.only_for == user_id and not self.dismissed)

    def to_json(self) -> Json:
        """Return the message as stored."""
        return _fields_of(self)


@dataclass(slots=True)
class Interaction:
    """Something a person did that the bot must answer, with the token for its answers.

    Nobody has `heard` of it where the bot was not there.
    """

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    made: float
    data: Json
    message_id: str | None = None
    # For a submitted modal: the interaction it was the answer to.
    opener_id: str | None = None
    answer: int | None = None
    original_id: str | None = None
    modal: Json | None = None
    heard: bool = False

    def to_json(self) -> Json:
        """Return the interaction as stored."""
        return _fields_of(self)


def _fields_of(thing: Account | Message | Interaction) -> Json:
    # Unlike `asdict` this copies nothing, which is fine for what is serialized at once.
    return {each.name: getattr(thing, each.name) for each in fields(thing)}


@dataclass(frozen=True, slots=True)
class MessageCreated:
    """A message was posted."""

    message: Message


@dataclass(frozen=True, slots=True)
class MessageUpdated:
    """A message was changed."""

    message: Message


@dataclass(frozen=True, slots=True)
class MessageDeleted:
    """A message was deleted."""

    message: Message


@dataclass(frozen=True, slots=True)
class ChannelCreated:
    """A channel or thread was created."""

    channel: Json


@dataclass(frozen=True, slots=True)
class ChannelUpdated:
    """A channel or thread was changed."""

    channel: Json


@dataclass(frozen=True, slots=True)
class ChannelDeleted:
    """A channel or thread was deleted."""

    channel: Json


@dataclass(frozen=True, slots=True)
class RoleCreated:
    """A role was made."""

    role: Json


@dataclass(frozen=True, slots=True)
class MemberUpdated:
    """Somebody was given a role, or lost one."""

    member: Json


@dataclass(frozen=True, slots=True)
class Answered:
    """The bot answered an interaction: with a message, a modal, choices, or silently."""

    interaction: Interaction
    message: Message | None = None
    choices: tuple[Json, ...] = ()


@dataclass(frozen=True, slots=True)
class CommandsChanged:
    """The bot's commands changed."""


@dataclass(frozen=True, slots=True)
class BotConnected:
    """The bot now has a live session, or no longer has one."""

    connected: bool


WorldEvent = (
    MessageCreated
    | MessageUpdated
    | MessageDeleted
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | RoleCreated
    | MemberUpdated
    | Answered
    | CommandsChanged
    | BotConnected
)
