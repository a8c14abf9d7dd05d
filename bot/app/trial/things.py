"""What is tried, what the bot expects of it, and what it does where Discord does something else."""

from collections.abc import Iterator
from dataclasses import dataclass, field

NOT_TRIED = "not tried"
DONE, REFUSED = "done", "refused"
YES, NO = "yes", "no"
SENT, NOT_SENT = "sent", "not sent"

NOTHING = "nothing"
TELL = "nothing by itself: please send this page to the project"


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that is tried: its expected outcome, and what the bot does after any other."""

    key: str
    title: str
    expected: str
    otherwise: str = TELL


THINGS = (
    # What everything hangs on: a hand is changed with the token of the press on it.
    Thing("update", "A press on a private message is answered by a new picture (type 7)", DONE),
    Thing(
        "by-id",
        "The pressed private message is then changed by its id",
        DONE,
        "hands are changed by `@original` from now on",
    ),
    Thing("original", "… and as `@original`", DONE, NOTHING),
    Thing("newest", "The tester sees the picture that was sent last", YES),
    Thing("follow-up", "A private follow-up with components and a picture", DONE),
    Thing("follow-up-edit", "… is changed by its id", DONE),
    Thing(
        "delete",
        "The pressed private message is deleted by its id",
        DONE,
        "old hands are deleted as `@original` from now on",
    ),
    Thing("delete-original", "… and as `@original`", DONE, NOTHING),
    Thing(
        "delete-foreign",
        "A private message is deleted with the token of a press on another one",
        REFUSED,
        NOTHING,
    ),
    Thing("silent", "A press is acknowledged (type 6), then `@original` is changed", DONE),
    Thing("silent-by-id", "… and changed by its id", DONE, "as for the first change by id"),
    Thing("thinking", "“Thinking” (type 5), then components and a picture in its place", DONE),
    # How a table begins.
    Thing("command", "A command of the server reaches the bot", DONE),
    Thing("completion", "… and what is typed in it is completed", DONE),
    Thing(
        "thread",
        "A thread is started from the answer to a command",
        DONE,
        "tables are played in the channel itself, which the bot does after any refusal",
    ),
    # A hand as it is.
    Thing("emoji", "An emoji of the application is uploaded", DONE, "buttons name the suits"),
    Thing("hand", "A private message of 37 components, with emojis of its own in 49 places", DONE),
    Thing(
        "jump-desktop",
        "On the desktop the buttons below a wide picture jump when it changes",
        NO,
        "pictures stand below the buttons from now on",
    ),
    Thing(
        "jump-words",
        "… also when only words change and the picture stays",
        NO,
        NOTHING,
    ),
    Thing(
        "jump-below",
        "… also when the picture stands below the buttons",
        NO,
        "pictures stay above the buttons: it is no better below",
    ),
    # What has been chosen already.
    Thing(
        "same-choice",
        "The same choice is sent twice by a select that was not changed",
        NOT_SENT,
        "nothing: the ids of selects change where it matters, which does no harm",
    ),
    Thing(
        "open-select",
        "A select that is open while its message changes can still be used",
        YES,
        "nothing: a hand with a choice in it is left alone for some seconds anyway",
    ),
    # Files.
    Thing("attachments", "Files that components show are listed in `attachments`", NO, NOTHING),
    Thing("kept", "A change that does not name the files keeps the picture", YES),
    Thing("gif", "A GIF in a gallery", DONE),
    Thing("file", "A file in a private message", DONE),
    Thing("form", "A form with text, select, radio buttons and checkboxes", DONE),
    # Threads.
    Thing(
        "archived",
        "A press in an archived thread that the tester has not joined, from a phone",
        SENT,
        "nothing: the threads of open tables are opened again as soon as they are archived",
    ),
    Thing("reopened", "… which is open again after it", YES, NOTHING),
    Thing("locked", "A press in a locked thread", NOT_SENT, NOTHING),
    Thing(
        "no-right",
        "A press in an archived thread by somebody who may not write in threads",
        NOT_SENT,
        "nothing: the threads of open tables are opened again as soon as they are archived",
    ),
    Thing(
        "jump-phone",
        "On the phone the buttons below a wide picture jump when it changes",
        NO,
        "pictures stand below the buttons from now on",
    ),
    Thing("mention", "A mention in a text of components notifies", YES),
    # What can be seen without a press.
    Thing(
        "install",
        "The application is added with the bot and its permissions by default",
        YES,
        "nothing by itself: set it as `doctor` says",
    ),
    Thing(
        "languages",
        "The commands are registered in all languages",
        YES,
        "nothing: the next start of the bot registers them",
    ),
    # Measured on the way.
    Thing(
        "arrival",
        "Every press arrives within 2 seconds",
        YES,
        "nothing by itself: look at the clock, the network and the load of the machine",
    ),
    Thing(
        "edits",
        "A message in a channel may be changed once in 1.1 seconds",
        YES,
        "nothing: the library waits as long as Discord tells it to",
    ),
    Thing(
        "follow-ups",
        "No hidden limit was met by the follow-ups of the trial",
        YES,
        "hands are dealt as slowly as Discord wants where tables share a channel",
    ),
    # Later, on request.
    Thing("late-token", "A private message is changed after 14 minutes and a half", DONE),
    Thing("dead-token", "… and after 15 minutes and a half", REFUSED, NOTHING),
    Thing("old-edits", "A message that is more than an hour old is changed", DONE),
)
"""In the order in which they are reported; the first are worth most."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What was seen of a thing, and in more words what Discord said."""

    outcome: str
    said: str = ""

    def __str__(self) -> str:
        return f"{self.outcome} ({self.said})" if self.said else self.outcome


@dataclass(slots=True)
class Sights:
    """What has been seen so far; whatever has not is not tried."""

    of: dict[str, Sight] = field(default_factory=dict)

    def note(self, key: str, outcome: str, said: str = "") -> Sight:
        """Keep what was seen; it takes the place of what was seen before."""
        assert any(thing.key == key for thing in THINGS), key
        seen = self.of[key] = Sight(outcome, said)
        return seen

    def note_whether(self, key: str, is_so: bool, said: str = "") -> Sight:
        """Keep the answer to a yes-or-no question."""
        return self.note(key, YES if is_so else NO, said)

    def outcome(self, key: str) -> str:
        """Return what was seen of this."""
        return self.of.get(key, Sight(NOT_TRIED)).outcome

    def all(self) -> Iterator[tuple[Thing, Sight]]:
        """Yield every thing, with what was seen of it."""
        for thing in THINGS:
            yield thing, self.of.get(thing.key, Sight(NOT_TRIED))
