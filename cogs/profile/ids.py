"""What can be pressed and chosen on a profile."""

from dataclasses import dataclass

from cogs.layouts.codec import Id, SmallNumber, UserBits


@dataclass(frozen=True, slots=True)
class ProfileId(Id):
    """An id on a profile: whose it is, whom they are compared with or 0, and the rating or 0."""

    user: UserBits
    other: UserBits
    kind: SmallNumber


class ChooseProfile(ProfileId):
    """Choose the game of a profile."""

    word = "profile:choose"


class ShowProfile(ProfileId):
    """Show a profile to everybody."""

    word = "profile:show"
