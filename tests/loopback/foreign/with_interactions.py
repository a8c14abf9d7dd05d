"""Counts what interactions.py hears. Its name in the package index is discord-py-interactions."""

import logging
from typing import Any

import interactions
from counting import API, INTENTS, TOKEN, heard
from interactions.api.gateway.gateway import GatewayClient
from interactions.api.http.route import Route

Route.BASE = API
theirs = GatewayClient.dispatch_event


async def counted(client: GatewayClient, data: Any, sequence: int, name: str) -> None:
    """Counts an event that is then read as ever."""
    heard(name, data)
    await theirs(client, data, sequence, name)


def is_fault(record: logging.LogRecord) -> bool:
    """Whether something went wrong. That somebody runs a command of the bot is no fault."""
    return "Unknown cmd_id" not in record.getMessage()


interactions.const.get_logger().addFilter(is_fault)
GatewayClient.dispatch_event = counted
interactions.Client(
    intents=interactions.Intents(INTENTS),
    sync_interactions=False,
    delete_unused_application_cmds=False,
    fetch_members=False,
).start(TOKEN)
