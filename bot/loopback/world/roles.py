"""Roles, and what they and members may do in single channels."""

from bot.loopback.wire.wire import Json
from bot.loopback.world import sample
from bot.loopback.world.models import ChannelUpdated, MemberUpdated, RoleCreated
from bot.loopback.world.world import World


def new_role(world: World, permissions: int) -> Json:
    """Make a role with these permissions on the whole server, and return it."""
    id = world.ids.next()
    role = sample.role(id, f"role-{id}", permissions, len(world.guild["roles"]))
    world.keep_role(role)
    world.tell(RoleCreated(role))
    return role


def give(world: World, user_id: str, role_id: str, *, held: bool) -> None:
    """Give somebody a role, or take it from them."""
    others = [role for role in world.members[user_id]["roles"] if role != role_id]
    world.keep_roles_of(user_id, [*others, role_id] if held else others)
    world.tell(MemberUpdated(world.members[user_id]))


def overwrite(world: World, channel: Json, changed: Json) -> None:
    """Set what a role or a member may do in a channel; *changed* is their whole overwrite."""
    others = [each for each in channel["permission_overwrites"] if each["id"] != changed["id"]]
    channel["permission_overwrites"] = [*others, changed]
    world.keep_channel(channel)
    world.tell(ChannelUpdated(channel))
