"""What can be pressed and chosen on a page of records."""

from dataclasses import dataclass
from typing import Annotated

from cogs.layouts.codec import FieldCodec, Id, SmallNumber


@dataclass(frozen=True, slots=True)
class RecordsId(Id):
    """An id on a page of records: the number of the rating, and of what they are."""

    kind: SmallNumber
    sort: Annotated[str, FieldCodec("deal|meld|narrow|slam|streak|day")]


@dataclass(frozen=True, slots=True)
class ChooseRecords(RecordsId):
    """Choose other records, by their game or by what they are of."""

    word = "records:choose"
    part: Annotated[str, FieldCodec("game|sort")]


class ShowRecords(RecordsId):
    """Show the records to everybody."""

    word = "records:show"
