"""The bot keeps little of a server."""

from tests.bench.memory.servers import rows


def test_less_than_half_of_a_server_is_kept() -> None:
    assert all(row.is_met for row in rows())
