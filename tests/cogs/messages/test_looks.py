"""Cards that are drawn while people play: what waits for them, and in which order they come."""

import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from bot.loopback.person import images, is_private
from cogs.messages import looks as looks_module
from cogs.messages.looks import Looks
from cogs.rules.commands import PICTURED
from rendering.canvas.byte_lru import shelf
from rendering.canvas.picture import Picture
from rendering.cards.deck import SLOTS, CardKind, hand_kind
from rendering.cards.look import Look, usual
from rendering.cards.store import kinds
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import Json, is_board, is_hand, text_of
from tests.cogs.support.house import QUICK, House, playing_house
from tests.cogs.support.playing import add_computers, is_lobby, party

DRAWING = "The pictures of the cards are being made…"
NOT_DRAWN = "The pictures of the cards are still being made"
HAND = hand_kind("piemontese")


class Copier:
    """Draws no cards, but copies those that are there, as soon as it may."""

    may = Event()
    asked: list[tuple[Look, CardKind]]
    lives = True

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def draw(self, look: Look, kind: CardKind) -> bool:
        """Copies the cards."""
        self.asked.append((look, kind))
        self.may.wait()
        for file in QUICK.cache.glob(f"{look.key}-{kind.width}-*.png"):
            shutil.copy(file, self._folder)
        return True

    def kill(self) -> None:
        """Does nothing: there is no process."""


@pytest.fixture
def copier(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Copier]]:
    """What draws all cards within the test; before its end it may."""
    monkeypatch.setattr(looks_module, "DrawingProcess", Copier)
    Copier.asked = []
    Copier.may.clear()
    yield Copier
    Copier.may.set()


@pytest.fixture
async def first_start(copier: type[Copier], tmp_path: Path) -> AsyncIterator[House]:
    """A house where no card has been drawn yet."""
    # Nor is any picture at hand from the tests before.
    shelf.drop(Picture)
    settings = replace(QUICK, cache=tmp_path / "cache")
    async with playing_house(tmp_path, settings) as house:
        yield house
        copier.may.set()


def shows_cards(message: Json) -> bool:
    return bool(images(message)) and DRAWING not in text_of(message)


async def test_a_lobby_says_that_its_cards_are_being_drawn(first_start: House) -> None:
    playing = await party(first_start, "ada")
    assert DRAWING in text_of(playing.lobby)
    assert not images(playing.lobby)
    Copier.may.set()
    await playing.opener.until(lambda m: is_lobby(m) and shows_cards(m))
    outside = await first_start.guest("ada")
    await outside.until(lambda m: "Scarto" in text_of(m) and shows_cards(m))


async def test_so_does_a_board_and_hands_wait_for_their_cards(first_start: House) -> None:
    playing = await party(first_start, "ada")
    ada = playing.opener
    await add_computers(ada, playing.lobby, 2)
    await ada.press(playing.lobby, "Start")
    board = await ada.until(is_board)
    assert DRAWING in text_of(board)
    assert not images(board)
    outcome = await ada.press(board, "My hand")
    assert outcome.status == "deferred", outcome
    Copier.may.set()
    await ada.until(lambda m: is_hand(m) and bool(images(m)))
    await ada.until(lambda m: m["id"] == board["id"] and shows_cards(m))


async def test_a_bot_that_stops_answers_those_who_wait_for_cards(first_start: House) -> None:
    playing = await party(first_start, "ada")
    ada = playing.opener
    await add_computers(ada, playing.lobby, 2)
    await ada.press(playing.lobby, "Start")
    board = await ada.until(is_board)
    assert (await ada.press(board, "My hand")).status == "deferred"
    await first_start.bot.close()
    await ada.until(lambda m: text_of(m).startswith(NOT_DRAWN) and is_private(m))


async def test_whoever_asks_for_a_picture_is_told_to_ask_again(first_start: House) -> None:
    ada = await first_start.guest("ada")
    async with nothing_changes(first_start):
        sentence = told(await ada.command("tarocchi rules", game="scarto", topic=PICTURED))
    assert sentence.startswith(NOT_DRAWN)
    Copier.may.set()


async def test_what_somebody_waits_for_comes_first(copier: type[Copier], tmp_path: Path) -> None:
    looks, nouveau = Looks(tmp_path), usual("nouveau")
    looks.begin([usual("bolognese"), nouveau])
    wished = looks.at_hand(replace(nouveau, letters="KQCJ"), "nouveau")
    assert looks.comes(wished, SLOTS[6])
    assert looks.comes(wished, hand_kind("nouveau"))
    copier.may.set()
    await looks.rest()
    assert copier.asked[:2] == [(wished, hand_kind("nouveau")), (wished, SLOTS[6])]
    assert [look for look, _ in copier.asked[2:]] == [
        look for look in (wished, usual("bolognese"), nouveau) for _ in kinds(look.pack)
    ]


async def test_cards_that_cannot_be_drawn_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    looks = Looks(tmp_path / "file")
    assert not await looks.drawn(usual("piemontese"), HAND)
    await looks.rest()
    assert "cards not drawn look=piemontese" in caplog.text
