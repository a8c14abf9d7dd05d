"""What the bench needs it asks for, and its bridge tells the program what its seat has seen."""

import json
import subprocess
from pathlib import Path
from random import Random
from shutil import which
from typing import Any

import pytest

from bot.games.cards import CardSet
from bot.games.catalogue import find
from bot.games.events import CardPlayed, Spoke
from bot.players import simple
from bot.players.arena import moves
from bot.players.contest.pipe import question
from tests.bench.players.tarot_ai.__main__ import BRIDGE, COMPILER, RULES, main

with_node = pytest.mark.skipif(which("node") is None, reason="needs Node.js")

KEEPS = """
module.exports.ArtificialIntelligence = class {
  told = [];
  set hand(cards) { this.told.push(['hand', cards]); }
  set position(seat) { this.told.push(['position', seat]); }
  set takerPosition(seat) { this.told.push(['taker', seat]); }
  set playedCard(play) { this.told.push(['played', play]); }
  playCard(cards) {
    process.stderr.write(`${JSON.stringify([...this.told, ['may', cards]])}\\n`);
    return cards.at(-1);
  }
};
"""
"""A program that repeats what it was told and plays the last card that it may."""

CHEATS = """
module.exports.ArtificialIntelligence = class {
  playCard() { return { suit: 'Trump', rank: 22 }; }
};
"""
PLAYS = """
module.exports.ArtificialIntelligence = class {
  playCard(cards) { return cards.at(-1); }
};
"""
COPIES = """
exports.buildSync = ({ entryPoints }) =>
  ({ outputFiles: [{ text: require('node:fs').readFileSync(entryPoints[0], 'utf-8') }] });
"""
"""A compiler for programs that need none."""

RANKS = {"J": 11, "C": 12, "Q": 13, "K": 14}
SUITS = {"S": "Spade", "H": "Heart", "D": "Diamond", "C": "Club", "T": "Trump"}


def checkout(folder: Path, program: str) -> Path:
    """A folder that looks like the program's."""
    for file, text in ((RULES, program), (COMPILER / "index.js", COPIES)):
        (folder / file).parent.mkdir(parents=True)
        (folder / file).write_text(text)
    return folder


def asked(folder: Path, *questions: dict[str, object]) -> tuple[list[str], list[str]]:
    """What the bridge answers, and what it says beside."""
    lines = "".join(f"{json.dumps(each)}\n" for each in questions)
    told = ["node", str(BRIDGE), str(folder)]
    run = subprocess.run(told, input=lines, capture_output=True, text=True, timeout=20, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()], run.stderr.splitlines()


def as_told(code: str) -> dict[str, object]:
    """A card as the program is told."""
    if code == "EXC":
        return {"suit": "Trump", "rank": 0}
    rank = code[1:]
    return {"suit": SUITS[code[0]], "rank": RANKS.get(rank) or int(rank)}


def late_in_a_deal() -> tuple[dict[str, Any], set[str], int, list[CardPlayed]]:
    """A question to a taker who has discarded; their dealt hand and seat, and what was played."""
    game = find("tarocco-francese")(None, 4)
    dealt: tuple[CardSet, ...] = ()
    plays: list[CardPlayed] = []
    taker = -1
    for match, events in moves(game, [simple.choose] * 4, "bridge"):
        assert match.deal is not None
        if match.deal.number > 1 or match.deal.score is not None:
            break
        dealt = dealt or match.deal.hands
        plays += [event for event in events if isinstance(event, CardPlayed)]
        taker = next(
            (event.seat for event in events if isinstance(event, Spoke) and event.bid != "pass"),
            taker,
        )
        if len(plays) > 20 and match.deal.to_act == taker:
            seen = match.view(match.deal.to_act)
            assert seen.taken_up
            hand = {card.code for card in game.pack.members(dealt[taker])}
            return question(seen, Random(1)), hand, taker, plays
    raise AssertionError("nobody took")


def test_a_folder_without_the_program_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path)]) == 1
    said = f"There is no {RULES} in {tmp_path}, so this is no checkout of adrsr/tarot-ai.\n"
    assert capsys.readouterr() == ("", said)


def test_a_machine_without_node_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main([str(checkout(tmp_path, KEEPS))]) == 1
    said = "Node.js is not installed: there is no command `node`.\n"
    assert capsys.readouterr() == ("", said)


def test_a_checkout_without_its_compiler_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / RULES).parent.mkdir()
    (tmp_path / RULES).touch()
    node = tmp_path / "node"
    node.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main([str(tmp_path)]) == 1
    said = f"There is no {COMPILER} in {tmp_path}: run `npm ci` there first.\n"
    assert capsys.readouterr() == ("", said)


@with_node
def test_the_program_is_told_what_its_seat_has_seen(tmp_path: Path) -> None:
    put, hand, taker, plays = late_in_a_deal()
    answers, [said, count] = asked(checkout(tmp_path, KEEPS), put)
    (_, dealt), position, told_taker, *played, (_, may) = json.loads(said)
    assert sorted(map(str, dealt)) == sorted(str(as_told(code)) for code in hand)
    assert position == ["position", taker]
    assert told_taker == ["taker", taker]
    assert played == [
        ["played", {"playerPosition": play.seat, "playedCard": as_told(play.card.code)}]
        for play in plays
    ]
    assert may == [as_told(code) for code in put["legal"]]
    assert answers == [put["legal"][-1]]
    assert count == "0 of 1 cards were illegal and replaced by a legal one."


@with_node
def test_an_illegal_card_is_counted_and_replaced(tmp_path: Path) -> None:
    put, *_ = late_in_a_deal()
    answers, said = asked(checkout(tmp_path, CHEATS), put, put)
    assert answers == [put["legal"][0]] * 2
    assert said == ["2 of 2 cards were illegal and replaced by a legal one."]


@with_node
def test_a_whole_contest_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = checkout(tmp_path, PLAYS)
    assert main([str(folder), "--player", "simple", "--deals", "2"]) == 0
    first, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("simple scores ")
    assert first.endswith("2 side duels)")
