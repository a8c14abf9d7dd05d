"""Messages that are parsed when they are first asked for."""

import threading
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from bot.texts import entries
from bot.texts.entries import Entries


def test_two_threads_may_ask_for_the_same_message_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "some.ftl").write_text("greeting = Good evening\n", encoding="utf-8")
    found = Entries("en", tmp_path, {})
    begun, may_end, parse = threading.Event(), threading.Event(), FluentResource

    def slowly(source: str) -> object:
        begun.set()
        may_end.wait(10)
        return parse(source)

    monkeypatch.setattr(entries, "FluentResource", slowly)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(found.format, "greeting", {})
        begun.wait(10)
        second = threads.submit(found.format, "greeting", {})
        assert not wait([second], timeout=0.05).done
        may_end.set()
        assert first.result() == second.result() == "Good evening"
