"""What can be pressed below what is stored about a person."""

from dataclasses import dataclass

from cogs.layouts.codec import Id


@dataclass(frozen=True, slots=True)
class DataId(Id):
    """A button below what is stored about you."""

    word = "mydata"


class DeleteMyData(DataId):
    """Read what it means to delete all of it."""

    tail = "delete"


class ReallyDelete(DataId):
    """Say that it is to be deleted."""

    tail = "really"


class DeleteForGood(DataId):
    """Say so a second time."""

    tail = "forgood"
