"""A stand-in for Discord on 127.0.0.1, which the unmodified client logs into.

`Loopback` is the server: REST, gateway, downloads, and a page to play in. `Person` does what a
person does there. It imports nothing from the rest of the project.
"""

from bot.loopback.person import Person
from bot.loopback.server import Loopback

__all__ = ["Loopback", "Person"]
